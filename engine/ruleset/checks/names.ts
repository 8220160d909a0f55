// table.json and cards/: no name means two things, and every card is of a declared kind.
import { SPACE_FIELDS } from '../../expression/fields.ts';
import { into, type Report, type Spot } from '../report.ts';
import type { Check, Checked } from './check.ts';

const TABLE: Spot = { file: 'table.json', path: [] };

/** Refs of seats and pieces begin with these words. */
const REF_WORDS = ['seat', 'piece', 'place'];

export const checkNames: Check = (checked) => {
  checkTableNames(checked);
  checkSpaceNames(checked);
  checkKinds(checked);
};

/** Boards, variables and zones of the table are all read as table.name. */
function checkTableNames({ source, report }: Checked): void {
  const { boards = {}, zones = {}, vars = {} } = source.table;
  const tableZones = Object.keys(zones).filter((name) => zones[name]!.per === 'table');
  const taken = new Map<string, string>();
  const sections = { boards: Object.keys(boards), zones: tableZones, vars: Object.keys(vars) };
  for (const [section, names] of Object.entries(sections)) {
    for (const name of names) {
      claim(name, { spot: into(TABLE, section, name), section, taken, report });
    }
  }
  for (const name of Object.keys(boards)) {
    if (!REF_WORDS.includes(name)) continue;
    report.add(into(TABLE, 'boards', name), 'name-taken', `a board cannot be called “${name}”`);
  }
}

interface Claim {
  readonly spot: Spot;
  readonly section: string;
  readonly taken: Map<string, string>;
  readonly report: Report;
}

function claim(name: string, { spot, section, taken, report }: Claim): void {
  const before = taken.get(name);
  if (before !== undefined) {
    const message = `“${name}” also stands in ${before}; table.${name} could mean either`;
    report.add(spot, 'duplicate-name', message);
  }
  taken.set(name, section);
}

function checkSpaceNames({ source, report }: Checked): void {
  for (const [name, zone] of Object.entries(source.table.zones ?? {})) {
    if (zone.per !== 'space' || !SPACE_FIELDS.includes(name)) continue;
    const message = `every space has a field “${name}” already; call the zone otherwise`;
    report.add(into(TABLE, 'zones', name), 'duplicate-name', message);
  }
}

function checkKinds({ source, world, report }: Checked): void {
  for (const [file, { cards }] of Object.entries(source.cards)) {
    for (const [id, { kind }] of Object.entries(cards)) {
      if (world.kinds.includes(kind)) continue;
      const known = { found: kind, among: world.kinds };
      const spot = { file, path: ['cards', id, 'kind'] };
      report.add(spot, 'unknown-kind', `there is no kind “${kind}” in table.json`, { known });
    }
  }
}

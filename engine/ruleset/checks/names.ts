// table.json and cards/: no name means two things, and every card is of a declared kind.
import { CARD_FIELDS, PLAYER_FIELDS, SPACE_FIELDS } from '../../expression/fields.ts';
import { into, type Report, type Spot } from '../report.ts';
import type { Bearer, TableFile } from '../types.generated.ts';
import type { Check, Checked } from './check.ts';

const TABLE: Spot = { file: 'table.json', path: [] };

/** Refs of seats and pieces begin with these words. */
const REF_WORDS = ['seat', 'piece', 'place'];

const BEARERS: readonly Bearer[] = ['table', 'player', 'card', 'space'];

/** As an expression dots into it. */
const DOTTED = { table: 'table', player: 'you', card: 'card', space: 'space' } as const;

export const checkNames: Check = (checked) => {
  for (const bearer of BEARERS) checkFields(checked, bearer);
  for (const name of Object.keys(checked.source.table.boards ?? {})) {
    if (!REF_WORDS.includes(name)) continue;
    const spot = into(TABLE, 'boards', name);
    checked.report.add(spot, 'name-taken', `a board cannot be called “${name}”`);
  }
  checkKinds(checked);
};

/** Boards, zones, variables and counters of one bearer are all read with a dot. */
function checkFields(checked: Checked, bearer: Bearer): void {
  const { source, report } = checked;
  const { boards = {}, zones = {}, vars = {}, counters = {} } = source.table;
  const sections = {
    boards: bearer === 'table' ? Object.keys(boards) : [],
    zones: Object.keys(zones).filter((name) => read(zones[name]!.per, bearer)),
    vars: Object.keys(vars).filter((name) => (vars[name]!.on ?? 'table') === bearer),
    counters: Object.keys(counters).filter((name) => counters[name]!.on.includes(bearer)),
  };
  const fixed = { table: [], player: PLAYER_FIELDS, card: CARD_FIELDS, space: SPACE_FIELDS }[
    bearer
  ];
  const taken = new Map<string, string>(fixed.map((name) => [name, '']));
  if (bearer === 'card') claimAttributes('kinds', source.table, taken, report);
  if (bearer === 'space') claimAttributes('boards', source.table, taken, report);
  for (const [section, names] of Object.entries(sections)) {
    for (const name of names) {
      claim(name, { spot: into(TABLE, section, name), section, bearer, taken, report });
    }
  }
  claimValues(checked, bearer, taken);
}

/** A value is named in standing/, but read like a field of table.json. */
function claimValues(
  { source, report }: Checked,
  bearer: Bearer,
  taken: ReadonlyMap<string, string>,
): void {
  for (const [file, { values = {} }] of Object.entries(source.standing)) {
    for (const name of Object.keys(values).filter((one) => values[one]!.of === bearer)) {
      const spot = { file, path: ['values', name] };
      claim(name, { spot, section: 'values', bearer, taken: new Map(taken), report });
    }
  }
}

function claimAttributes(
  section: 'kinds' | 'boards',
  table: TableFile,
  taken: Map<string, string>,
  report: Report,
): void {
  const kinds: Readonly<Record<string, { readonly attributes?: object }>> = table[section] ?? {};
  for (const [kind, { attributes = {} }] of Object.entries(kinds)) {
    for (const name of Object.keys(attributes)) {
      if (taken.get(name) === '') {
        const spot = into(TABLE, section, kind, 'attributes', name);
        const message = `every ${section === 'kinds' ? 'card' : 'space'} has a field “${name}” already; call the attribute otherwise`;
        report.add(spot, 'duplicate-name', message);
      } else taken.set(name, `the attributes of a ${section === 'kinds' ? 'kind' : 'board'}`);
    }
  }
}

/** What lies in everybody's zones is read from the table too. */
function read(per: Bearer, bearer: Bearer): boolean {
  return per === bearer || (per === 'player' && bearer === 'table');
}

interface Claim {
  readonly spot: Spot;
  readonly section: string;
  readonly bearer: Bearer;
  readonly taken: Map<string, string>;
  readonly report: Report;
}

const SINGULAR: Readonly<Record<string, string>> = {
  boards: 'board',
  zones: 'zone',
  vars: 'variable',
  counters: 'counter',
  values: 'value',
};

function claim(name: string, { spot, section, bearer, taken, report }: Claim): void {
  const before = taken.get(name);
  taken.set(name, section);
  if (before === undefined) return;
  const message =
    before === ''
      ? `every ${bearer} has a field “${name}” already; call the ${SINGULAR[section]} otherwise`
      : `“${name}” also stands in ${before}; ${DOTTED[bearer]}.${name} could mean either`;
  report.add(spot, 'duplicate-name', message);
}

/** Cards are of declared kinds, and say of themselves what their kind asks for. */
function checkKinds({ world, report }: Checked): void {
  for (const { kind, spotOf } of world.definitions) {
    if (kind === '' || world.kinds.includes(kind)) continue;
    const known = { found: kind, among: world.kinds };
    report.add(spotOf('kind'), 'unknown-kind', `there is no kind “${kind}” in table.json`, {
      known,
    });
  }
  for (const { spot, code, message, known } of world.slips) {
    report.add(spot, code, message, known && { known });
  }
}

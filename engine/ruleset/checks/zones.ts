// table.json: a zone is filled again from another that it can find, and made room in by a program.
import { into } from '../report.ts';
import type { Check, Checked } from './check.ts';

export const checkZones: Check = (checked) => {
  checkRoom(checked);
  checkParts(checked);
  checkKeeps(checked);
  const { source, report } = checked;
  const zones = source.table.zones ?? {};
  for (const [name, { refill, per }] of Object.entries(zones)) {
    if (refill === undefined) continue;
    const spot = into({ file: 'table.json', path: [] }, 'zones', name, 'refill');
    const other = Object.hasOwn(zones, refill) ? zones[refill] : undefined;
    if (!other) {
      const known = { found: refill, among: Object.keys(zones) };
      report.add(spot, 'unknown-zone', `there is no zone “${refill}”`, { known });
    } else if (refill === name || (other.per !== 'table' && other.per !== per)) {
      const message = `“${refill}” cannot fill this zone: it must be another zone, of the table or of the same ${per}`;
      report.add(spot, 'bad-refill', message);
    }
  }
};

function checkRoom({ source, declared, report }: Checked): void {
  for (const [name, { capacity, overflow }] of Object.entries(source.table.zones ?? {})) {
    const spot = into({ file: 'table.json', path: [] }, 'zones', name);
    if ((capacity === undefined) !== (overflow === undefined)) {
      const message =
        'a zone with a capacity says which program makes room (overflow), and the other way round';
      report.add(spot, 'no-room', message);
    }
    if (overflow === undefined) continue;
    const program = declared.programs.get(overflow);
    const takes = Object.values(program?.declared.with ?? {});
    if (!program) {
      const known = { found: overflow, among: declared.programs.keys() };
      const message = `there is no program “${overflow}”`;
      report.add(into(spot, 'overflow'), 'unknown-program', message, { known });
    } else if (takes.length !== 1 || takes[0] !== 'card') {
      const message = `the program “${overflow}” must take one card, and nothing else`;
      report.add(into(spot, 'overflow'), 'wrong-program', message);
    }
  }
}

/** A zone is split by the kind of its cards, or by a word that is printed on them. */
function checkParts({ source, world, report }: Checked): void {
  const words = [...world.attributes.values()].filter(({ type }) => {
    const plain = type.is === 'maybe' ? type.of : type;
    return plain.is === 'word';
  });
  const among = ['kind', ...words.map(({ name }) => name)];
  for (const [name, { split }] of Object.entries(source.table.zones ?? {})) {
    if (split === undefined || among.includes(split)) continue;
    const spot = into({ file: 'table.json', path: [] }, 'zones', name, 'split');
    const message = `cards have no word “${split}” to split a zone by`;
    report.add(spot, 'unknown-attribute', message, { known: { found: split, among } });
  }
}

/** Only what would end when a card leaves its zone can be kept. */
function checkKeeps({ source, world, report }: Checked): void {
  const among = world.ending.leaves.map(({ name }) => name);
  for (const [name, { keeps = [], owner, per }] of Object.entries(source.table.zones ?? {})) {
    const spot = into({ file: 'table.json', path: [] }, 'zones', name);
    keeps.forEach((found, i) => {
      if (among.includes(found)) return;
      const message = `“${found}” is no variable of cards that ends when they leave their zone`;
      report.add(into(spot, 'keeps', i), 'unknown-variable', message, { known: { found, among } });
    });
    if (owner === undefined || per !== 'player') continue;
    const message = "what lies in a player's zone is that player's";
    report.add(into(spot, 'owner'), 'bad-owner', message);
  }
}

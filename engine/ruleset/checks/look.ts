// look/table.json: it names only what is on the table.
import { into, type Spot } from '../report.ts';
import type { Check } from './check.ts';

const LOOK: Spot = { file: 'look/table.json', path: [] };

export const checkLook: Check = ({ source, world, report }) => {
  const sections = [
    { section: 'boards', noun: 'board', known: world.boards },
    { section: 'zones', noun: 'zone', known: world.zones },
    { section: 'cards', noun: 'card', known: world.cardNumbers },
  ] as const;
  for (const { section, noun, known } of sections) {
    for (const id of Object.keys(source.look[section] ?? {})) {
      if (known.has(id)) continue;
      const names = { found: id, among: known.keys() };
      report.add(into(LOOK, section, id), `unknown-${noun}`, `there is no ${noun} “${id}”`, {
        known: names,
      });
    }
  }
};

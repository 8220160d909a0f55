// look/table.json: it names only what is on the table, and has a place for every seat.
import { into, type Spot } from '../report.ts';
import type { Check, Checked } from './check.ts';

const LOOK: Spot = { file: 'look/table.json', path: [] };

export const checkLook: Check = (checked) => {
  checkLookNames(checked);
  checkGhosts(checked);
  checkPlaces(checked);
};

function checkLookNames({ source, world, report }: Checked): void {
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
}

/** A ghost is the piece that the player to act would put down: it comes from a zone of theirs. */
function checkGhosts({ source, world, report }: Checked): void {
  for (const [id, { ghost }] of Object.entries(source.look.boards ?? {})) {
    if (ghost === undefined || world.zones.get(ghost)?.per === 'player') continue;
    const among = [...world.zones.values()].filter(({ per }) => per === 'player');
    const known = { found: ghost, among: among.map(({ name }) => name) };
    const spot = into(LOOK, 'boards', id, 'ghost');
    report.add(spot, 'unknown-zone', `there is no zone “${ghost}” of a player`, { known });
  }
}

/** Without a place of its own, a zone of a player would not be drawn for that seat. */
function checkPlaces({ source, world, report }: Checked): void {
  const { max } = source.ruleset.players;
  for (const [id, { at }] of Object.entries(source.look.zones ?? {})) {
    const zone = world.zones.get(id);
    if (!at || zone?.per !== 'player' || at.length >= max) continue;
    const message = `“${id}” needs a place for each of ${max} seats, found ${at.length}`;
    report.add(into(LOOK, 'zones', id, 'at'), 'missing-place', message);
  }
}

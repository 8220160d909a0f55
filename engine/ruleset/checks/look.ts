// look/table.json: it names only what is on the table, and has a place for every seat.
import { into, type Spot } from '../report.ts';
import type { LookFile, ZoneLook } from '../types.generated.ts';
import type { Check, Checked } from './check.ts';
import { checkLookPrints } from './look-prints.ts';

const LOOK: Spot = { file: 'look/table.json', path: [] };

export const checkLook: Check = (checked) => {
  checkLookNames(checked);
  checkGhosts(checked);
  checkPlaces(checked);
  checkMats(checked);
  checkBacks(checked);
  checkSpaces(checked);
  checkLookPrints(checked, LOOK);
};

function checkLookNames({ source, world, report }: Checked): void {
  const counters = new Set(world.counterNames);
  const vars = new Set(Object.keys(source.table.vars ?? {}));
  if (world.up) vars.add('up');
  const sections = [
    { section: 'boards', noun: 'board', known: world.boards },
    { section: 'zones', noun: 'zone', known: world.zones },
    { section: 'cards', noun: 'card', known: world.cardNumbers },
    { section: 'faces', noun: 'kind', known: new Set(world.kinds) },
    { section: 'counters', noun: 'counter', known: counters },
    { section: 'badges', noun: 'variable', known: vars },
    { section: 'pawns', noun: 'variable', known: spaceVars(source.table.vars) },
  ] as const;
  for (const { section, noun, known } of sections) {
    for (const id of Object.keys(source.look[section] ?? {})) {
      if (known.has(id)) continue;
      const names = { found: id, among: known.keys() };
      const message =
        section === 'pawns'
          ? `there is no variable “${id}” of players that names a space`
          : `there is no ${noun} “${id}”`;
      report.add(into(LOOK, section, id), `unknown-${noun}`, message, { known: names });
    }
  }
}

function spaceVars(vars: Checked['source']['table']['vars'] = {}): ReadonlySet<string> {
  const fitting = Object.entries(vars).filter(
    ([, { on, type }]) => on === 'player' && type === 'space?',
  );
  return new Set(fitting.map(([name]) => name));
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
  for (const [id, { at, mat }] of Object.entries(source.look.zones ?? {})) {
    const zone = world.zones.get(id);
    if (!at || mat || zone?.per !== 'player' || at.length >= max) continue;
    const message = `“${id}” needs a place for each of ${max} seats, found ${at.length}`;
    report.add(into(LOOK, 'zones', id, 'at'), 'missing-place', message);
  }
}

/** What lies on a mat needs a mat, and belongs to a player. */
function checkMats({ source, world, report }: Checked): void {
  const { look } = source;
  for (const [section, id, spot] of onMats(look)) {
    if (!look.mat) {
      const message = `“${id}” lies on a mat, and there is no “mat” that says where mats lie`;
      report.add(spot, 'missing-mat', message);
    } else if (section === 'zones' && world.zones.has(id)) {
      if (world.zones.get(id)!.per === 'player') continue;
      const message = `“${id}” is no zone of a player, and mats are players' own`;
      report.add(spot, 'not-a-players', message);
    }
  }
}

function onMats(look: LookFile): [string, string, Spot][] {
  return (['zones', 'counters', 'tracks'] as const).flatMap((section) => {
    const entries = Object.entries<{ mat?: unknown }>(look[section] ?? {});
    const there = entries.filter(([, { mat }]) => mat !== undefined);
    return there.map(([id]): [string, string, Spot] => [
      section,
      id,
      into(LOOK, section, id, 'mat'),
    ]);
  });
}

function checkBacks({ source, report }: Checked): void {
  const backs = new Set(Object.keys(source.look.backs ?? {}));
  for (const [id, { back }] of Object.entries<ZoneLook>(source.look.zones ?? {})) {
    if (back === undefined || backs.has(back)) continue;
    const known = { found: back, among: backs };
    const message = `there is no back “${back}”`;
    report.add(into(LOOK, 'zones', id, 'back'), 'unknown-back', message, { known });
  }
}

/** Places and looks of single spaces name spaces of that board; a board by places has one for each. */
function checkSpaces({ source, world, report }: Checked): void {
  for (const [id, { places, spaces = {}, ways = {} }] of Object.entries(source.look.boards ?? {})) {
    if (!world.boards.has(id)) continue;
    const own = world.spaces.filter(({ board }) => board.name === id).map(({ name }) => name);
    for (const [part, named] of Object.entries({ places: places ?? {}, spaces })) {
      for (const found of Object.keys(named)) {
        if (own.includes(found)) continue;
        const message = `there is no space “${found}” on this board`;
        const known = { found, among: own };
        report.add(into(LOOK, 'boards', id, part, found), 'unknown-space', message, { known });
      }
    }
    const missing = places ? own.find((name) => !Object.hasOwn(places, name)) : undefined;
    if (missing !== undefined) {
      const message = `the space “${missing}” has no place`;
      report.add(into(LOOK, 'boards', id, 'places'), 'missing-place', message);
    }
    for (const found of Object.keys(ways)) {
      if (found === 'ring' || world.edges.has(found)) continue;
      const known = { found, among: [...world.edges.keys(), 'ring'] };
      const message = `there are no edges “${found}”`;
      report.add(into(LOOK, 'boards', id, 'ways', found), 'unknown-edge', message, { known });
    }
  }
}

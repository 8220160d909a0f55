// A small table with a zone in play, on which procedures are tried out.
import { linkRuleset, type Effects, type TableFile } from '../../../engine/index.ts';
import { begin, play } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource, type Parts } from '../../support/small.ts';

export const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  zones: {
    deck: { per: 'table', see: 'none' },
    row: { per: 'table', see: 'all', inPlay: true },
    hand: { per: 'player', see: 'owner' },
    front: { per: 'player', see: 'all', inPlay: true },
  },
  vars: { log: { type: 'int' } },
};

/** Writes a digit at the end of table.log, so that the order of things can be read there. */
export function note(n: number | string): Effects {
  return [{ do: 'set', what: 'table.log', to: `table.log * 10 + (${n})` }];
}

export type Programs = NonNullable<Parts['programs']>;

/** Three steps that each leave a digit. */
export const THREE: Programs = {
  combat: {
    with: { foe: 'card?' },
    vars: { die: 'int', light: 'int', side: { type: 'word', words: ['none-yet', 'won', 'lost'] } },
    steps: [
      { step: 'start', do: note(1) },
      { step: 'roll', do: note(2) },
      { step: 'result', do: note(3) },
    ],
  },
};

export const CALL: Effects = [{ do: 'call', program: 'combat', with: { foe: 'none' } }];

export function after(parts: Parts, effects: Effects = CALL) {
  const ruleset = linked(
    smallSource({ table: TABLE, programs: THREE, ...parts, moves: { wait: { do: effects } } }),
  );
  const { state, events } = play(ruleset, begin(ruleset, { seats: 3 }).state, { move: 'wait' });
  const log = state.vars[ruleset.world.columns.table.get('log')!.base];
  return { ruleset, state, log, events: events.slice(1) };
}

export function problems(parts: Parts, effects: Effects = CALL): string[] {
  const source = smallSource({
    table: TABLE,
    programs: THREE,
    ...parts,
    moves: { wait: { do: effects } },
  });
  const result = linkRuleset(source);
  return result.ok
    ? []
    : result.problems.map(
        ({ file, pointer, message, suggestion }) =>
          `${file}${pointer} ${message}${suggestion === undefined ? '' : ` (did you mean “${suggestion}”?)`}`,
      );
}

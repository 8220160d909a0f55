// Works out an expression on a laid table, or says what is wrong with it.
import { compileExpression } from '../../../engine/expression/compile.ts';
import { contextOf } from '../../../engine/machine/context.ts';
import { newReport } from '../../../engine/ruleset/report.ts';
import type { Problem } from '../../../engine/index.ts';
import type { Value } from '../../../engine/state.ts';
import { begin } from '../../support/play.ts';
import { linked } from '../../support/ruleset.ts';
import { smallSource } from '../../support/small.ts';

/** Seat 0 has a fox and an axe, seat 1 an owl; an owl lies on b2, the last space; seat 1 is active. */
const ruleset = linked(
  smallSource({
    ruleset: {
      options: {
        mood: { type: 'word', words: ['calm', 'wild'], default: 'wild' },
        length: { type: 'int', min: 1, max: 9, default: 3 },
        open: { type: 'bool', default: true },
      },
    },
    setup: [
      { do: 'create', def: 'fox', in: 'first.hand' },
      { do: 'create', def: 'axe', in: 'first.hand' },
      { do: 'create', def: 'owl', in: 'next(first).hand', copies: 2 },
      { do: 'create', def: 'axe', in: 'table.row' },
      { do: 'set', what: 'table.last', to: 'table.field[4]' },
      { do: 'move', what: 'next(first).hand.first()', to: 'or(table.last.nest, table.row)' },
      { do: 'nextTurn' },
    ],
  }),
);
const { state } = begin(ruleset);

function compile(text: string | number | boolean) {
  const report = newReport();
  const around = {
    world: ruleset.world,
    locals: new Map(),
    report,
    programs: new Map(),
    stateRules: new Map(),
    procedures: new Map(),
    inWindows: new Map(),
    replacements: new Map(),
    events: new Map(),
    forbids: [],
    gives: null,
  };
  const found = compileExpression(text, { file: 'test.json', path: [] }, around);
  return { found, problem: report.problems[0] };
}

/** As seat 0 sees it. */
export function evaluate(text: string | number | boolean): Value {
  const { found, problem } = compile(text);
  if (problem) throw new Error(problem.message);
  return found.run(contextOf(state, 0));
}

export function problemIn(text: string): Problem | undefined {
  return compile(text).problem;
}

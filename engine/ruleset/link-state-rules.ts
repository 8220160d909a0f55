// The state sections of programs/*.json → state rules in the order in which they are looked at.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { elementOf } from '../expression/operators.ts';
import type { Local } from '../expression/scope.ts';
import { ANY_LIST, BOOL, listOf, NEVER, type Type } from '../expression/types.ts';
import { assemble, undisturbed } from '../machine/assemble.ts';
import { EVERYTHING, NOTHING } from '../machine/marks.ts';
import type { Code } from '../machine/running.ts';
import type { StateRule } from '../timing/state-rule.ts';
import type { Declared } from './declared.ts';
import { into, type Report } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { StateRuleDeclaration } from './types.generated.ts';
import type { World } from './world.ts';

const STAGES = ['state', 'settle', 'victory'];

/** By stage; inside a stage as they stand in the files. */
export function stateRulesOf(
  { programs }: RulesetSource,
  report: Report,
): Declared<StateRuleDeclaration>[] {
  const found = Object.entries(programs).flatMap(([file, { state = [] }]) =>
    state.map((declared, i) => ({ declared, spot: { file, path: ['state', i] } })),
  );
  found.forEach(({ declared: { id }, spot }, i) => {
    const before = found.slice(0, i).find(({ declared }) => declared.id === id);
    if (!before) return;
    const message = `the state rule “${id}” already stands in ${before.spot.file}`;
    report.add(into(spot, 'id'), 'duplicate-id', message);
  });
  return STAGES.flatMap((stage) =>
    found.filter(({ declared }) => (declared.stage ?? 'state') === stage),
  );
}

/** Links one; its code is added to the list of all. */
export function linkStateRule(
  { declared, spot }: Declared<StateRuleDeclaration>,
  number: number,
  around: Surroundings,
  codes: Code[],
): StateRule {
  const { id } = declared;
  const each =
    declared.each === undefined
      ? null
      : compileExpression(declared.each, into(spot, 'each'), around, ANY_LIST);
  const type = each ? elementOf(each.type) : NEVER;
  const it: [string, Local] = ['it', { type, slot: 0 }];
  const them: [string, Local] = ['them', { type: listOf(type), slot: 1 }];
  const asked = { ...around, locals: new Map(each ? [it] : []) };
  const done = { ...around, locals: new Map(each ? [it, them] : []) };
  const test = compileExpression(declared.if, into(spot, 'if'), asked, BOOL);
  const code = assemble(`state rule “${id}”`, declared.do, into(spot, 'do'), done);
  return {
    id,
    number,
    code: codes.push(undisturbed(code)) - 1,
    each: each && each.run,
    test: test.run,
    // What reads nothing is true always or never.
    marks: test.marks | (each?.marks ?? NOTHING) || EVERYTHING,
    label: labelOf(around.world, type),
  };
}

function labelOf(world: World, { is }: Type): StateRule['label'] {
  if (is === 'card') {
    return ({ state }, piece) => world.cards[state.pieces.def[piece as number]!]!.id;
  }
  if (is === 'space') return (_context, space) => world.spaces[space as number]!.ref;
  if (is === 'player') return (_context, seat) => `seat ${(seat as number) + 1}`;
  return (_context, value) => String(value);
}

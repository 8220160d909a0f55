// moves/*.json → moves that can be listed, judged and made.
import type { PickKind } from '../decision.ts';
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { RESERVED } from '../expression/names.ts';
import type { Local } from '../expression/scope.ts';
import { ANY_LIST, BOOL, nameOf, NEVER, type Type } from '../expression/types.ts';
import { assemble } from '../machine/assemble.ts';
import type { Code } from '../machine/running.ts';
import type { Declared } from './declared.ts';
import { into, type Spot } from './report.ts';
import type { Choice, Move, Requirement } from './ruleset.ts';
import type { ChoiceDeclaration, MoveDeclaration } from './types.generated.ts';

const PICKABLE: ReadonlySet<string> = new Set<PickKind>(['space', 'card', 'player', 'word', 'int']);

/** Links one move; its code is added to the list of all. */
export function linkMove(
  id: string,
  { spot, declared }: Declared<MoveDeclaration>,
  around: Surroundings,
  codes: Code[],
): Move {
  const names = new Map<string, Local>();
  const choices = (declared.choose ?? []).map((choice, i) => {
    const linked = linkChoice(choice, into(spot, 'choose', i), {
      ...around,
      locals: new Map(names),
    });
    names.set(choice.a, { type: linked.type, slot: i });
    return withRule(linked.choice, choice.rule ?? declared.rule);
  });
  const within = { ...around, locals: names };
  const requirements = linkRequirements(declared, spot, within, choices.length);
  const code = codes.push(assemble(`move “${id}”`, declared.do, into(spot, 'do'), within)) - 1;
  const rule = declared.rule !== undefined && { rule: declared.rule };
  return { id, ...rule, choices, requirements, code };
}

function withRule<T extends Requirement | Choice>(part: T, rule: string | undefined): T {
  return rule === undefined ? part : { ...part, refusal: { ...part.refusal, rule } };
}

function linkChoice(
  choice: ChoiceDeclaration,
  spot: Spot,
  around: Surroundings,
): { choice: Choice; type: Type } {
  const { a: name, from: written } = choice;
  if (RESERVED.has(name) || around.locals.has(name)) {
    around.report.add(into(spot, 'a'), 'name-taken', `the name “${name}” is already taken here`);
  }
  const from = compileExpression(written, into(spot, 'from'), around, ANY_LIST);
  const type = from.type.is === 'list' ? from.type.of : NEVER;
  if (type.is !== 'never' && !PICKABLE.has(type.is)) {
    const message = `a player can pick from spaces, cards, players, words or numbers, not from ${nameOf(from.type)}`;
    around.report.add(into(spot, 'from'), 'wrong-type', message);
  }
  const refusal = { code: choice.else ?? 'not-possible' };
  return { choice: { name, kind: type.is as PickKind, from: from.run, refusal }, type };
}

/** Each requirement is judged as soon as the last pick that it names is known. */
function linkRequirements(
  declared: MoveDeclaration,
  spot: Spot,
  around: Surroundings,
  picks: number,
): Requirement[][] {
  const byPicks: Requirement[][] = Array.from({ length: picks + 1 }, () => []);
  (declared.require ?? []).forEach((requirement, i) => {
    const { is, else: code, rule } = requirement;
    const test = compileExpression(is, into(spot, 'require', i, 'is'), around, BOOL);
    const known = Math.max(0, ...[...test.reads].map((slot) => slot + 1));
    byPicks[known]!.push(withRule({ test: test.run, refusal: { code } }, rule ?? declared.rule));
  });
  return byPicks;
}

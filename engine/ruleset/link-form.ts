// What a player fills in, linked: the same for the choose list of a move and for a choice in a program.
import type { PickKind } from '../decision.ts';
import { compileExpression, type Expression, type Surroundings } from '../expression/compile.ts';
import { RESERVED } from '../expression/names.ts';
import type { Local } from '../expression/scope.ts';
import {
  ANY_LIST,
  BOOL,
  closedSet,
  INT,
  listOf,
  nameOf,
  NEVER,
  type Type,
} from '../expression/types.ts';
import { RulesetFault } from '../fault.ts';
import type { Choice, Form, Requirement } from '../form.ts';
import type { Evaluate } from '../machine/context.ts';
import { refusalFor } from '../refusals.ts';
import { linkAble } from './link-able.ts';
import { into, type Spot } from './report.ts';
import type { ChoiceDeclaration, RequirementDeclaration } from './types.generated.ts';

const PICKABLE: ReadonlySet<string> = new Set<PickKind>(['space', 'card', 'player', 'word', 'int']);

const MAX_RANGE = 1000;

/** A part of a form, and where it stands. */
export interface Placed<T> {
  readonly declared: T;
  readonly spot: Spot;
}

export function placed<T>(list: readonly T[], spot: Spot): Placed<T>[] {
  return list.map((declared, i) => ({ declared, spot: into(spot, i) }));
}

export interface FormParts {
  readonly id: string;
  readonly rule: string | undefined;
  readonly choices: readonly Placed<ChoiceDeclaration>[];
  readonly require: readonly Placed<RequirementDeclaration>[];
  /** A program makes do with fewer where there are not so many. */
  readonly short: boolean;
  /** A new place for what is picked. */
  readonly slot: () => number;
}

/** The form, and the names of what is picked with their types. */
export function linkForm(
  parts: FormParts,
  around: Surroundings,
): { form: Form; names: ReadonlyMap<string, Local> } {
  const names = new Map<string, Local>();
  const requirements: Requirement[][] = [[]];
  const choices = parts.choices.map((part) => {
    const within = { ...around, locals: new Map([...around.locals, ...names]) };
    const { choice, local } = linkChoice(part, within, parts);
    names.set(choice.name, local);
    requirements.push(linkMust(part, within, local, part.declared.rule ?? parts.rule));
    return choice;
  });
  const within = { ...around, locals: new Map([...around.locals, ...names]) };
  for (const { declared, spot } of parts.require) {
    const test = compileExpression(declared.is, into(spot, 'is'), within, BOOL);
    const known = knownAfter(choices, test.reads);
    requirements[known]!.push(requirement(test, declared, parts.rule, around));
  }
  const { id, rule } = parts;
  return { form: { id, ...(rule !== undefined && { rule }), choices, requirements }, names };
}

/** The same form with more that must hold, each judged as soon as the picks it reads are known. */
export function withRequirements(
  form: Form,
  more: readonly (Requirement & { readonly reads: ReadonlySet<number> })[],
): Form {
  if (more.length === 0) return form;
  const requirements = form.requirements.map((list) => [...list]);
  for (const { test, refusal, reads } of more) {
    requirements[knownAfter(form.choices, reads)]!.push({ test, refusal });
  }
  return { ...form, requirements };
}

/** How many picks must have been made before these slots are known. */
function knownAfter(choices: readonly Choice[], reads: ReadonlySet<number>): number {
  return choices.findLastIndex(({ slot }) => reads.has(slot)) + 1;
}

function requirement(
  { run }: Expression,
  { else: code, rule }: RequirementDeclaration,
  around: string | undefined,
  { world }: Surroundings,
): Requirement {
  return { test: run, refusal: refusalFor(world.refusals, code, rule, around) };
}

function linkChoice(
  { declared, spot }: Placed<ChoiceDeclaration>,
  around: Surroundings,
  { short, slot: newSlot, rule: ruleAround }: FormParts,
): { choice: Choice; local: Local } {
  const { a: name } = declared;
  const before = around.locals.get(name);
  if (RESERVED.has(name) || (before && !before.variable)) {
    around.report.add(into(spot, 'a'), 'name-taken', `the name “${name}” is already taken here`);
  }
  const { from, type, distinct } = linkOptions(declared, spot, around);
  const count = linkCount(declared, spot, around);
  const slot = newSlot();
  const code = declared.else ?? 'not-possible';
  const refusal = refusalFor(around.world.refusals, code, declared.rule, ruleAround);
  const kind = type.is as PickKind;
  const ordered = declared.ordered ?? false;
  const instead = linkDefault({ declared, spot }, around, count ? null : type, short);
  if (declared.ordered && !count) {
    around.report.add(into(spot, 'ordered'), 'bad-choice', 'one pick has no order: say count too');
  }
  const able = linkAble(declared, { spot, type, refusal }, around);
  return {
    choice: { name, kind, slot, from, distinct, count, ordered, short, instead, able, refusal },
    local: { type: count ? listOf(type) : type, slot },
  };
}

/** A word or a number that could have been picked; `type` is null where several are picked. */
function linkDefault(
  { declared, spot }: Placed<ChoiceDeclaration>,
  { report }: Surroundings,
  type: Type | null,
  inProgram: boolean,
): Choice['instead'] {
  const { default: instead } = declared;
  if (instead === undefined) return null;
  const at = into(spot, 'default');
  if (!inProgram) {
    report.add(at, 'bad-choice', 'nobody has to make a move, so its picks have no default');
  } else if (type?.is === 'word' && typeof instead === 'string') {
    if (type.of.includes(instead)) return instead;
    const known = { found: instead, among: type.of };
    report.add(at, 'bad-default', `“${instead}” is not ${type.set ?? 'one of the words'}`, {
      known,
    });
  } else if (type?.is === 'int' && typeof instead === 'number') return instead;
  else {
    const what = type ? nameOf(type) : 'a list';
    report.add(at, 'bad-default', `${what} is picked here: it cannot be ${instead} instead`);
  }
  return null;
}

interface Options {
  readonly from: Evaluate;
  readonly type: Type;
  readonly distinct: boolean;
}

/** Exactly one of from, number and words says what may be picked. */
function linkOptions(choice: ChoiceDeclaration, spot: Spot, around: Surroundings): Options {
  const { from, number, words } = choice;
  if ([from, number, words].filter((one) => one !== undefined).length !== 1) {
    const message = `the choice “${choice.a}” must say one of from, number and words`;
    around.report.add(spot, 'bad-choice', message);
  }
  if (words) {
    const each = [...new Set(words)];
    return { from: () => each, type: closedSet(`a word of “${choice.a}”`, words), distinct: true };
  }
  if (number) return linkRange(number, into(spot, 'number'), around);
  const list = compileExpression(from ?? '[]', into(spot, 'from'), around, ANY_LIST);
  const type = list.type.is === 'list' ? list.type.of : NEVER;
  if (type.is !== 'never' && !PICKABLE.has(type.is)) {
    const message = `a player can pick from spaces, cards, players, words or numbers, not from ${nameOf(list.type)}`;
    around.report.add(into(spot, 'from'), 'wrong-type', message);
  }
  return { from: list.run, type, distinct: list.distinct ?? false };
}

type Written = string | number | boolean;

function linkRange(range: readonly Written[], spot: Spot, around: Surroundings): Options {
  const [low, high] = range.map(
    (written, i) => compileExpression(written, into(spot, i), around, INT).run,
  );
  const from: Evaluate = (context) => {
    const [least, most] = [low!(context) as number, high!(context) as number];
    if (most - least >= MAX_RANGE) {
      throw new RulesetFault(`nobody can choose from ${most - least + 1} numbers`);
    }
    return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  };
  return { from, type: INT, distinct: true };
}

function linkCount(
  { count }: ChoiceDeclaration,
  spot: Spot,
  around: Surroundings,
): Choice['count'] {
  if (count === undefined) return null;
  const at = into(spot, 'count');
  if (!Array.isArray(count)) {
    const { run } = compileExpression(count, at, around, INT);
    return { least: run, most: run };
  }
  const [least, most] = count.map(
    (written, i) => compileExpression(written, into(at, i), around, INT).run,
  );
  return { least: least!, most: most! };
}

/** What must hold of a pick by itself: there it is called `picked`. */
function linkMust(
  { declared, spot }: Placed<ChoiceDeclaration>,
  around: Surroundings,
  local: Local,
  rule: string | undefined,
): Requirement[] {
  const locals = new Map([...around.locals, [declared.a, local], ['picked', local]] as const);
  return (declared.must ?? []).map((must, i) => {
    const at = into(spot, 'must', i, 'is');
    const test = compileExpression(must.is, at, { ...around, locals }, BOOL);
    return requirement(test, must, rule, around);
  });
}

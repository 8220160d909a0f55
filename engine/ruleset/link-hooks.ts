// The hooks of programs/*.json and of cards → hooks on steps, known before any procedure is linked.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import type { Local } from '../expression/scope.ts';
import { BOOL, CARD, type Type } from '../expression/types.ts';
import { assemble } from '../machine/assemble.ts';
import type { Evaluate } from '../machine/context.ts';
import type { Code } from '../machine/running.ts';
import type { Hook, StepHooks } from '../procedures/hook.ts';
import { namedProcedure, needStep } from '../procedures/named.ts';
import type { NamedProcedure, Procedure } from '../procedures/procedure.ts';
import type { Procedures } from '../procedures/declare.ts';
import { hooksIn, type PlacedHook } from './hooks-in.ts';
import { into } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { World } from './world.ts';

const PARTS = ['before', 'instead', 'after'] as const;

/** The hooks of a ruleset, known before they are linked, and the procedures on whose steps they are. */
export interface Hooking {
  readonly procedures: Procedures;
  readonly placed: readonly PlacedHook[];
  readonly hooks: readonly Hook[];
}

export function hookingOf(source: RulesetSource, procedures: Procedures, world: World): Hooking {
  const placed = hooksIn(source, world.definitions);
  const hooks = placed.map((one, number) => unlinkedHook(one, number, world));
  return { procedures, placed, hooks };
}

/** What steps need to know of a hook before it is linked. */
function unlinkedHook({ card, declared }: PlacedHook, number: number, world: World): Hook {
  // The true number of the code is set when it is linked; here it only tells whether there is one.
  const said = (part: (typeof PARTS)[number]) => (declared[part] ? -1 : null);
  return {
    number,
    card: card === null ? null : world.cardNumbers.get(card)!,
    skip: declared.skip ?? false,
    test: () => false,
    before: said('before'),
    instead: said('instead'),
    after: said('after'),
  };
}

function partsOf({ declared }: PlacedHook): readonly [name: string, step: string] {
  const [name = '', step = ''] = declared.at.split('.');
  return [name, step];
}

/** The hooks on a step of a procedure, by whichever of its names they call it. */
export function hooksOn(
  { placed, hooks }: Hooking,
  { names }: Procedure,
  step: string,
): StepHooks | null {
  const found = hooks.filter((_, i) => {
    const [name, at] = partsOf(placed[i]!);
    return at === step && names.includes(name);
  });
  if (found.length === 0) return null;
  const cards = new Map<number, Hook[]>();
  for (const hook of found) {
    if (hook.card !== null) cards.set(hook.card, [...(cards.get(hook.card) ?? []), hook]);
  }
  return { rules: found.filter(({ card }) => card === null), cards };
}

/** Their codes are added to the list of all. */
export function linkHooks({ placed, hooks }: Hooking, around: Surroundings, codes: Code[]): void {
  placed.forEach((one, i) => link(one, hooks[i]!, around, codes));
}

function link(placed: PlacedHook, hook: Hook, around: Surroundings, codes: Code[]): void {
  const { card, spot, declared } = placed;
  const [name, step] = partsOf(placed);
  const named = namedProcedure(name, into(spot, 'at'), around);
  if (named) needStep(named, step, into(spot, 'at'), around);
  const said = PARTS.filter((part) => declared[part]);
  if (said.length > 0 === hook.skip) {
    const message = 'a hook says skip, or some of before, instead and after';
    around.report.add(spot, 'one-change', message);
  }
  const own: [string, Local][] = card === null ? [] : [['this', { type: CARD, slot: 0 }]];
  const within = { ...around, locals: new Map(own), running: surelyRunning(named, step) };
  const test = compileExpression(declared.if ?? true, into(spot, 'if'), within, BOOL).run;
  const role = declared.role === undefined || !named ? null : linkRole(placed, named, within);
  hook.test = role ? (context) => role(context) === true && test(context) === true : test;
  for (const part of said) {
    const title = `${card === null ? 'the rules' : `card “${card}”`}, ${part} “${declared.at}”`;
    hook[part] = codes.push(assemble(title, declared[part]!, into(spot, part), within)) - 1;
  }
}

/** Every name that all procedures share which the hook can stand on. */
export function surelyRunning(named: NamedProcedure | null, step: string): ReadonlySet<string> {
  const [first, ...others] = named?.procedures.filter(({ steps }) => steps.includes(step)) ?? [];
  const names = first?.names ?? [];
  return new Set(names.filter((name) => others.every((one) => one.names.includes(name))));
}

/** The card itself, or its owner, is that variable of the procedure or is in it. */
function linkRole(
  { spot, declared }: PlacedHook,
  named: NamedProcedure,
  around: Surroundings,
): Evaluate | null {
  const at = into(spot, 'role');
  const role = declared.role!;
  const variable = named.variables.get(role);
  if (!variable) {
    const known = { found: role, among: named.variables.keys() };
    const message = `the procedure “${named.name}” has no variable “${role}”`;
    around.report.add(at, 'unknown-field', message, { known });
    return null;
  }
  const { is, list } = kindOf(variable.type);
  const who = is === 'card' ? 'this' : is === 'player' ? 'this.owner' : null;
  if (who === null) {
    const message = `“${role}” is no card or player, nor a list of them: nobody can be in it`;
    around.report.add(at, 'wrong-type', message);
    return null;
  }
  const field = `${named.name}.${role}`;
  const text = list ? `${who} in or(${field}, [])` : `${who} == ${field}`;
  return compileExpression(text, at, around, BOOL).run;
}

function kindOf(type: Type): { readonly is: Type['is']; readonly list: boolean } {
  if (type.is === 'maybe') return kindOf(type.of);
  return type.is === 'list' ? { is: type.of.is, list: true } : { is: type.is, list: false };
}

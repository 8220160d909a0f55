// standing/*.json, and the modifiers of cards → formulas of derived values, and invariants.
import { compileExpression, type Expression, type Surroundings } from '../expression/compile.ts';
import { BOOL, CARD, INT, maybe, PLAYER, type Type } from '../expression/types.ts';
import { tellCircles, tellDeep, type Dependent } from './circles.ts';
import { linkSayings } from './link-sayings.ts';
import { into, type Spot } from './report.ts';
import type { Invariant } from './ruleset.ts';
import type { RulesetSource } from './source.ts';
import type { ModifierDeclaration } from './types.generated.ts';
import { LAYERS, type DerivedValue, type Modifier } from './values.ts';

/** What is gathered for one value while the files are read. */
interface Gathered extends Dependent {
  readonly value: DerivedValue;
  readonly is: Expression;
  readonly modifiers: Modifier[];
  readonly onCards: Map<number, Modifier[]>;
  readonly uses: Set<string>;
}

export function linkValues(source: RulesetSource, around: Surroundings): void {
  const gathered = gatherValues(source, around);
  for (const [file, { modifiers = [] }] of Object.entries(source.standing)) {
    modifiers.forEach((declared, i) => {
      const at = { spot: { file, path: ['modifiers', i] }, card: null };
      linkModifier(declared, at, gathered, around);
    });
  }
  around.world.definitions.forEach(({ said, spotOf }, card) => {
    const modifiers = (said.modifiers ?? []) as readonly ModifierDeclaration[];
    modifiers.forEach((declared, i) => {
      linkModifier(declared, { spot: into(spotOf('modifiers'), i), card }, gathered, around);
    });
  });
  for (const { value, is, modifiers, onCards } of gathered.values()) {
    value.formula = { is: is.run, modifiers, onCards: onCards.size > 0 ? onCards : null };
  }
  const graph = new Map<string, Dependent>([...gathered, ...linkSayings(around)]);
  const circles = around.report.problems.length;
  tellCircles(graph, around.report);
  if (around.report.problems.length === circles) tellDeep(graph, around.report);
}

function gatherValues(source: RulesetSource, around: Surroundings): Map<string, Gathered> {
  const gathered = new Map<string, Gathered>();
  for (const [file, { values = {} }] of Object.entries(source.standing)) {
    for (const [name, { is: written }] of Object.entries(values)) {
      const spot = { file, path: ['values', name] };
      const before = gathered.get(name);
      if (before) {
        const message = `“${name}” already stands in ${before.spot.file}`;
        around.report.add(spot, 'duplicate-id', message);
        continue;
      }
      const value = around.world.values.get(name)!;
      const about = { it: { is: value.of } };
      const is = compileExpression(written, into(spot, 'is'), { ...around, about }, value.type);
      const uses = new Set(is.uses);
      gathered.set(name, {
        value,
        spot: into(spot, 'is'),
        is,
        modifiers: [],
        onCards: new Map(),
        uses,
      });
    }
  }
  return gathered;
}

interface Carrier {
  readonly spot: Spot;
  /** The number of the definition that carries it; null for the rules. */
  readonly card: number | null;
}

function linkModifier(
  declared: ModifierDeclaration,
  { spot, card }: Carrier,
  gathered: ReadonlyMap<string, Gathered>,
  around: Surroundings,
): void {
  const goal = gathered.get(declared.of);
  if (!goal) {
    const known = { found: declared.of, among: gathered.keys() };
    const message = `there is no value “${declared.of}”`;
    return around.report.add(into(spot, 'of'), 'unknown-value', message, { known });
  }
  const whose = declared.whose ?? (card === null ? 'anyone' : 'yours');
  const own: Readonly<Record<string, Type>> =
    card === null ? {} : { this: CARD, owner: whose === 'anyone' ? maybe(PLAYER) : PLAYER };
  const inside = { ...around, about: { it: { is: goal.value.of }, ...own } };
  const test =
    declared.if === undefined
      ? null
      : compileExpression(declared.if, into(spot, 'if'), inside, BOOL);
  const worked = linkLayer(declared, spot, goal.value, inside);
  if (!worked) return;
  for (const name of [...(test?.uses ?? []), ...(worked.amount?.uses ?? [])]) goal.uses.add(name);
  const { layer, amount } = worked;
  const modifier = { layer, whose, test: test?.run ?? null, amount: amount?.run ?? null };
  if (card === null) goal.modifiers.push(modifier);
  else goal.onCards.set(card, [...(goal.onCards.get(card) ?? []), modifier]);
}

function linkLayer(
  declared: ModifierDeclaration,
  spot: Spot,
  { name, type }: DerivedValue,
  around: Surroundings,
): { layer: Modifier['layer']; amount: Expression | null } | null {
  const [layer, more] = LAYERS.filter((one) => declared[one] !== undefined);
  if (layer === undefined || more !== undefined) {
    around.report.add(spot, 'one-change', `a modifier says one of ${LAYERS.join(', ')}`);
    return null;
  }
  const numeric = type.is === 'int';
  if (!numeric && layer !== 'set' && !(layer === 'add' && type.is === 'list')) {
    const message = `“${name}” is not a number, and cannot be changed by ${layer}`;
    around.report.add(into(spot, layer), 'wrong-type', message);
    return null;
  }
  const written = declared[layer]!;
  if (layer === 'halfUp' || layer === 'halfDown') return { layer, amount: null };
  const wanted = numeric ? INT : type;
  return { layer, amount: compileExpression(written, into(spot, layer), around, wanted) };
}

export function linkInvariants(source: RulesetSource, around: Surroundings): Invariant[] {
  return Object.entries(source.standing).flatMap(([file, { invariants = {} }]) =>
    Object.entries(invariants).map(([id, { is, rule }]) => {
      const spot = { file, path: ['invariants', id, 'is'] };
      const test = compileExpression(is, spot, around, BOOL).run;
      return { id, ...(rule !== undefined && { rule }), test };
    }),
  );
}

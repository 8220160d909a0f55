// What the moves and effects of a ruleset name that players read: questions, lines of the log, refusals.
import { questionOf } from '../words/effects/choose.ts';
import { branchesOf } from '../words/effects/either.ts';
import { abilitiesOf, libraryOf, picksOf, type PlacedAbility } from './abilities-in.ts';
import { definitionsOf, type Definition } from './definitions.ts';
import { forbidsIn } from './forbids-in.ts';
import { effectsIn } from './effects-in.ts';
import { replacementsIn } from './replacements-in.ts';
import { NEXT_TRIGGER, triggersIn } from './triggers-in.ts';
import type { RulesetSource } from './source.ts';
import type {
  AbilityDeclaration,
  ChoiceDeclaration,
  Effect,
  MoveDeclaration,
} from './types.generated.ts';

type Choose = Extract<Effect, { do: 'choose' }>;
type Either = Extract<Effect, { do: 'either' }>;

function effects<W extends Effect['do']>(source: RulesetSource, word: W) {
  return effectsIn(source).flatMap(({ effect }) =>
    effect.do === word ? [effect as Extract<Effect, { do: W }>] : [],
  );
}

/** Moves and abilities: what players pick in them, and what they require, is written alike. */
function deedsIn(
  source: RulesetSource,
  abilities: readonly PlacedAbility[],
): (MoveDeclaration | AbilityDeclaration)[] {
  const moves = Object.values(source.moves).flatMap((file) => Object.values(file.moves));
  return [...moves, ...abilities.map(({ declared }) => declared)];
}

function abilitiesIn(source: RulesetSource, definitions: readonly Definition[]): PlacedAbility[] {
  return [...libraryOf(source), ...definitions.flatMap((one) => abilitiesOf(source, one))];
}

/** Questions, branches, and words that can be picked. */
export function choicesIn(
  source: RulesetSource,
  definitions = definitionsOf(source).definitions,
): ReadonlySet<string> {
  const abilities = abilitiesIn(source, definitions);
  const chooses = effects(source, 'choose');
  const eithers = effects(source, 'either');
  const picks = [
    ...chooses,
    ...chooses.flatMap(({ form = [] }) => form),
    ...deedsIn(source, abilities).flatMap(({ choose = [] }) => choose),
  ];
  const optional = replacementsIn(source, definitions).filter(({ declared }) => declared.may);
  const triggers = triggersIn(source, definitions).map(({ id }) => id);
  return new Set([
    ...triggers,
    ...Object.keys(source.table.windows ?? {}),
    ...abilities.flatMap(({ name, declared }) => (declared.in === undefined ? [] : name)),
    ...optional.flatMap(({ id, declared }) => [id, declared.event]),
    ...(triggers.length > 1 ? [NEXT_TRIGGER] : []),
    ...chooses.map(questionOf),
    ...eithers.map(branchesOf),
    ...libraryOf(source).map(({ name }) => name),
    ...abilities.flatMap(({ declared }) => picksOf(declared) || []),
    ...eithers.flatMap(({ options }) => options.map(({ say }) => say)),
    ...picks.flatMap(({ words = [] }) => words),
  ]);
}

/** Sentences that are said in the log. */
export function linesIn(source: RulesetSource): ReadonlySet<string> {
  return new Set(effects(source, 'say').map(({ words }) => words));
}

/** Codes that answers can be refused with. */
export function refusalsIn(
  source: RulesetSource,
  definitions = definitionsOf(source).definitions,
): ReadonlySet<string> {
  const chooses: (Choose | ChoiceDeclaration)[] = effects(source, 'choose').flatMap((choose) => [
    choose,
    ...(choose.form ?? []),
  ]);
  const eithers: Either[] = effects(source, 'either');
  const placed = abilitiesIn(source, definitions);
  const deeds = deedsIn(source, placed);
  const picks = [...chooses, ...deeds.flatMap(({ choose = [] }) => choose)];
  const branches = eithers.flatMap(({ options }) => options);
  const musts = picks.flatMap(({ must = [] }) => must);
  const requirements = [...deeds.flatMap(({ require = [] }) => require), ...musts];
  const abilities = placed.map(({ declared }) => declared);
  const optional = [...picks, ...branches, ...abilities].flatMap((one) => one.else ?? []);
  const counters = Object.values(source.table.counters ?? {});
  const forbids = forbidsIn(source, definitions).map(({ declared }) => declared);
  const unpaid = counters.flatMap((one) => one.else ?? []);
  const called = (source.table.refusals ?? []).filter((one) => one.for !== undefined);
  return new Set([
    ...called.map(({ code }) => code),
    ...optional,
    ...unpaid,
    ...[...requirements, ...forbids].map((one) => one.else),
  ]);
}

// All abilities by name and by number, known before any is linked, for they may speak of each other.
import type { Abilities, Ability, AbilityName } from '../abilities/ability.ts';
import { abilitiesOf, keyOf, libraryOf, type PlacedAbility } from './abilities-in.ts';
import type { Definition } from './definitions.ts';
import type { RulesetSource } from './source.ts';

export function layAbilities(source: RulesetSource, cards: readonly Definition[]): Abilities {
  const onCards = cards.map((card) => abilitiesOf(source, card));
  const library = libraryOf(source);
  const numbered = new Map<string, Ability>();
  for (const one of [...library, ...onCards.flat()]) {
    const key = keyOf(one);
    if (!numbered.has(key)) numbered.set(key, unlinked(one, numbered.size));
  }
  const linked = (one: PlacedAbility) => numbered.get(keyOf(one))!;
  const names = new Set([...library, ...onCards.flat()].map(({ name }) => name));
  const named = [...names].map((name): [string, AbilityName] => {
    const of = (list: readonly PlacedAbility[]) => list.find((one) => one.name === name);
    const found = (list: readonly PlacedAbility[]) => {
      const one = of(list);
      return one ? linked(one) : null;
    };
    return [name, { name, onCards: onCards.map(found), library: found(library) }];
  });
  const usual = onCards.map((list) => {
    const first = list.find(({ declared }) => declared.in === undefined) ?? list[0];
    return first ? linked(first) : null;
  });
  return { all: [...numbered.values()], named: new Map(named), usual };
}

function unlinked({ name, declared }: PlacedAbility, number: number): Ability {
  const { rule, in: window = null, from, else: refusal = null } = declared;
  return {
    number,
    name,
    ...(rule !== undefined && { rule }),
    window,
    from: from ? new Set(from) : null,
    refusal,
    form: { id: name, choices: [], requirements: [[]] },
    code: -1,
    part: -1,
  };
}

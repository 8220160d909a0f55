// given: which zones must hold what, and from which piles cards are taken where any will do.
import { effectsIn } from '../ruleset/effects-in.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { ScenarioItem, ScenarioValue } from '../ruleset/types.generated.ts';
import type { Zone } from '../ruleset/world.ts';
import { meant, ScenarioFailure } from './failure.ts';
import type { Holder } from './holders.ts';
import type { Laying, Wish } from './lay.ts';

export function wishesOf(
  ruleset: Ruleset,
  { world }: Laying,
  holders: readonly Holder[],
  decks: Readonly<Record<string, readonly ScenarioItem[]>>,
): Wish[] {
  const exact = holders.flatMap(({ of, number, label, fields }) =>
    Object.entries(fields).flatMap(([name, said]): Wish[] => {
      const zone = world.zones.get(name);
      if (zone?.per !== of) return [];
      const wish = { zone: zone.base + number, label: `${label}.${name}`, on: null };
      return [{ ...wish, ...contentOf(wish.label, zone, said), piles: pilesFor(ruleset, zone) }];
    }),
  );
  const tops = Object.entries(decks).map(([name, cards]): Wish => {
    const zone = world.zones.get(name);
    if (zone?.per !== 'table') {
      const piles = [...world.zones.values()].filter(({ per }) => per === 'table');
      const known = piles.map((one) => one.name);
      throw new ScenarioFailure(`given: the table has no zone “${name}”${meant(name, known)}`);
    }
    return { zone: zone.base, label: `deck ${name}`, on: 'top', cards, any: null, piles: [] };
  });
  return [...exact, ...tops];
}

function contentOf(label: string, zone: Zone, said: ScenarioValue): Pick<Wish, 'cards' | 'any'> {
  const { limit: capacity } = zone;
  const count = Array.isArray(said) ? said.length : anyOf(said)?.count;
  if (count === undefined) {
    throw new ScenarioFailure(`given: ${label} is a zone; name its cards, or how many`);
  }
  if (capacity !== null && count > capacity) {
    throw new ScenarioFailure(`given: ${label} holds at most ${capacity} cards, not ${count}`);
  }
  return Array.isArray(said) ? { cards: said, any: null } : { cards: [], any: anyOf(said)! };
}

function anyOf(said: ScenarioValue): Wish['any'] {
  if (typeof said === 'number') return { count: said, kind: null };
  if (typeof said !== 'object' || said === null || Array.isArray(said)) return null;
  return said.any === undefined ? null : { count: said.any, kind: said.kind ?? null };
}

/** The piles from which the rules deal to this zone, as far as it can be read from them. */
function pilesFor({ source, world }: Ruleset, { name }: Zone): number[] {
  const found = effectsIn(source).flatMap(({ effect }): number[] => {
    if (effect.do !== 'draw' && effect.do !== 'move') return [];
    if (!new RegExp(`\\.${name}$`).test(String(effect.to))) return [];
    const from = effect.do === 'draw' ? effect.from : effect.what;
    const pile = world.zones.get(/^table\.(\w+)/.exec(String(from))?.[1] ?? '');
    return pile?.per === 'table' ? [pile.base] : [];
  });
  return [...new Set(found)];
}

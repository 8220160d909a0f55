// The replaces of programs/*.json and of cards → replacements, known before any program is linked.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import type { Local } from '../expression/scope.ts';
import { BOOL, CARD, PLAYER } from '../expression/types.ts';
import { assemble } from '../machine/assemble.ts';
import type { Code } from '../machine/running.ts';
import type { Replacement } from '../timing/replacement.ts';
import { into } from './report.ts';
import type { PlacedReplacement } from './replacements-in.ts';
import type { World } from './world.ts';

/** What effects need to know of it before it is linked. */
export function unlinked(
  { id, card, declared }: PlacedReplacement,
  number: number,
  world: World,
): Replacement {
  const { rule, event, may, order = 0, whose, instead } = declared;
  return {
    number,
    id,
    ...(rule !== undefined && { rule }),
    event,
    card: card === null ? null : world.cardNumbers.get(card)!,
    whose: whose ?? (card === null ? 'anyone' : 'yours'),
    may: may ?? false,
    order,
    instead: instead !== undefined,
    test: () => false,
    code: -1,
  };
}

export function byEvent(all: readonly Replacement[]): ReadonlyMap<string, readonly Replacement[]> {
  const events = [...new Set(all.map(({ event }) => event))];
  return new Map(events.map((event) => [event, all.filter((one) => one.event === event)]));
}

/** Their codes are added to the list of all. */
export function linkReplacements(
  placed: readonly PlacedReplacement[],
  replacements: readonly Replacement[],
  around: Surroundings,
  codes: Code[],
): void {
  checkIds(placed, around);
  placed.forEach((one, i) => link(one, replacements[i]!, around, codes));
}

function checkIds(placed: readonly PlacedReplacement[], { report }: Surroundings): void {
  placed.forEach(({ id, spot, declared }, i) => {
    const same = placed
      .slice(0, i)
      .find((one) => one.id === id && one.declared.event === declared.event);
    if (!same) return;
    const message = `the replacement “${id}” already stands in ${same.spot.file}: an answer could mean either`;
    report.add(declared.id === undefined ? spot : into(spot, 'id'), 'duplicate-id', message);
  });
}

function link(
  { id, card, spot, declared }: PlacedReplacement,
  replacement: Replacement,
  around: Surroundings,
  codes: Code[],
): void {
  const { instead, first } = declared;
  if ((instead === undefined) === (first === undefined)) {
    around.report.add(spot, 'one-change', 'a replacement says either “instead” or “first”');
  }
  const own: [string, Local][] = card === null ? [] : [['this', { type: CARD, slot: 0 }]];
  const locals = new Map([...own, ['event.who', { type: PLAYER, slot: 1 }] as const]);
  const within: Surroundings = { ...around, locals, ...(first && { cancels: true as const }) };
  const field = instead ? 'instead' : 'first';
  const code = assemble(`replacement “${id}”`, instead ?? first ?? [], into(spot, field), within);
  replacement.code = codes.push(code) - 1;
  replacement.test = compileExpression(declared.if ?? true, into(spot, 'if'), within, BOOL).run;
}

// The replaces of programs/*.json and of cards → replacements, known before any program is linked.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { localsThere } from '../expression/narrow.ts';
import { BOOL } from '../expression/types.ts';
import { assemble } from '../machine/assemble.ts';
import { linkCost } from '../machine/cost.ts';
import type { Code } from '../machine/running.ts';
import { CHANGEABLE, OWN, type Fields } from '../timing/happenings.ts';
import type { Change, Replacement } from '../timing/replacement.ts';
import { linkConcern, localsOf } from './link-concern.ts';
import { into } from './report.ts';
import type { PlacedReplacement } from './replacements-in.ts';

/** What effects need to know of it before it is linked. */
export function unlinked(
  { id, card, spot, declared }: PlacedReplacement,
  number: number,
  around: Pick<Surroundings, 'world' | 'report'>,
): Replacement {
  const { rule, event, may, order = 0, whose, instead } = declared;
  return {
    number,
    id,
    ...(rule !== undefined && { rule }),
    event,
    ...linkConcern(declared, spot, around),
    card: card === null ? null : around.world.cardNumbers.get(card)!,
    whose: whose ?? (card === null ? 'anyone' : 'yours'),
    may: may ?? false,
    order,
    instead: instead !== undefined,
    test: () => false,
    costs: [],
    pay: null,
    changes: [],
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
  placed: PlacedReplacement,
  replacement: Replacement,
  around: Surroundings,
  codes: Code[],
): void {
  const { id, card, spot, declared } = placed;
  const { instead, first, change } = declared;
  if ([instead, first, change].filter((one) => one !== undefined).length !== 1) {
    const message = 'a replacement says one of “instead”, “first” and “change”';
    around.report.add(spot, 'one-change', message);
  }
  const { whose } = replacement;
  const fields = around.events.get(declared.event) ?? OWN;
  const locals = localsOf(fields, { onCard: card !== null, whose, concern: replacement });
  const asked = { ...around, locals };
  const condition = declared.if ?? true;
  replacement.test = compileExpression(condition, into(spot, 'if'), asked, BOOL).run;
  const sure = new Map([...locals, ...localsThere(condition, locals, true)]);
  const within: Surroundings = {
    ...around,
    locals: sure,
    ...(first && { cancels: true as const }),
  };
  const { requirements, pay } = linkCost(
    { cost: declared.cost, spot: into(spot, 'cost'), payer: ({ you }) => you, rule: declared.rule },
    within,
  );
  replacement.costs = requirements;
  replacement.pay = pay;
  replacement.changes = linkChanges(placed, fields, within);
  const effects = instead ?? first;
  if (!effects) return;
  const at = into(spot, instead ? 'instead' : 'first');
  replacement.code = codes.push(assemble(`replacement “${id}”`, effects, at, within)) - 1;
}

/** Of the engine's own events only some fields can be changed; of the ruleset's, all but whom it concerns. */
function linkChanges(
  { spot, declared }: PlacedReplacement,
  fields: Fields,
  around: Surroundings,
): Change[] {
  const names = fields.map(([name]) => name);
  const among = CHANGEABLE.get(declared.event) ?? names.filter((name) => name !== 'who');
  return Object.entries(declared.change ?? {}).flatMap(([name, written]): Change[] => {
    const at = into(spot, 'change', name);
    if (!among.includes(name)) {
      const message = `“${name}” of the event “${declared.event}” cannot be changed`;
      around.report.add(at, 'unknown-field', message, { known: { found: name, among } });
      return [];
    }
    const field = names.indexOf(name);
    return [{ field, to: compileExpression(written, at, around, fields[field]![1]).run }];
  });
}

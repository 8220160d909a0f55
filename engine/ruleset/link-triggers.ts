// The triggers of programs/*.json and of cards → triggers found by what they wait for.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import type { Local, Locals } from '../expression/scope.ts';
import { BOOL, CARD } from '../expression/types.ts';
import { assemblePart } from '../machine/assemble.ts';
import type { Code } from '../machine/running.ts';
import type { Writer } from '../machine/writer.ts';
import { happeningsOf, OWN, type Fields } from '../timing/happenings.ts';
import { orderCode } from '../timing/queue.ts';
import type { Listeners, Trigger, Triggers } from '../timing/triggers.ts';
import { effectsIn } from './effects-in.ts';
import { into } from './report.ts';
import type { RulesetSource } from './source.ts';
import { triggersIn, type PlacedTrigger } from './triggers-in.ts';
import type { World } from './world.ts';

/** Their codes are added to the list of all. */
export function linkTriggers(source: RulesetSource, around: Surroundings, codes: Code[]): Triggers {
  const { world } = around;
  const placed = triggersIn(source);
  checkIds(placed, around);
  const moves = Object.values(source.moves).flatMap((file) => Object.keys(file.moves));
  const happenings = new Map([...ownEvents(source), ...happeningsOf(world, moves)]);
  const all = placed.map((one, number): Trigger => {
    return { number, ...linkTrigger(one, happenings, around, codes) };
  });
  const listening = placed.map((one, i) => ({ ...one, trigger: all[i]! }));
  const verbs = [...new Set(placed.map(({ declared }) => declared.on))];
  return {
    all,
    on: new Map(
      verbs.map((verb) => [
        verb,
        listenersOf(
          world,
          listening.filter(({ declared }) => declared.on === verb),
        ),
      ]),
    ),
    order: codes.push(orderCode(all)) - 1,
  };
}

function ownEvents(source: RulesetSource): [string, Fields][] {
  return effectsIn(source).flatMap(({ effect }): [string, Fields][] =>
    effect.do === 'emit' ? [[effect.event, OWN]] : [],
  );
}

function checkIds(placed: readonly PlacedTrigger[], { report }: Surroundings): void {
  placed.forEach(({ id, spot, declared }, i) => {
    const before = placed.slice(0, i).find((one) => one.id === id);
    if (!before) return;
    const where = before.spot.file;
    const message = `the trigger “${id}” already stands in ${where}: an answer could mean either`;
    report.add(declared.id === undefined ? spot : into(spot, 'id'), 'duplicate-id', message);
  });
}

function linkTrigger(
  { id, card, spot, declared }: PlacedTrigger,
  happenings: ReadonlyMap<string, Fields>,
  around: Surroundings,
  codes: Code[],
): Omit<Trigger, 'number'> {
  const { rule, on, whose = card === null ? 'anyone' : 'yours' } = declared;
  const fields = happenings.get(on);
  if (!fields) {
    const known = { found: on, among: happenings.keys() };
    const message = `nothing is called “${on}” when it happens`;
    around.report.add(into(spot, 'on'), 'unknown-event', message, { known });
  }
  const within = { ...around, locals: localsOf(fields ?? [], card !== null) };
  const named = rule !== undefined && { rule };
  const code = assemblePart(`trigger “${id}”`, spot, within, (writer) => {
    const over = declared.may ? writeMay(id, rule, writer) : null;
    writer.block('do', declared.do);
    over?.land();
  });
  return {
    id,
    ...named,
    code: codes.push({ ...code, whole: true }) - 1,
    zone: linkZone(declared, spot, around),
    whose,
    since: 'since' in declared,
    test: compileExpression(declared.if ?? true, into(spot, 'if'), within, BOOL).run,
  };
}

/** The first place is that of the card, and stays empty for a rule. */
function localsOf(fields: Fields, onCard: boolean): Locals {
  const told = fields.map(([name, type], i): [string, Local] => [
    `event.${name}`,
    { type, slot: i + 1 },
  ]);
  return new Map([...(onCard ? [['this', { type: CARD, slot: 0 }] as const] : []), ...told]);
}

function linkZone(
  { zone, on }: PlacedTrigger['declared'],
  spot: PlacedTrigger['spot'],
  { world, report }: Surroundings,
): Trigger['zone'] {
  if (zone === undefined) return null;
  const at = into(spot, 'zone');
  if (on !== 'enter' && on !== 'leave') {
    report.add(at, 'no-zone', `only what enters or leaves has a zone, and this waits for “${on}”`);
  }
  const found = world.zones.get(zone);
  if (found) return found;
  const known = { found: zone, among: world.zones.keys() };
  report.add(at, 'unknown-zone', `there is no zone “${zone}”`, { known });
  return null;
}

/** Asks whether to do it at all; the jump leads past it. */
function writeMay(id: string, rule: string | undefined, writer: Writer) {
  const [chooser, agreed] = [writer.slot(), writer.slot()];
  const named = rule !== undefined && { rule };
  writer.ask({
    id,
    ...named,
    who: ({ you }) => [you],
    many: false,
    chooser,
    forms: [{ id, ...named, choices: [], requirements: [[]] }],
    optional: true,
    secret: false,
    alone: false,
    settle: (frame, [asked]) => {
      frame.slots[agreed] = asked?.offer === id;
    },
  });
  return writer.jump(({ slots }) => slots[agreed] !== true);
}

function listenersOf(
  { cardNumbers }: World,
  listening: readonly (PlacedTrigger & { readonly trigger: Trigger })[],
): Listeners {
  const cards = new Map<number, Trigger[]>();
  for (const { card, trigger } of listening) {
    if (card === null) continue;
    const def = cardNumbers.get(card)!;
    cards.set(def, [...(cards.get(def) ?? []), trigger]);
  }
  const rules = listening.filter(({ card }) => card === null).map(({ trigger }) => trigger);
  return { rules, cards };
}

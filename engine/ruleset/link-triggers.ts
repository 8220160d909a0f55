// The triggers of programs/*.json and of cards → triggers found by what they wait for.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { localsThere } from '../expression/narrow.ts';
import { BOOL } from '../expression/types.ts';
import { assemblePart } from '../machine/assemble.ts';
import type { Code } from '../machine/running.ts';
import type { Writer } from '../machine/writer.ts';
import { orderCode } from '../timing/queue.ts';
import { concernsCounter, concernsZone } from '../timing/concern.ts';
import { COUNTED, IN_ZONES } from '../timing/happenings.ts';
import type { Listeners, Listening, Trigger, Triggers } from '../timing/triggers.ts';
import type { Column } from './columns.ts';
import { effectsIn } from './effects-in.ts';
import { linkConcern, localsOf } from './link-concern.ts';
import { into } from './report.ts';
import type { RulesetSource } from './source.ts';
import { triggersIn, type PlacedTrigger } from './triggers-in.ts';
import type { World, Zone } from './world.ts';

/** Their codes are added to the list of all. */
export function linkTriggers(source: RulesetSource, around: Surroundings, codes: Code[]): Triggers {
  const { world } = around;
  const placed = triggersIn(source, around.world.definitions);
  checkIds(placed, around);
  const heard = { ...around, events: heardEvents(source, around) };
  const all = placed.map((one, number): Trigger => {
    return { number, ...linkTrigger(one, heard, codes) };
  });
  const listening = placed.map((one, i) => ({ ...one, trigger: all[i]! }));
  const verbs = [...new Set(placed.map(({ declared }) => declared.on))];
  return {
    all,
    since: all.some(({ since }) => since),
    on: new Map(
      verbs.map((verb) => [
        verb,
        listeningTo(
          verb,
          world,
          listening.filter(({ declared }) => declared.on === verb),
        ),
      ]),
    ),
    order: codes.push(orderCode(all)) - 1,
  };
}

/** What is only ever about to happen is not heard: an emit tells it when it has. */
function heardEvents(source: RulesetSource, { events }: Surroundings): Surroundings['events'] {
  const named = (word: 'emit' | 'would') =>
    effectsIn(source).flatMap(({ effect }) => (effect.do === word ? [effect.event] : []));
  const told = new Set(named('emit'));
  const silent = new Set(named('would').filter((event) => !told.has(event)));
  return new Map([...events].filter(([event]) => !silent.has(event)));
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
  around: Surroundings,
  codes: Code[],
): Omit<Trigger, 'number'> {
  const { rule, on, whose = card === null ? 'anyone' : 'yours' } = declared;
  const fields = around.events.get(on);
  if (!fields) {
    const known = { found: on, among: around.events.keys() };
    const message = `nothing is called “${on}” when it happens`;
    around.report.add(into(spot, 'on'), 'unknown-event', message, { known });
  }
  const concern = linkConcern({ ...declared, event: on }, spot, around);
  const locals = localsOf(fields ?? [], { onCard: card !== null, whose, concern });
  const condition = declared.if ?? true;
  const sure = new Map([...locals, ...localsThere(condition, locals, true)]);
  const within = { ...around, locals: sure };
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
    ...concern,
    whose,
    since: 'since' in declared,
    test: compileExpression(condition, into(spot, 'if'), { ...around, locals }, BOOL).run,
  };
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

type Placed = PlacedTrigger & { readonly trigger: Trigger };

/** Who listens at all, and who in each zone or for each counter, so that play need not ask the others. */
function listeningTo(verb: string, world: World, all: readonly Placed[]): Listening {
  const zones = IN_ZONES.includes(verb) ? [...world.zones.values()] : [];
  const columns = COUNTED.includes(verb) ? Object.values(world.columns) : [];
  const counters = columns.flatMap((of: ReadonlyMap<string, Column>) =>
    [...of.values()].filter(({ counter }) => counter !== null),
  );
  const at = new Map<Zone | Column, Listeners>();
  const among = (concerned: (trigger: Trigger) => boolean) =>
    listenersOf(
      world,
      all.filter(({ trigger }) => concerned(trigger)),
    );
  for (const zone of zones)
    at.set(
      zone,
      among((trigger) => concernsZone(trigger, zone)),
    );
  for (const column of counters) {
    at.set(
      column,
      among((trigger) => concernsCounter(trigger, column)),
    );
  }
  return { ...listenersOf(world, all), at: at.size > 0 ? at : null };
}

function listenersOf({ cardNumbers }: World, listening: readonly Placed[]): Listeners {
  const cards = new Map<number, Trigger[]>();
  for (const { card, trigger } of listening) {
    if (card === null) continue;
    const def = cardNumbers.get(card)!;
    cards.set(def, [...(cards.get(def) ?? []), trigger]);
  }
  const rules = listening.filter(({ card }) => card === null).map(({ trigger }) => trigger);
  return { rules, cards };
}

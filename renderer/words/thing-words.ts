// Anything on the table in words: for the inspector, for the ear, and for hovering over the log. Pure.
import type { FieldValue, Ref } from '../../engine/index.ts';
import { own } from '../own.ts';
import type { Layout } from '../table/layout.ts';
import { seatOf } from '../table/lay-zones.ts';
import { numberOf } from '../table/values.ts';
import { cardText, counterName, kindName, printedText, termOf } from './card-words.ts';
import {
  cardName,
  playerName,
  spaceName,
  zoneName,
  type Reader,
  type Speaker,
} from './ruleset-words.ts';
import { listOf, sayIn } from './words.ts';

export interface Fact {
  readonly term: string;
  readonly value: string;
}

export interface Description {
  readonly title: string;
  readonly kind: string | null;
  /** The card whose face is shown large. */
  readonly card: string | null;
  readonly facts: readonly Fact[];
  readonly text: string | null;
  readonly rules: readonly string[];
}

/** Null if there is nothing to tell of it. */
export function describe(speaker: Speaker, layout: Layout, ref: Ref): Description | null {
  const seat = seatOf(ref);
  if (seat !== null) return describeSeat(speaker, seat);
  const space = layout.spaces.find((it) => it.ref === ref);
  if (space) return describeSpace(speaker, layout, ref);
  const piece = layout.pieces.find((it) => it.ref === ref);
  if (piece?.card) {
    const card = describeCard(speaker, piece.card);
    return { ...card, facts: [...card.facts, ...fieldFacts(speaker, piece.view.fields)] };
  }
  return ref.startsWith('place/') ? describePile(speaker, layout, ref) : null;
}

export function describeCard(reader: Reader, card: string): Description {
  const plan = own(reader.sheet.cards, card);
  const facts = Object.entries(plan?.attributes ?? {}).map(([name, value]) => ({
    term: termOf(reader, name),
    value: printedText(reader, value),
  }));
  return {
    title: cardName(reader, card),
    kind: plan ? kindName(reader, plan.kind) : null,
    card,
    facts,
    text: cardText(reader, card),
    rules: plan?.rule === undefined ? [] : [plan.rule],
  };
}

function describeSpace(speaker: Speaker, layout: Layout, ref: Ref): Description {
  const plan = speaker.sheet.boards.flatMap(({ spaces }) => spaces).find((it) => it.ref === ref);
  const printed = Object.entries(plan?.attributes ?? {}).map(([name, value]) => ({
    term: termOf(speaker, name),
    value: printedText(speaker, value),
  }));
  const here = layout.pieces.filter(({ on }) => on === ref);
  const pawns = layout.markers.filter(({ on, seat }) => on === ref && seat !== null);
  const names = [
    ...here.map(({ card }) => cardName(speaker, card)),
    ...pawns.map(({ seat }) => playerName(speaker, seat!)),
  ];
  const holds = names.length > 0 ? [{ term: '', value: listOf(speaker.language, names) }] : [];
  return {
    title: spaceName(speaker, plan?.name ?? ref),
    kind: null,
    card: null,
    facts: [...printed, ...fieldFacts(speaker, own(speaker.view.fields, ref)), ...holds],
    text: null,
    rules: [],
  };
}

function describeSeat(speaker: Speaker, seat: number): Description {
  const { view, sheet } = speaker;
  const say = sayIn(speaker.language);
  const zones = view.zones
    .filter((zone) => zone.of === `seat/${seat}`)
    .map(({ zone, pieces }) => ({ term: zoneName(speaker, zone), value: String(pieces.length) }));
  const counters = Object.keys(sheet.words[speaker.language]?.counters ?? {}).flatMap((name) => {
    const first = own(sheet.fields.player, name);
    if (first === undefined) return [];
    const value = numberOf(own(own(view.fields, `seat/${seat}`), name) ?? first);
    return [{ term: counterName(speaker, name), value: String(value) }];
  });
  return {
    title: playerName(speaker, seat),
    kind: view.waiting.includes(seat) ? say('table.now') : null,
    card: null,
    facts: [...counters, ...zones],
    text: null,
    rules: [],
  };
}

/** A pile of cards that nobody may look at. */
function describePile(speaker: Speaker, layout: Layout, ref: Ref): Description | null {
  const [, id, of] = /^place\/([^/]+)\/(.+)\/\d+$/.exec(ref) ?? [];
  const zone = layout.zones.find((it) => it.zone === id && it.of === of);
  if (!zone) return null;
  const say = sayIn(speaker.language);
  const owner = zone.seat === null ? null : playerName(speaker, zone.seat);
  const count = say('table.cards', { count: zone.pieces.length });
  return {
    title: zoneName(speaker, zone.zone),
    kind: owner,
    card: null,
    facts: [{ term: '', value: count }],
    text: say('table.hidden-text'),
    rules: [],
  };
}

function fieldFacts(
  reader: Reader,
  fields: Readonly<Record<string, FieldValue>> | undefined,
): Fact[] {
  return Object.entries(fields ?? {}).flatMap(([name, value]) => {
    if (typeof value === 'number')
      return [{ term: counterName(reader, name), value: String(value) }];
    if (value === true) return [{ term: termOf(reader, name), value: '✓' }];
    if (typeof value === 'string' && !value.includes('/')) {
      return [{ term: termOf(reader, name), value: termOf(reader, value) }];
    }
    return [];
  });
}

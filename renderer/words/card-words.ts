// What stands on a card, in the player's language: for its face and for the inspector. Pure.
import type { Corners, FaceLook, Printed } from '../../engine/index.ts';
import { own } from '../own.ts';
import { cardName, wordsFor, type Reader } from './ruleset-words.ts';
import { fill, listOf } from './words.ts';

export interface CornerText {
  readonly corner: keyof Corners;
  readonly value: string;
}

export interface FaceText {
  readonly name: string;
  readonly kind: string;
  readonly text: string | null;
  readonly foot: string | null;
  readonly corners: readonly CornerText[];
  readonly edge: readonly { readonly counter: string; readonly count: number }[];
}

export function faceText(reader: Reader, card: string, look: FaceLook): FaceText {
  const plan = own(reader.sheet.cards, card);
  const printed = (name: string) => plan?.attributes[name];
  const foot = (look.foot ?? []).flatMap((name) => {
    const value = printed(name);
    return value === undefined ? [] : [`${termOf(reader, name)} ${printedText(reader, value)}`];
  });
  const line = (look.line ?? []).flatMap((name) => {
    const value = printed(name);
    return value === undefined ? [] : [printedText(reader, value)];
  });
  return {
    name: cardName(reader, card),
    kind: [kindName(reader, plan?.kind ?? ''), ...line].join(' · '),
    text: cardText(reader, card),
    foot: foot.length > 0 ? foot.join(' · ') : null,
    corners: cornersOf(reader, look, printed),
    edge: bagOf(look.edge === undefined ? undefined : printed(look.edge)),
  };
}

function cornersOf(
  reader: Reader,
  { corners = {} }: FaceLook,
  printed: (name: string) => Printed | undefined,
): CornerText[] {
  return (Object.entries(corners) as [keyof Corners, { value: string }][]).flatMap(
    ([corner, { value: name }]) => {
      const value = printed(name);
      return value === undefined ? [] : [{ corner, value: printedText(reader, value) }];
    },
  );
}

function bagOf(value: Printed | undefined) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value as Readonly<Record<string, number>>).map(([counter, count]) => ({
    counter,
    count,
  }));
}

export function cardText({ sheet, language }: Reader, card: string): string | null {
  const found = wordsFor(sheet.words, language);
  const text = own(found.words?.cards, card)?.text;
  return text === undefined ? null : fill(found.language, text);
}

export function kindName({ sheet, language }: Reader, kind: string): string {
  const found = wordsFor(sheet.words, language);
  const name = own(found.words?.kinds, kind);
  return name === undefined ? kind : fill(found.language, name);
}

/** An attribute, a variable or a word of theirs, as players call it. */
export function termOf({ sheet, language }: Reader, term: string): string {
  const found = wordsFor(sheet.words, language);
  const name = own(found.words?.terms, term);
  return name === undefined ? term : fill(found.language, name);
}

export function counterName({ sheet, language }: Reader, counter: string): string {
  const found = wordsFor(sheet.words, language);
  const name = own(found.words?.counters, counter);
  return name === undefined ? counter : fill(found.language, name);
}

export function printedText(reader: Reader, value: Printed): string {
  if (typeof value === 'string') return termOf(reader, value);
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object' || value === null) return String(value ?? '–');
  if (Array.isArray(value)) {
    const words = value as readonly string[];
    return listOf(
      reader.language,
      words.map((word) => termOf(reader, word)),
    );
  }
  const bag = Object.entries(value as Readonly<Record<string, number>>);
  return bag.map(([counter, count]) => `${count} ${counterName(reader, counter)}`).join(', ');
}

// The sentences of the interface, and how any ICU sentence is filled in.
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '../../host/api/api.ts';
import en from './en.json';
import fr from './fr.json';

export type WordKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;
export type Say = (key: WordKey, values?: Values) => string;

const books: Readonly<Record<Language, Readonly<Record<WordKey, string>>>> = { en, fr };
const parsed = new Map<string, IntlMessageFormat>();

export const languages: readonly { readonly language: Language; readonly name: string }[] = [
  { language: 'en', name: 'English' },
  { language: 'fr', name: 'Français' },
];

/** The interface in one language. */
export function sayIn(language: Language): Say {
  return (key, values) => fill(language, books[language][key], values);
}

export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(en, key);
}

/** An ICU sentence with its values; a sentence that cannot be read is shown as it is written. */
export function fill(language: Language, sentence: string, values: Values = {}): string {
  try {
    const key = `${language} ${sentence}`;
    const message = parsed.get(key) ?? parse(language, sentence);
    parsed.set(key, message);
    return String(message.format({ ...values }));
  } catch {
    return sentence;
  }
}

/** Throws if the sentence is not ICU. Tags are plain text: words come from anyone's files. */
export function parse(language: Language, sentence: string): IntlMessageFormat {
  return new IntlMessageFormat(sentence, language, undefined, { ignoreTag: true });
}

/** “Ann”, “Ann and Ben”, “Ann, Ben and Cyd”. */
export function listOf(language: Language, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** “5 minutes ago”, “yesterday”. */
export function ago(language: Language, then: string, now: number): string {
  const seconds = Math.round((Date.parse(then) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (!Number.isFinite(seconds)) return '';
  if (Math.abs(seconds) < 60) return format.format(0, 'second');
  if (Math.abs(seconds) < 3600) return format.format(Math.round(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return format.format(Math.round(seconds / 3600), 'hour');
  return format.format(Math.round(seconds / 86_400), 'day');
}

// words/: sentences are closed where they open a brace, and ask only for what they are told.
import { hasDuplicates, into, type Report, type Spot } from '../report.ts';
import type { Check, Checked } from './check.ts';

export const checkSentences: Check = (checked) => {
  if (hasDuplicates(checked.report)) return;
  for (const [language, words] of Object.entries(checked.source.words)) {
    const spot = { file: `words/${language}.json`, path: [] };
    walk(words, spot, checked.report);
    checkNames(checked, language, spot);
  }
};

function walk(value: unknown, spot: Spot, report: Report): void {
  if (typeof value === 'string') return tellBraces(value, spot, report);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) walk(inner, into(spot, key), report);
}

function tellBraces(sentence: string, spot: Spot, report: Report): void {
  const { stray } = readSentence(sentence);
  if (stray === null) return;
  const closing = sentence[stray] === '}';
  const message = closing ? 'this } closes nothing' : 'this { is never closed with }';
  report.add(spot, 'syntax', message, { within: { start: stray, end: stray + 1 } });
}

/** What each sentence may ask for; those of other sections are told nothing, or by their program. */
function checkNames({ source, declared, report }: Checked, language: string, spot: Spot): void {
  const { moves, ends } = source.words[language]!;
  for (const [id, { prompt, log }] of Object.entries(moves)) {
    const picks = (declared.moves.get(id)?.declared.choose ?? []).map(({ a }) => a);
    tellNames(prompt, into(spot, 'moves', id, 'prompt'), ['player'], report);
    tellNames(log, into(spot, 'moves', id, 'log'), ['player', ...picks], report);
  }
  for (const [id, sentence] of Object.entries(ends)) {
    tellNames(sentence, into(spot, 'ends', id), ['winners', 'count'], report);
  }
}

function tellNames(
  sentence: string,
  spot: Spot,
  known: readonly (string | undefined)[],
  report: Report,
): void {
  const among = known.filter((name) => name !== undefined);
  for (const { name, start } of readSentence(sentence).names) {
    if (among.includes(name)) continue;
    report.add(spot, 'unknown-argument', `this sentence knows no “${name}”`, {
      known: { found: name, among },
      within: { start, end: start + name.length },
    });
  }
}

interface ReadSentence {
  /** What stands behind an opening brace: {player}, {count, plural, …}. */
  readonly names: readonly { readonly name: string; readonly start: number }[];
  /** The brace that has no partner, or null. */
  readonly stray: number | null;
}

/** Every second level of braces holds a sentence again: {count, plural, one {# card} other {# cards}}. */
function readSentence(sentence: string): ReadSentence {
  const names: { name: string; start: number }[] = [];
  const open: number[] = [];
  for (let at = 0; at < sentence.length; at++) {
    const sign = sentence[at];
    if (sign === "'" && /[{}]/.test(sentence[at + 1] ?? '')) {
      const end = sentence.indexOf("'", at + 1);
      at = end < 0 ? sentence.length : end;
    } else if (sign === '{') {
      open.push(at);
      const name = /^\s*(\w+)/.exec(sentence.slice(at + 1));
      if (name && open.length % 2 === 1)
        names.push({ name: name[1]!, start: at + 1 + name[0].length - name[1]!.length });
    } else if (sign === '}' && open.pop() === undefined) {
      return { names, stray: at };
    }
  }
  return { names, stray: open[0] ?? null };
}

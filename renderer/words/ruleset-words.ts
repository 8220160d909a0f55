// A ruleset's own words: names, prompts, log lines, refusals and endings, in the player's language.
import type { GameEvent, GameResult, PickTold, Refusal, View } from '../../engine/index.ts';
import type { WordsFile } from '../../engine/index.ts';
import type { Language, Sheet } from '../../host/api/api.ts';
import { own } from '../own.ts';
import { seatOf } from '../table/lay-zones.ts';
import { fill, isWordKey, listOf, sayIn } from './words.ts';

/** The words in the language asked for, else in any that the ruleset has. */
export function wordsFor(
  words: Readonly<Record<string, WordsFile>>,
  language: Language,
): { readonly words: WordsFile | null; readonly language: Language } {
  const found = words[language];
  if (found) return { words: found, language };
  const other: Language = language === 'en' ? 'fr' : 'en';
  return { words: words[other] ?? null, language: other };
}

/** Everything needed to speak about a ruleset. */
export interface Reader {
  readonly language: Language;
  readonly sheet: Sheet;
}

/** Everything needed to speak about one game in play. */
export interface Speaker extends Reader {
  readonly seats: readonly string[];
  readonly view: View;
}

export function gameName(speaker: Reader): string {
  const { words, language } = wordsFor(speaker.sheet.words, speaker.language);
  return words ? fill(language, words.name) : speaker.sheet.id;
}

export function ruleText({ sheet, language }: Reader, rule: string): string | null {
  const found = wordsFor(sheet.words, language);
  const text = own(found.words?.rules, rule);
  return text === undefined ? null : fill(found.language, text);
}

export function cardName({ sheet, language }: Reader, card: string | null): string {
  if (card === null) return sayIn(language)('table.hidden');
  const found = wordsFor(sheet.words, language);
  const name = own(found.words?.cards, card)?.name;
  return name === undefined ? card : fill(found.language, name);
}

export function zoneName({ sheet, language }: Reader, zone: string): string {
  return fill(language, own(wordsFor(sheet.words, language).words?.zones, zone) ?? zone);
}

export function boardName({ sheet, language }: Reader, board: string): string {
  return fill(language, own(wordsFor(sheet.words, language).words?.boards, board) ?? board);
}

export function spaceName({ sheet, language }: Reader, space: string): string {
  const found = wordsFor(sheet.words, language);
  const name = own(found.words?.spaces, space);
  return name === undefined ? space : fill(found.language, name);
}

export function moveName({ sheet, language }: Reader, move: string): string {
  return fill(language, own(wordsFor(sheet.words, language).words?.moves, move)?.name ?? move);
}

/** A question, a branch or a word that can be picked, as players read it. */
export function choiceName({ sheet, language }: Reader, choice: string): string {
  const found = wordsFor(sheet.words, language);
  const name = own(found.words?.choices, choice);
  if (name !== undefined) return fill(found.language, name);
  return choice === 'pass' ? sayIn(language)('table.pass') : choice;
}

/** What this moment of the game is called; empty if the ruleset gives it no name. */
export function stateName({ sheet, language, view }: Speaker): string {
  return fill(language, own(wordsFor(sheet.words, language).words?.states, view.state) ?? '');
}

export function movePrompt(speaker: Speaker, move: string): string {
  const found = wordsFor(speaker.sheet.words, speaker.language);
  const prompt = own(found.words?.moves, move)?.prompt;
  if (prompt === undefined) return moveName(speaker, move);
  return fill(found.language, prompt, { player: playerName(speaker, speaker.view.active) });
}

export function playerName({ seats, language }: Speaker, seat: number): string {
  return seats[seat] ?? sayIn(language)('new.player', { number: seat + 1 });
}

/** A picked thing as a player calls it; null is a pick that the viewer may not know. */
export function pickName(speaker: Speaker, pick: PickTold): string {
  if (pick === null) return cardName(speaker, null);
  if (typeof pick === 'object') {
    return listOf(
      speaker.language,
      pick.map((one) => pickName(speaker, one)),
    );
  }
  if (typeof pick === 'number') return String(pick);
  const seat = seatOf(pick);
  if (seat !== null) return playerName(speaker, seat);
  for (const board of speaker.sheet.boards) {
    const space = board.spaces.find((it) => it.ref === pick);
    if (space) return spaceName(speaker, space.name);
  }
  const pieces = speaker.view.zones.flatMap((zone) => zone.pieces);
  const piece = pieces.find((it) => it.ref === pick);
  return piece ? cardName(speaker, piece.card) : choiceName(speaker, pick);
}

export interface LogLine {
  readonly text: string;
  readonly rule: string | null;
  readonly seat: number | null;
}

export function logLines(speaker: Speaker, log: readonly GameEvent[]): readonly LogLine[] {
  return log.flatMap((event) => logLine(speaker, event) ?? []);
}

function logLine(speaker: Speaker, event: GameEvent): LogLine | null {
  if (event.event === 'over') {
    const text = endSentence(speaker, event.result);
    return { text, rule: event.result.rule ?? null, seat: null };
  }
  const found = wordsFor(speaker.sheet.words, speaker.language);
  if (event.event === 'said') {
    const values = Object.entries(event.with).map(
      ([name, told]) =>
        [name, typeof told === 'boolean' ? String(told) : pickName(speaker, told)] as const,
    );
    const line = own(found.words?.lines, event.line) ?? event.line;
    const text = fill(found.language, line, Object.fromEntries(values));
    return { text, rule: event.rule ?? null, seat: null };
  }
  if (event.event !== 'answered') return null;
  const values: Record<string, string> = {};
  for (const [name, pick] of Object.entries(event.picks)) values[name] = pickName(speaker, pick);
  values['player'] = playerName(speaker, event.seat);
  const sentence = own(found.words?.moves, event.move)?.log ?? event.move;
  const asked = event.asks !== undefined;
  return {
    text: asked ? chosenLine(speaker, event) : fill(found.language, sentence, values),
    rule: event.rule ?? null,
    seat: event.seat,
  };
}

/** What was answered in the middle of a program; a secret is told as such. */
function chosenLine(
  speaker: Speaker,
  { seat, move, picks, secret }: Extract<GameEvent, { event: 'answered' }>,
): string {
  const say = sayIn(speaker.language);
  const player = playerName(speaker, seat);
  const named = Object.values(picks).map((pick) => pickName(speaker, pick));
  if (named.length > 0) return say('log.chose', { player, picks: listOf(speaker.language, named) });
  if (secret) return say('log.secret', { player });
  return say('log.chose', { player, picks: choiceName(speaker, move) });
}

export function endSentence(speaker: Speaker, result: GameResult): string {
  const found = wordsFor(speaker.sheet.words, speaker.language);
  const sentence = result.end === null ? undefined : own(found.words?.ends, result.end);
  if (sentence === undefined) return sayIn(speaker.language)('end.over');
  const winners = winnerNames(speaker, result);
  return fill(found.language, sentence, { winners, count: result.winners.length });
}

export function winnerNames(speaker: Speaker, result: GameResult): string {
  const names = result.winners.map((seat) => playerName(speaker, seat));
  return listOf(speaker.language, names);
}

/** Why not: the ruleset's sentence, else the interface's own for the engine's codes. */
export function refusalSentence({ sheet, language }: Reader, refusal: Refusal): string {
  const found = wordsFor(sheet.words, language);
  const sentence = own(found.words?.refusals, refusal.code);
  if (sentence !== undefined) return fill(found.language, sentence);
  const key = `refused.${refusal.code}`;
  return sayIn(language)(isWordKey(key) ? key : 'refused.unknown');
}

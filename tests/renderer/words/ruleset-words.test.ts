// A ruleset's own words, filled in for players.
import { expect, test } from 'vitest';
import type { GameEvent } from '../../../engine/index.ts';
import {
  endSentence,
  gameName,
  logLines,
  movePrompt,
  pickName,
  refusalSentence,
  ruleText,
  wordsFor,
  type Speaker,
} from '../../../renderer/words/ruleset-words.ts';
import { gridView, piece, ticTacToe } from '../sample.ts';

const view = gridView({ b2: piece(0, 'cross', 0) });
const speaker: Speaker = { language: 'en', sheet: ticTacToe, seats: ['Ann', 'Ben'], view };
const french: Speaker = { ...speaker, language: 'fr' };

test('[SAY-3] a ruleset without the language speaks the one it has', () => {
  const { en } = ticTacToe.words;
  expect(wordsFor({ en: en! }, 'fr')).toEqual({ words: en, language: 'en' });
  const onlyEnglish = { ...french, sheet: { ...ticTacToe, words: { en: en! } } };
  expect(gameName(onlyEnglish)).toBe('Tic-tac-toe');
  expect(gameName({ ...french, sheet: { ...ticTacToe, words: {} } })).toBe('tic-tac-toe');
});

test('[SAY-4] the ruleset says why not in its own words', () => {
  expect(refusalSentence(speaker, { code: 'space-taken' })).toBe('That space is already taken.');
  expect(refusalSentence(french, { code: 'space-taken' })).toBe('Cette case est déjà prise.');
});

test('[SAY-4] the codes of the engine and the host have sentences, and so has an unknown one', () => {
  const unknown = refusalSentence(speaker, { code: 'constructor' });
  expect(unknown).toBe('That is not possible now.');
  const codes =
    'game-over not-your-decision unknown-move missing-pick unknown-pick not-possible stale';
  for (const code of codes.split(' ')) {
    for (const it of [speaker, french]) {
      expect(refusalSentence(it, { code })).not.toBe(refusalSentence(it, { code: 'constructor' }));
    }
  }
});

test('[SAY-5] a log line calls players and spaces by their names and keeps its rule', () => {
  const log: GameEvent[] = [
    { event: 'answered', seat: 1, move: 'place', picks: { space: 'grid/a3' }, rule: 'TTT-3' },
    { event: 'turn', seat: 0 },
    { event: 'over', result: { end: 'three-in-line', rule: 'TTT-4', winners: [1] } },
  ];
  expect(logLines(speaker, log)).toEqual([
    { text: 'Ben marks a3.', rule: 'TTT-3', seat: 1 },
    { text: 'Ben has three in a line and wins.', rule: 'TTT-4', seat: null },
  ]);
});

test('[SAY-5] picks are named: players, pieces, numbers, words, and what may not be known', () => {
  expect(pickName(speaker, 'seat/1')).toBe('Ben');
  expect(pickName(speaker, 'piece/0')).toBe('cross');
  expect(pickName(speaker, 7)).toBe('7');
  expect(pickName(speaker, 'high')).toBe('high');
  expect(pickName(speaker, null)).toBe('face down');
});

test('[SAY-5] endings, prompts and rules are told in the language of the player', () => {
  const draw = { end: 'board-full', winners: [] };
  expect(endSentence(speaker, draw)).toBe('The board is full and nobody has a line: a draw.');
  expect(endSentence(speaker, { end: null, winners: [] })).toBe('The game is over.');
  expect(movePrompt(speaker, 'place')).toBe('Choose an empty space for your mark.');
  expect(ruleText(french, 'TTT-1')).toContain('neuf');
  expect(ruleText(speaker, 'TTT-99')).toBeNull();
});

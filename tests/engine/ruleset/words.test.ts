// Words and looks: whole, and for nothing that is not there.
import { describe, expect, test } from 'vitest';
import { smallSource } from '../../support/small.ts';
import { small, told } from './told.ts';

describe('words and looks', () => {
  test('[LINK-5] words that are missing, and words for nothing', () => {
    const source = smallSource({
      ruleset: {
        languages: ['en', 'fr'],
        options: { mood: { type: 'word', words: ['calm', 'wild'], default: 'calm' } },
      },
      moves: { wait: { require: [{ is: 'true', else: 'too-late' }], do: [] } },
      ends: [{ id: 'over', if: 'false', winners: '[]' }],
    });
    const en = {
      ...source.words['en']!,
      rules: { 'SML-1': 'one' },
      moves: {},
      cards: {
        fox: { name: 'fox' },
        owl: { name: 'owl' },
        axe: { name: 'axe' },
        constructor: { name: 'x' },
      },
      zones: { deck: 'deck', row: 'row', hnad: 'hand', nest: 'nest' },
      boards: {},
      options: { mood: { name: 'mood', words: { calm: 'calm', wlid: 'wild' } } },
      refusals: {},
      ends: {},
      states: { trun: 'Turn' },
    };
    expect(told({ ...source, words: { en, de: en } })).toEqual([
      'ruleset.json/languages/1 The file words/fr.json is missing.',
      'words/en.json/rules Words for “SML-2” are missing in rules.',
      'words/en.json/moves Words for “wait” are missing in moves.',
      'words/en.json/cards/constructor Nothing is called “constructor” in cards; known: fox, owl, axe.',
      'words/en.json/zones Words for “hand” are missing in zones.',
      'words/en.json/zones/hnad Nothing is called “hnad” in zones. (did you mean “hand”?)',
      'words/en.json/boards Words for “field” are missing in boards.',
      'words/en.json/refusals Words for “too-late” are missing in refusals.',
      'words/en.json/ends Words for “over” are missing in ends.',
      'words/en.json/states/trun There is no state “trun”. (did you mean “turn”?)',
      'words/en.json/options/mood/words Words for “wild” are missing in options mood words.',
      'words/en.json/options/mood/words/wlid Nothing is called “wlid” in options mood words. (did you mean “wild”?)',
      'words/de.json The language “de” is not listed in ruleset.json.',
    ]);
  });

  test('[LINK-5] looks of what is not on the table', () => {
    const { look } = smallSource();
    const board = { at: [1, 1] as [number, number], space: 1, fill: '#000000', line: '#000000' };
    const card = { shape: 'disc' as const, size: 1, fill: '#000000' };
    const more = {
      boards: { feild: board },
      zones: { hand: { as: 'row' as const } },
      cards: { fix: card },
    };
    expect(told(small({}, { look: { ...look, ...more } }))).toEqual([
      'look/table.json/boards/feild There is no board “feild”. (did you mean “field”?)',
      'look/table.json/cards/fix There is no card “fix”. (did you mean “fox”?)',
    ]);
  });
});

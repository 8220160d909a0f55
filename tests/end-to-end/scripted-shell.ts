// A shell with a wire of its own, played by a script inside the page: a made-up game with cards.
import type { Answer, View } from '../../engine/index.ts';
import type { Hello, OpenGame, Options, Sheet } from '../../host/api/api.ts';
import { gridSheet } from '../renderer/sample.ts';

export const hello: Hello = {
  version: '0.0.0',
  dataFolder: 'nowhere',
  rulesetFolder: 'nowhere/rulesets',
  settings: { language: 'en', motion: 'full', speed: 1, volume: 60, muted: false },
  trouble: null,
};

const words = {
  name: 'Field and Stream',
  summary: 'A made-up game.',
  rules: { 'FS-1': 'Play a card on a field.' },
  moves: {
    sow: { name: 'Sow', prompt: 'Choose a card, then a field.', log: '{player} sows {card}.' },
    rest: { name: 'Rest', prompt: 'Rest.', log: '{player} rests.' },
  },
  cards: { oak: { name: 'oak' }, wheat: { name: 'wheat' }, stone: { name: 'stone' } },
  zones: { hand: 'Hand', deck: 'Deck' },
  boards: { field: 'The field' },
  ends: {},
};

export const sheet: Sheet = {
  hash: 'f'.repeat(64),
  id: 'field-and-stream',
  version: '1.0.0',
  boards: [gridSheet('field', 3, 1)],
  words: { en: words },
  rules: ['FS-1'],
  cards: {},
  zones: {},
  fields: { table: {}, player: {}, card: {}, space: {}, bank: {} },
  look: {
    table: { size: [1200, 800], surface: '#2b2440', pattern: 'plain', accent: '#ffd166' },
    boards: { field: { at: [600, 260], space: 180, gap: 20, fill: '#3d5a45', line: '#c7d8b0' } },
    zones: {
      hand: {
        as: 'row',
        at: [
          [600, 620],
          [600, 100],
        ],
        step: 170,
        room: 700,
      },
      deck: { as: 'stack', at: [[1080, 260]] },
    },
    cards: {
      oak: { shape: 'card', size: 140, fill: '#e9dcc3', ink: '#3f6b3a', icon: 'oak' },
      wheat: { shape: 'card', size: 140, fill: '#e9dcc3', ink: '#a8741a', icon: 'wheat' },
      stone: { shape: 'tile', size: 120, fill: '#8c8f98', icon: 'stone-block' },
    },
  },
};

const hidden = { ref: null, card: null, owner: null };

const view: View = {
  seat: 0,
  step: 0,
  seats: 1,
  first: 0,
  active: 0,
  round: 1,
  state: 'turn',
  waiting: [0],
  result: null,
  zones: [
    {
      zone: 'hand',
      of: 'seat/0',
      pieces: ['oak', 'wheat', 'stone'].map((card, at) => ({ ref: `piece/${at}`, card, owner: 0 })),
    },
    { zone: 'deck', of: 'table', pieces: [hidden, hidden, hidden, hidden] },
  ],
  decision: {
    seat: 0,
    state: 'turn',
    offers: [
      {
        move: 'sow',
        fields: [
          { name: 'card', kind: 'card' },
          { name: 'field', kind: 'space' },
        ],
        next: { name: 'card', kind: 'card', options: ['piece/0', 'piece/1'] },
      },
      { move: 'rest', fields: [], next: null },
    ],
  },
};

function fieldsFor(...options: readonly string[]): Options {
  return { accepted: true, next: { name: 'field', kind: 'space', options } };
}

/** Where each card may be sown. */
export const options = {
  'options piece/0': fieldsFor('field/a1', 'field/b1'),
  'options piece/1': fieldsFor('field/c1'),
};

export const open: OpenGame = {
  game: 'made0up0game',
  ruleset: sheet.hash,
  seats: ['Ann'],
  players: [{ name: 'Ann', kind: 'human' }],
  campaign: null,
  view,
  log: [],
  logFrom: 0,
  undo: { possible: false, code: 'start' },
};

declare global {
  interface Window {
    answersHeard: Answer[];
  }
}

/** Runs inside the page, before it: replies from a list, by the method or the method and the picks so far, and remembers the answers. */
export function bringWire(replies: Record<string, unknown>): void {
  window.answersHeard = [];
  const call = (method: string, params: { answer?: Answer }) => {
    if (method === 'answer' && params.answer) window.answersHeard.push(params.answer);
    const fitting = replies[[method, ...Object.values(params.answer?.picks ?? {})].join(' ')];
    return Promise.resolve({ ok: true, result: fitting ?? replies[method] });
  };
  Object.assign(window, { tablekeep: { call, listen: () => () => undefined } });
}

// Small tables for the tests of the picture: the two examples, and positions made up by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Decision, LookFile, Offer, PieceView, View, ZoneView } from '../../engine/index.ts';
import type { WordsFile } from '../../engine/index.ts';
import { boardsOf, equipmentOf, newGame, view } from '../../engine/index.ts';
import type { BoardPlan } from '../../engine/index.ts';
import type { Sheet } from '../../host/api/api.ts';
import { loadFolder } from '../../host/rulesets/load.ts';

const examples = join(import.meta.dirname, '../../examples');

function read<T>(path: string): T {
  return JSON.parse(readFileSync(join(examples, path), 'utf8')) as T;
}

export function gridSheet(board: string, columns: number, rows: number): BoardPlan {
  const spaces = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [(index % columns) + 1, Math.floor(index / columns) + 1];
    const name = `${String.fromCharCode(96 + column)}${row}`;
    return { ref: `${board}/${name}`, name, column, row };
  });
  return { board, shape: 'grid', columns, rows, spaces, edges: {} };
}

export function exampleSheet(id: string, board: BoardPlan): Sheet {
  return {
    hash: '0'.repeat(64),
    id,
    version: '1.0.0',
    boards: [board],
    words: {
      en: read<WordsFile>(`${id}/words/en.json`),
      fr: read<WordsFile>(`${id}/words/fr.json`),
    },
    look: read<LookFile>(`${id}/look/table.json`),
    rules: read<{ rules: string[] }>(`${id}/rules.json`).rules,
    cards: {},
    zones: {},
    fields: { table: {}, player: {}, card: {}, space: {}, bank: {} },
  };
}

export const ticTacToe = exampleSheet('tic-tac-toe', gridSheet('grid', 3, 3));
export const fourInARow = exampleSheet('four-in-a-row', gridSheet('rack', 7, 6));

export function piece(number: number, card: string, owner: number): PieceView {
  return { ref: `piece/${number}`, card, owner };
}

export function pieces(card: string, owner: number, from: number, count: number) {
  return Array.from({ length: count }, (_, index) => piece(from + index, card, owner));
}

export function viewOf(zones: readonly ZoneView[], more: Partial<View> = {}): View {
  return {
    seat: 0,
    step: 0,
    seats: 2,
    first: 0,
    active: 0,
    round: 1,
    state: 'turn',
    zones,
    decision: null,
    waiting: [0],
    result: null,
    ...more,
  };
}

/** The supplies of both seats, and pieces on named spaces of the grid. */
export function gridView(on: Readonly<Record<string, PieceView>> = {}, more: Partial<View> = {}) {
  const taken = Object.values(on);
  const left = (all: readonly PieceView[]) =>
    all.filter((it) => !taken.some((other) => other.ref === it.ref));
  return viewOf(
    [
      { zone: 'supply', of: 'seat/0', pieces: left(pieces('cross', 0, 0, 5)) },
      { zone: 'supply', of: 'seat/1', pieces: left(pieces('nought', 1, 5, 4)) },
      ...ticTacToe.boards[0]!.spaces.map(({ ref, name }) => ({
        zone: 'cell',
        of: ref,
        pieces: on[name] ? [on[name]] : [],
      })),
    ],
    more,
  );
}

export function decisionOf(...offers: readonly Offer[]): Decision {
  return { seat: 0, state: 'turn', offers };
}

/** One move with one space to pick. */
export function placeOn(...refs: readonly string[]): Offer {
  return {
    move: 'place',
    rule: 'TTT-3',
    fields: [{ name: 'space', kind: 'space' }],
    next: { name: 'space', kind: 'space', options: refs },
  };
}

const loaded = loadFolder(join(examples, 'lantern-isles'));
if (!loaded.ok) throw new Error('the showcase cannot be loaded');
const { ruleset, source } = loaded;

/** The showcase, as the host would send it. */
export const isles: Sheet = {
  hash: loaded.hash,
  id: 'lantern-isles',
  version: '1.0.0',
  boards: boardsOf(ruleset),
  ...equipmentOf(ruleset),
  words: source.words,
  look: source.look,
  rules: source.rules.rules,
};

/** The showcase just dealt, as one seat sees it. */
export function islesView(seat: number | null, seats = 3, more: Partial<View> = {}): View {
  const begun = newGame(ruleset, { seats, options: { length: 'short' }, seed: 1 });
  if (!begun.ok) throw new Error('the showcase cannot be dealt');
  return { ...view(ruleset, begun.state, seat), ...more };
}

// A small made-up ruleset for tests, with any part replaced; words are filled in for every id.
import type {
  CardsFile,
  EndFile,
  FlowFile,
  MovesFile,
  ProgramsFile,
  RulesetFile,
  RulesetSource,
  SetupFile,
  StandingFile,
  TableFile,
  WordsFile,
} from '../../engine/index.ts';

import { choicesIn, linesIn, refusalsIn } from '../../engine/ruleset/named-in.ts';

export interface Parts {
  readonly ruleset?: Partial<RulesetFile>;
  readonly table?: TableFile;
  readonly setup?: SetupFile['do'];
  readonly flow?: FlowFile;
  readonly moves?: MovesFile['moves'];
  readonly programs?: ProgramsFile['programs'];
  readonly cards?: NonNullable<CardsFile['cards']>;
  /** Families and decks. */
  readonly more?: CardsFile;
  readonly standing?: StandingFile;
  readonly state?: ProgramsFile['state'];
  readonly abilities?: ProgramsFile['abilities'];
  readonly triggers?: ProgramsFile['triggers'];
  readonly replaces?: ProgramsFile['replaces'];
  readonly events?: NonNullable<ProgramsFile['events']>;
  readonly hooks?: ProgramsFile['hooks'];
  readonly ends?: EndFile['ends'];
}

/** Two players, a deck that nobody sees, hands, a row on the table, and a board of three by two. */
const TABLE: TableFile = {
  kinds: { beast: {}, tool: {} },
  boards: { field: { grid: { columns: 3, rows: 2 } } },
  zones: {
    deck: { per: 'table', see: 'none' },
    row: { per: 'table', see: 'all' },
    hand: { per: 'player', see: 'owner' },
    nest: { per: 'space', see: 'all' },
  },
  vars: {
    turns: { type: 'int' },
    done: { type: 'bool' },
    last: { type: 'space?' },
    hero: { type: 'card?' },
    rival: { type: 'player?' },
  },
};

const CARDS: NonNullable<CardsFile['cards']> = {
  fox: { kind: 'beast' },
  owl: { kind: 'beast' },
  axe: { kind: 'tool' },
};

/** One state in which the active player may wait for ever. */
const FLOW: FlowFile = {
  initial: 'turn',
  states: { turn: { meta: { moves: ['wait'] } } },
};

export function smallSource(parts: Parts = {}): RulesetSource {
  const source = {
    ruleset: {
      id: 'small',
      version: '1.0.0',
      format: 1 as const,
      players: { min: 2, max: 3 },
      authors: ['a test'],
      licence: 'MIT',
      languages: ['en' as const],
      ...parts.ruleset,
    },
    table: parts.table ?? TABLE,
    setup: { do: parts.setup ?? [] },
    flow: parts.flow ?? FLOW,
    end: { ends: parts.ends ?? [] },
    rules: { rules: ['SML-1', 'SML-2'] },
    look: {
      table: { size: [100, 100] as [number, number], surface: '#000000', accent: '#ffffff' },
    },
    moves: { 'moves/all.json': { moves: parts.moves ?? { wait: { do: [] } } } },
    cards: {
      'cards/all.json': { cards: parts.cards ?? CARDS },
      ...(parts.more && { 'cards/more.json': parts.more }),
    },
    standing: { 'standing/all.json': parts.standing ?? {} },
    programs: {
      'programs/all.json': {
        programs: parts.programs ?? {},
        state: parts.state ?? [],
        abilities: parts.abilities ?? {},
        triggers: parts.triggers ?? [],
        replaces: parts.replaces ?? [],
        events: parts.events ?? {},
        hooks: parts.hooks ?? [],
      },
    },
    scenarios: {},
  };
  return { ...source, words: { en: wordsFor({ ...source, words: {} }) } };
}

/** Words for every id, so that a test need not write any. */
export function wordsFor(source: RulesetSource): WordsFile {
  const moves = Object.values(source.moves).flatMap((file) => Object.entries(file.moves));
  const options = Object.entries(source.ruleset.options ?? {}).map(([name, option]) => {
    const words = option.type === 'word' ? { words: said(option.words) } : {};
    return [name, { name, ...words }];
  });
  const sentences = { name: 'name', prompt: 'prompt', log: 'log' };
  return {
    name: 'Small',
    summary: 'A small game.',
    rules: said(source.rules.rules),
    moves: Object.fromEntries(moves.map(([id]) => [id, sentences])),
    cards: named(Object.values(source.cards).flatMap(idsIn)),
    zones: said(Object.keys(source.table.zones ?? {})),
    counters: said(Object.keys(source.table.counters ?? {})),
    boards: said(Object.keys(source.table.boards ?? {})),
    options: Object.fromEntries(options) as NonNullable<WordsFile['options']>,
    refusals: said([...refusalsIn(source)]),
    choices: said([...choicesIn(source)]),
    lines: said([...linesIn(source)]),
    ends: said(source.end.ends.map((end) => end.id)),
  };
}

function said(ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, `words for ${id}`]));
}

function idsIn({ cards = {}, decks = {} }: CardsFile): string[] {
  const rows = Object.values(decks).flatMap((deck) =>
    deck.rows.map((row) => row[deck.columns.indexOf('id')] as string),
  );
  return [...Object.keys(cards), ...rows];
}

function named(ids: readonly string[]): Record<string, { name: string }> {
  return Object.fromEntries(ids.map((id) => [id, { name: id }]));
}

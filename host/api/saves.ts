// What the wire says of things that are kept: campaigns, points, the bin, files, backups. Types only.
import type { Answer, GameEvent, GameResult, Refusal, Seat } from '../../engine/index.ts';

/** Who sits at a seat. The page gives colours and symbols their meaning; the host keeps their names. */
export interface Player {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** Of bots only. */
  readonly level?: 'easy' | 'medium' | 'hard';
  readonly colour?: string;
  readonly symbol?: string;
}

/** What a game or a campaign is locked to, by content hash; mods in the order in which they are laid over the rules. */
export interface RulesLock {
  readonly ruleset: string;
  readonly mods: readonly string[];
}

/** A game that another one came from, and after how many answers. */
export interface Parent {
  readonly game: string;
  readonly step: number;
}

/** A newer version of the rules of a game that lies in the library; the game goes on with its own until it is asked to change. */
export interface NewerRules {
  readonly ruleset: string;
  readonly version: string;
}

export interface Standing {
  /** Which of the campaign's players. */
  readonly player: number;
  readonly played: number;
  readonly won: number;
  /** Won together with others; not counted in `won`. */
  readonly shared: number;
}

export interface CampaignSummary {
  readonly campaign: string;
  readonly name: string;
  readonly ruleset: string;
  readonly mods: readonly string[];
  readonly rulesetId: string;
  /** The name of the game by language. */
  readonly names: Readonly<Record<string, string>>;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Best first. Only games that are over count. */
  readonly standings: readonly Standing[];
  readonly games: number;
  readonly finished: number;
  readonly createdAt: string;
  readonly playedAt: string;
}

/** A named point of a game. */
export interface Save {
  readonly save: string;
  readonly game: string;
  readonly name: string;
  readonly step: number;
  /** Answers before it were taken back since: watch it and play on from it with `save`. */
  readonly undone: boolean;
  readonly savedAt: string;
}

export interface BinItem {
  readonly what: 'campaign' | 'game' | 'save';
  readonly id: string;
  readonly name: string;
  readonly binnedAt: string;
}

export interface Bin {
  readonly items: readonly BinItem[];
}

/** How a game was played again, from its first answer to its last. */
export type Verification =
  | { readonly same: true; readonly answers: number; readonly undone: number }
  | { readonly same: false; readonly answers: number; readonly difference: Difference };

/** The first answer that does not lead where it led before. */
export interface Difference {
  readonly step: number;
  readonly answer: Answer | null;
  readonly why: 'refused' | 'position' | 'fault' | 'result';
  readonly refusal?: Refusal;
  /** One English sentence. */
  readonly message: string;
}

/** What would become of a game under other rules. */
export interface UpgradeReport {
  readonly from: string;
  readonly to: string;
  readonly answers: number;
  /** How many answers fit, counted from the first. */
  readonly fits: number;
  readonly misfit: Difference | null;
  readonly result: GameResult | null;
}

export interface Upgraded {
  readonly report: UpgradeReport;
  /** The copy under the new rules; null in a dry run, and when nothing was made. */
  readonly game: string | null;
}

/** Whether the last answer can be taken back, and if not, why: a code that the page has words for. */
export type UndoOffer =
  | { readonly possible: true; readonly to: number }
  | { readonly possible: false; readonly code: string; readonly rule?: string };

/** Events of the answers after `from`, up to and with `to`. */
export interface LogPart {
  readonly game: string;
  readonly from: number;
  readonly to: number;
  readonly log: readonly GameEvent[];
}

export interface ExportedFile {
  readonly name: string;
  /** Where it was written. */
  readonly file: string;
  readonly bytes: number;
}

/** What became of one thing in an imported file. */
export interface ImportedItem {
  readonly what: 'campaign' | 'game';
  readonly id: string;
  readonly name: string;
  /** `known` was here already, `grown` had more answers in the file, `beside` differs from what is here and was added as a game of its own. */
  readonly became: 'added' | 'known' | 'grown' | 'beside';
}

export interface Imported {
  readonly items: readonly ImportedItem[];
}

export type BackupReason =
  'by-hand' | 'rotating' | 'migration' | 'restore' | 'delete' | 'rules' | 'unknown';

export interface Backup {
  /** The name of its file in the folder of backups. */
  readonly backup: string;
  readonly reason: BackupReason;
  readonly madeAt: string;
  readonly bytes: number;
  /** False for one that was looked at and cannot be restored. */
  readonly good: boolean;
  readonly games: number;
  readonly answers: number;
}

export interface Backups {
  readonly folder: string;
  /** Newest first. */
  readonly backups: readonly Backup[];
}

/** Why there are no games: the database is damaged and was left as it is. */
export interface Trouble {
  readonly code: 'damaged';
  /** One English sentence that says what to do. */
  readonly message: string;
  readonly file: string;
  /** The newest backup that can be restored. */
  readonly offer: Backup | null;
}

/** What was done about a damaged or restored database. */
export interface Restored {
  /** What was there before: a backup, or the damaged database under its new name. */
  readonly kept: string;
  readonly games: number;
}

/** Whose eyes a replay has: a seat, what is public (null), or everything that any seat knows, once the game is over. */
export type Eyes = Seat | null | 'open';

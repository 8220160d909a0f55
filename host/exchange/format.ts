// What an exported file holds: texts whose shapes stand in export.schema.json, and the files of the rules.
import type { Answer, GameResult, GameSetup } from '../../engine/index.ts';
import type { Parent, Player, RulesLock } from '../api/api.ts';

/** Raised when an older Tablekeep could no longer read what is written. */
export const formatNumber = 1;

export const extension = '.tablekeep';

export interface Manifest {
  readonly is: 'tablekeep-export';
  readonly format: number;
  /** The version that made it. */
  readonly tablekeep: string;
  readonly what: 'campaign' | 'game';
  /** Every other file by its path. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

export interface ExportedCampaign extends RulesLock {
  readonly is: 'campaign';
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly options: GameSetup['options'];
  readonly createdAt: string;
}

export interface ExportedEntry {
  readonly step: number;
  /** Null where the game went back to `step`. */
  readonly answer: Answer | null;
  readonly hash: string;
}

export interface ExportedSave {
  readonly id: string;
  readonly entry: number;
  readonly step: number;
  readonly name: string;
  readonly savedAt: string;
}

export interface ExportedGame extends RulesLock {
  readonly is: 'game';
  readonly id: string;
  readonly campaign: string | null;
  readonly players: readonly Player[];
  readonly options: GameSetup['options'];
  readonly seed: number;
  readonly origin: 'new' | 'branch' | 'upgrade';
  readonly parent: Parent | null;
  readonly startHash: string;
  readonly startedAt: string;
  readonly playedAt: string;
  readonly result: GameResult | null;
  readonly saves: readonly ExportedSave[];
  readonly entries: readonly ExportedEntry[];
}

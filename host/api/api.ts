// What a shell offers the picture: one request, one reply, the same over every wire. Types only.
import type {
  Answer,
  BoardPlan,
  Equipment,
  GameEvent,
  GameResult,
  NextField,
  Problem,
  Reason,
  Refusal,
  Seat,
  View,
} from '../../engine/index.ts';
import type { LookFile, RulesetFile, WordsFile } from '../../engine/index.ts';
import type {
  AnswerParams,
  BackupParams,
  BinParams,
  BranchParams,
  CampaignParams,
  ChangeSettingsParams,
  ExportParams,
  GameParams,
  ImportParams,
  LogParams,
  NewCampaignParams,
  NewGameParams,
  NoParams,
  RenameParams,
  ReplayParams,
  SaveParams,
  SheetParams,
  UndoParams,
  UpgradeParams,
  WhyNotParams,
} from './requests.generated.ts';
import type {
  Backup,
  Backups,
  Bin,
  CampaignSummary,
  ExportedFile,
  Eyes,
  Imported,
  LogPart,
  NewerRules,
  Parent,
  Player,
  Restored,
  Save,
  Trouble,
  UndoOffer,
  Upgraded,
  Verification,
} from './saves.ts';

export type Language = 'en' | 'fr';

export interface Settings {
  readonly language: Language;
  readonly motion: 'full' | 'reduced';
  /** How many times as fast things move on the table; 0: they are there at once. */
  readonly speed: 0 | 1 | 2 | 4;
  /** How loud the table is, from 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
}

export interface Hello {
  readonly version: string;
  readonly dataFolder: string;
  /** Where a player drops the folder of a new game. */
  readonly rulesetFolder: string;
  readonly settings: Settings;
  /** Set when the database is damaged: then only `hello`, `backups`, `restoreBackup` and `startAfresh` are served. */
  readonly trouble: Trouble | null;
}

/** A problem with its line and column, both counted from 1; 0 when it concerns a whole file or folder. */
export interface PlacedProblem extends Problem {
  readonly line: number;
  readonly column: number;
  /** The source line that it stands on, for showing a caret under `column`. */
  readonly excerpt?: string;
}

/** A game that can be started. */
export interface LibraryEntry {
  /** The content hash of its files: what a new game is locked to. */
  readonly hash: string;
  readonly id: string;
  readonly version: string;
  readonly players: RulesetFile['players'];
  readonly options: NonNullable<RulesetFile['options']>;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly shipped: boolean;
  /** Names, summary and option words, by language. */
  readonly words: Readonly<Record<string, WordsFile>>;
}

/** A folder that cannot be played, and why. */
export interface BrokenEntry {
  readonly folder: string;
  readonly shipped: boolean;
  readonly problems: readonly PlacedProblem[];
}

export interface Library {
  readonly rulesets: readonly LibraryEntry[];
  readonly broken: readonly BrokenEntry[];
}

/** Everything about a ruleset that the picture needs and that never changes during a game. */
export interface Sheet extends Equipment {
  readonly hash: string;
  readonly id: string;
  readonly version: string;
  readonly boards: readonly BoardPlan[];
  readonly words: Readonly<Record<string, WordsFile>>;
  readonly look: LookFile;
  /** Rule ids in the order of teaching; their texts are in words. */
  readonly rules: readonly string[];
}

export interface GameSummary {
  readonly game: string;
  readonly ruleset: string;
  readonly rulesetId: string;
  readonly names: Readonly<Record<string, string>>;
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  readonly campaign: string | null;
  /** The game that it was played on from, or was copied from to other rules. */
  readonly parent: Parent | null;
  readonly origin: 'new' | 'branch' | 'upgrade';
  readonly newer: NewerRules | null;
  /** Its record cannot be believed: it is listed so that it is not thought lost, and cannot be opened. */
  readonly damaged: boolean;
  readonly step: number;
  readonly result: GameResult | null;
  readonly startedAt: string;
  readonly playedAt: string;
}

/** A game as the page shows it now. At one screen the view is that of the seat to act. */
export interface OpenGame {
  readonly game: string;
  readonly ruleset: string;
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  readonly campaign: string | null;
  readonly view: View;
  /** What was answered and said after the first `logFrom` answers; `log` gives what came before. */
  readonly log: readonly GameEvent[];
  readonly logFrom: number;
  readonly undo: UndoOffer;
}

export type Answered =
  | { readonly accepted: true; readonly open: OpenGame; readonly events: readonly GameEvent[] }
  | { readonly accepted: false; readonly refusal: Refusal };

/** The next field of a half-made answer; null when nothing more is to be picked. */
export type Options =
  | { readonly accepted: true; readonly next: NextField | null }
  | { readonly accepted: false; readonly refusal: Refusal };

/** Null if it can be done. */
export interface WhyNot {
  readonly reason: Reason | null;
}

export interface ReplayStep {
  readonly game: string;
  readonly ruleset: string;
  readonly seats: readonly string[];
  /** How many answers the whole game has. */
  readonly steps: number;
  /** The view has no decision: who watches does not choose. */
  readonly view: View;
  readonly log: readonly GameEvent[];
  readonly logFrom: number;
}

/** A campaign with its games, the one played last first. */
export interface Campaign extends CampaignSummary {
  readonly list: readonly GameSummary[];
}

export interface Renamed {
  readonly name: string;
}

/** An answer to the view of a step, whole or half-made. */
export type GivenAnswer = Omit<AnswerParams, 'answer'> & { answer: Answer };

export type WatchParams = Omit<ReplayParams, 'eyes'> & { eyes?: Eyes };

/** Each method with what it takes and gives. */
export interface Methods {
  hello: { params: NoParams; result: Hello };
  library: { params: NoParams; result: Library };
  sheet: { params: SheetParams; result: Sheet };
  games: { params: NoParams; result: readonly GameSummary[] };
  newGame: { params: NewGameParams; result: OpenGame };
  openGame: { params: GameParams; result: OpenGame };
  answer: { params: GivenAnswer; result: Answered };
  options: { params: GivenAnswer; result: Options };
  whyNot: { params: WhyNotParams; result: WhyNot };
  replay: { params: WatchParams; result: ReplayStep };
  log: { params: LogParams; result: LogPart };
  undo: { params: UndoParams; result: Answered };
  verify: { params: GameParams; result: Verification };
  branch: { params: BranchParams; result: OpenGame };
  upgrade: { params: UpgradeParams; result: Upgraded };
  saves: { params: GameParams; result: readonly Save[] };
  save: { params: SaveParams; result: Save };
  campaigns: { params: NoParams; result: readonly CampaignSummary[] };
  newCampaign: { params: NewCampaignParams; result: CampaignSummary };
  campaign: { params: CampaignParams; result: Campaign };
  rename: { params: RenameParams; result: Renamed };
  bin: { params: NoParams; result: Bin };
  moveToBin: { params: BinParams; result: Bin };
  takeFromBin: { params: BinParams; result: Bin };
  emptyBin: { params: NoParams; result: Bin };
  export: { params: ExportParams; result: ExportedFile };
  import: { params: ImportParams; result: Imported };
  backups: { params: NoParams; result: Backups };
  backUp: { params: NoParams; result: Backup };
  restoreBackup: { params: BackupParams; result: Restored };
  startAfresh: { params: NoParams; result: Restored };
  changeSettings: { params: ChangeSettingsParams; result: Settings };
}

export type Method = keyof Methods;

/** Why a request could not be served. Nothing was changed. */
export interface WireError {
  readonly code:
    | 'bad-message'
    | 'unknown-game'
    | 'unknown-ruleset'
    | 'bad-seats'
    | 'bad-option'
    | 'bad-step'
    | 'bad-eyes'
    | 'bad-file'
    | 'unknown-campaign'
    | 'unknown-save'
    | 'unknown-backup'
    | 'in-bin'
    | 'locked'
    | 'misfit'
    | 'differs'
    | 'damaged'
    | 'disk-full'
    | 'read-only'
    | 'storage'
    /** The household was started anew while it was working on this. */
    | 'interrupted'
    | 'internal';
  /** One English sentence; the page has words of its own for each code. */
  readonly message: string;
}

export type Reply<M extends Method = Method> =
  | { readonly ok: true; readonly result: Methods[M]['result'] }
  | { readonly ok: false; readonly error: WireError };

/** What a native menu can ask of the page; the page decides whether it makes sense where it stands. */
export type MenuItem =
  | 'new-game'
  | 'games'
  | 'save-point'
  | 'undo'
  | 'replay'
  | 'mods'
  | 'rulebook'
  | 'settings'
  | 'about';

/** What the host and its shell tell every page without being asked. */
export type Notice =
  | { readonly notice: 'game-changed'; readonly game: string; readonly step: number }
  | { readonly notice: 'settings-changed'; readonly settings: Settings }
  /** The household stopped and was started again: what is on the screen may be out of date. */
  | { readonly notice: 'host-restarted' }
  | { readonly notice: 'menu'; readonly item: MenuItem }
  /** A file was opened from the desktop: the same as a file dropped on the page. `data` is base64. */
  | { readonly notice: 'file-opened'; readonly name: string; readonly data: string };

/** The host as a page sees it, whichever shell carries the messages. */
export interface Wire {
  call<M extends Method>(method: M, params: Methods[M]['params']): Promise<Reply<M>>;
  /** Returns a function that stops listening. */
  listen(listener: (notice: Notice) => void): () => void;
}

export type { Seat };
export type * from './saves.ts';

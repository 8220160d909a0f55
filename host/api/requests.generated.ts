// Made from host/api/*.schema.json by npm run types; never edited by hand.
/**
 * Every message that a page may send to the host: a method and its params.
 */
export type Request =
  | HelloRequest
  | LibraryRequest
  | SheetRequest
  | GamesRequest
  | NewGameRequest
  | OpenGameRequest
  | AnswerRequest
  | OptionsRequest
  | WhyNotRequest
  | ReplayRequest
  | LogRequest
  | UndoRequest
  | VerifyRequest
  | BranchRequest
  | UpgradeRequest
  | SavesRequest
  | SaveRequest
  | CampaignsRequest
  | NewCampaignRequest
  | CampaignRequest
  | RenameRequest
  | BinRequest
  | MoveToBinRequest
  | TakeFromBinRequest
  | EmptyBinRequest
  | ExportRequest
  | ImportRequest
  | BackupsRequest
  | BackUpRequest
  | RestoreBackupRequest
  | StartAfreshRequest
  | ChangeSettingsRequest;
/**
 * A content hash.
 */
export type ContentHash = string;
/**
 * The name of a colour or a symbol that the page knows.
 */
export type Token = string;
export type GameId = string;
export type Step = number;
/**
 * @maxItems 1000
 */
export type PickMessage = string | number | (string | number)[];
/**
 * A seat, or 'open' for all that any seat knows once the game is over; what is public if left out.
 */
export type EyesParam = 0 | 1 | 2 | 3 | 4 | 5 | 'open' | null;
/**
 * A name that a player gives.
 */
export type KeptName = string;

export interface HelloRequest {
  method: 'hello';
  params: NoParams;
}
export interface NoParams {}
export interface LibraryRequest {
  method: 'library';
  params: NoParams;
}
export interface SheetRequest {
  method: 'sheet';
  params: SheetParams;
}
export interface SheetParams {
  ruleset: ContentHash;
}
export interface GamesRequest {
  method: 'games';
  params: NoParams;
}
export interface NewGameRequest {
  method: 'newGame';
  params: NewGameParams;
}
export interface NewGameParams {
  ruleset: ContentHash;
  /**
   * @minItems 1
   * @maxItems 6
   */
  seats: SeatParams[];
  options: OptionValues;
  /**
   * For the same game again; drawn by the host if left out.
   */
  seed?: number;
  campaign?: GameId;
}
export interface SeatParams {
  name: string;
  /**
   * A person if left out.
   */
  kind?: 'human' | 'bot';
  /**
   * How well a bot plays.
   */
  level?: 'easy' | 'medium' | 'hard';
  colour?: Token;
  symbol?: Token;
}
export interface OptionValues {
  [k: string]: string | number | boolean;
}
export interface OpenGameRequest {
  method: 'openGame';
  params: GameParams;
}
export interface GameParams {
  game: GameId;
}
export interface AnswerRequest {
  method: 'answer';
  params: AnswerParams;
}
export interface AnswerParams {
  game: GameId;
  step: Step;
  answer: AnswerMessage;
}
export interface AnswerMessage {
  seat: number;
  move: string;
  picks: PicksMessage;
}
export interface PicksMessage {
  [k: string]: PickMessage;
}
/**
 * What may be picked next, after the picks made so far.
 */
export interface OptionsRequest {
  method: 'options';
  params: AnswerParams;
}
/**
 * Why something that a player points at cannot be done now.
 */
export interface WhyNotRequest {
  method: 'whyNot';
  params: WhyNotParams;
}
export interface WhyNotParams {
  game: GameId;
  step: Step;
  seat: number;
  move?: string;
  picks?: PicksMessage;
  /**
   * What would be picked next; without a move, a thing on the table by its ref.
   */
  option?: string | number;
}
export interface ReplayRequest {
  method: 'replay';
  params: ReplayParams;
}
export interface ReplayParams {
  game: GameId;
  step: Step;
  eyes?: EyesParam;
  save?: GameId;
}
/**
 * Earlier lines of the log.
 */
export interface LogRequest {
  method: 'log';
  params: LogParams;
}
export interface LogParams {
  game: GameId;
  before: Step;
  /**
   * Whose eyes; what is public if left out.
   */
  seat?: number | null;
}
/**
 * Takes the last answer back, up to the last barrier.
 */
export interface UndoRequest {
  method: 'undo';
  params: UndoParams;
}
export interface UndoParams {
  game: GameId;
  step: Step;
}
/**
 * Plays a game again from its first answer and compares every position.
 */
export interface VerifyRequest {
  method: 'verify';
  params: GameParams;
}
/**
 * Play on from here: a new game with the first answers of another, which stays as it is.
 */
export interface BranchRequest {
  method: 'branch';
  params: BranchParams;
}
export interface BranchParams {
  game: GameId;
  step: Step;
  save?: GameId;
}
/**
 * Copies a game to other rules.
 */
export interface UpgradeRequest {
  method: 'upgrade';
  params: UpgradeParams;
}
export interface UpgradeParams {
  game: GameId;
  ruleset: ContentHash;
  dryRun: boolean;
  /**
   * If an answer no longer fits, make the copy with the answers before it.
   */
  cut?: boolean;
}
/**
 * The named points of a game.
 */
export interface SavesRequest {
  method: 'saves';
  params: GameParams;
}
/**
 * Names a point of a game.
 */
export interface SaveRequest {
  method: 'save';
  params: SaveParams;
}
export interface SaveParams {
  game: GameId;
  step: Step;
  name: KeptName;
}
export interface CampaignsRequest {
  method: 'campaigns';
  params: NoParams;
}
export interface NewCampaignRequest {
  method: 'newCampaign';
  params: NewCampaignParams;
}
export interface NewCampaignParams {
  name: KeptName;
  ruleset: ContentHash;
  /**
   * @minItems 1
   * @maxItems 6
   */
  players: SeatParams[];
  options: OptionValues;
}
export interface CampaignRequest {
  method: 'campaign';
  params: CampaignParams;
}
export interface CampaignParams {
  campaign: GameId;
}
export interface RenameRequest {
  method: 'rename';
  params: RenameParams;
}
export interface RenameParams {
  what: 'campaign' | 'save';
  id: GameId;
  name: KeptName;
}
/**
 * What lies in the bin.
 */
export interface BinRequest {
  method: 'bin';
  params: NoParams;
}
export interface MoveToBinRequest {
  method: 'moveToBin';
  params: BinParams;
}
export interface BinParams {
  what: 'campaign' | 'game' | 'save';
  id: GameId;
}
export interface TakeFromBinRequest {
  method: 'takeFromBin';
  params: BinParams;
}
/**
 * Deletes what lies in the bin, after a backup.
 */
export interface EmptyBinRequest {
  method: 'emptyBin';
  params: NoParams;
}
export interface ExportRequest {
  method: 'export';
  params: ExportParams;
}
export interface ExportParams {
  what: 'campaign' | 'game';
  id: GameId;
  /**
   * One compressed file that can be imported, or text for people.
   */
  as: 'file' | 'json';
}
export interface ImportRequest {
  method: 'import';
  params: ImportParams;
}
export interface ImportParams {
  /**
   * The name of the file, for sentences about it.
   */
  name: string;
  /**
   * Its bytes in base64.
   */
  data: string;
}
export interface BackupsRequest {
  method: 'backups';
  params: NoParams;
}
/**
 * Makes a backup now.
 */
export interface BackUpRequest {
  method: 'backUp';
  params: NoParams;
}
export interface RestoreBackupRequest {
  method: 'restoreBackup';
  params: BackupParams;
}
export interface BackupParams {
  backup: string;
}
/**
 * Sets a damaged database aside and begins with an empty one.
 */
export interface StartAfreshRequest {
  method: 'startAfresh';
  params: NoParams;
}
export interface ChangeSettingsRequest {
  method: 'changeSettings';
  params: ChangeSettingsParams;
}
export interface ChangeSettingsParams {
  language?: 'en' | 'fr';
  motion?: 'full' | 'reduced';
  speed?: 0 | 1 | 2 | 4;
  volume?: number;
  muted?: boolean;
}

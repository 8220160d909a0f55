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
  | ReplayRequest
  | ChangeSettingsRequest;
/**
 * A content hash.
 */
export type ContentHash = string;
export type GameId = string;
export type Step = number;
/**
 * @maxItems 1000
 */
export type PickMessage = string | number | (string | number)[];

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
}
export interface SeatParams {
  name: string;
}
export interface OptionValues {
  [k: string]: string | number | boolean;
}
export interface OpenGameRequest {
  method: 'openGame';
  params: OpenGameParams;
}
export interface OpenGameParams {
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
export interface ReplayRequest {
  method: 'replay';
  params: ReplayParams;
}
export interface ReplayParams {
  game: GameId;
  step: Step;
}
export interface ChangeSettingsRequest {
  method: 'changeSettings';
  params: ChangeSettingsParams;
}
export interface ChangeSettingsParams {
  language?: 'en' | 'fr';
  motion?: 'full' | 'reduced';
}

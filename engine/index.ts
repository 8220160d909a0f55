// The front door of the rules engine: nobody enters elsewhere.
export type {
  Answer,
  Decision,
  Field,
  MoveOffer,
  Pick,
  PickKind,
  Picks,
  Ref,
  Refusal,
  Seat,
} from './decision.ts';
export type { GameEvent, Place } from './event.ts';
export type { GameResult, PieceView, View, ZoneView } from './view.ts';
export type { Problem } from './ruleset/problem.ts';
export type { RulesetSource } from './ruleset/source.ts';
export type * from './ruleset/types.generated.ts';

// The front door of the rules engine: nobody enters elsewhere.
export { answer } from './answer.ts';
export { boardsOf } from './boards.ts';
export { equipmentOf } from './equipment.ts';
export { answersOf, decisions, optionsFor, sampleAnswer } from './legal.ts';
export { evaluate } from './evaluate.ts';
export { redeal } from './redeal.ts';
export { eventsFor } from './event.ts';
export { brokenInvariants } from './invariants.ts';
export { hashState } from './hash.ts';
export { linkRuleset } from './ruleset/link.ts';
export { newGame } from './new-game.ts';
export { openTable, tableMaker } from './table.ts';
export { barrierBetween, undoReach } from './undo.ts';
export { suggest } from './ruleset/suggest.ts';
export { RulesetFault } from './fault.ts';
export { casesIn, casesOf } from './scenario/cases.ts';
export { runCase } from './scenario/run-case.ts';
export { view } from './view.ts';
export { warningsOf } from './ruleset/warnings.ts';
export { whyNot } from './why-not.ts';
export type { BoardPlan, SpacePlan } from './boards.ts';
export type { CardPlan, Equipment, Printed, Prints, ZonePlan } from './equipment.ts';
export type {
  Answer,
  Decision,
  Field,
  NextField,
  Offer,
  Option,
  Pick,
  PickKind,
  Picks,
  Ref,
  Refusal,
  Seat,
} from './decision.ts';
export type { GameEvent, PickTold } from './event.ts';
export type { FieldsView, FieldValue } from './fields-view.ts';
export type { Place } from './place.ts';
export type { Played } from './played.ts';
export type { GameResult } from './result.ts';
export type { ProcedureView } from './procedures/procedures-view.ts';
export type { PieceView, View, ZoneView } from './view.ts';
export type { Pointed, Reason } from './why-not.ts';
export type { GameSetup } from './new-game.ts';
export type { CaseReport } from './scenario/run-case.ts';
export type { Linked } from './ruleset/link.ts';
export type { Problem } from './ruleset/problem.ts';
export type { Ruleset } from './ruleset/ruleset.ts';
export type { RulesetSource } from './ruleset/source.ts';
export type { State } from './state.ts';
export type { Chance, Possible } from './sample.ts';
export type { Mark } from './machine/mark.ts';
export type { Table } from './table.ts';
export type { Barrier, BarrierCode, PlayedStep, UndoReach } from './undo.ts';
export type * from './ruleset/types.generated.ts';

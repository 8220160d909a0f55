// A ruleset as its files say it: checked against the schemas, not yet linked.
import type {
  BotsFile,
  CardsFile,
  EndFile,
  FlowFile,
  LookFile,
  MovesFile,
  ProgramsFile,
  RulesFile,
  RulesetFile,
  ScenarioFile,
  SetupFile,
  StandingFile,
  TableFile,
  WordsFile,
} from './types.generated.ts';

/** Files by their path in the folder, so that a problem can name the file. */
type Files<T> = Readonly<Record<string, T>>;

export interface RulesetSource {
  readonly ruleset: RulesetFile;
  readonly flow: FlowFile;
  readonly table: TableFile;
  readonly setup: SetupFile;
  readonly end: EndFile;
  readonly rules: RulesFile;
  readonly look: LookFile;
  /** A game may do without. */
  readonly bots?: BotsFile;
  readonly moves: Files<MovesFile>;
  readonly programs: Files<ProgramsFile>;
  readonly cards: Files<CardsFile>;
  readonly standing: Files<StandingFile>;
  /** By language, not by path: the file is words/LANGUAGE.json. */
  readonly words: Readonly<Record<string, WordsFile>>;
  readonly scenarios: Files<ScenarioFile>;
}

// Made from schemas/*.schema.json by npm run types; never edited by hand.
/**
 * The id of the rule in rules.json that this part carries out.
 */
export type RuleId = string;
/**
 * How much, whether, or which: an expression such as "you.supply.size() > 0". A plain number or boolean may stand here too.
 */
export type Expression = string | number | boolean;
/**
 * A name that is only ever named, never dotted into: small letters, digits and hyphens.
 */
export type Id = string;
/**
 * A name that expressions can dot into (you.supply): camelCase, so that no hyphen is read as a minus.
 */
export type Name = string;
/**
 * A number from the first to the second: ["0", "you.gem"].
 *
 * @minItems 2
 * @maxItems 2
 */
export type NumberRange = Expression[];
/**
 * One of these words: ["attack", "defend"]; words/ has a name for each in choices.
 *
 * @minItems 1
 */
export type ChoiceWords = Id[];
/**
 * How many different ones are picked: a number, or the least and the most: [0, 3]. The result is then a list.
 *
 * @minItems 2
 * @maxItems 2
 */
export type ChoiceCount = string | number | Expression[];
/**
 * What must hold of the whole pick, which is called picked here: { "is": "picked.size() == 2", "else": "two-only" }.
 */
export type ChoiceMust = RequirementDeclaration[];
/**
 * A word or a number that counts as picked by a player who does not answer: who passes, has nothing to pick, or is out of the game. Only in programs.
 */
export type ChoiceDefault = string | number;
/**
 * Only cards whose ability of this name is possible now for whoever picks; of any other card the ability's own reason is told. With copy it is judged as if it stood on this card: { ability: activate, copy: true }.
 */
export type Able =
  | string
  | {
      ability: Id;
      copy?: true;
    };
export type Effect =
  | AddEffect
  | AgainEffect
  | CallEffect
  | CancelEffect
  | ChooseEffect
  | CreateEffect
  | DrawEffect
  | EachEffect
  | EitherEffect
  | EliminateEffect
  | EmitEffect
  | ExtraTurnEffect
  | FinishEffect
  | GainEffect
  | IfEffect
  | LetEffect
  | LoseEffect
  | MoveEffect
  | NextRoundEffect
  | NextTurnEffect
  | PayEffect
  | RandomEffect
  | RepeatEffect
  | RollEffect
  | SayEffect
  | SetEffect
  | ShiftEffect
  | ShowEffect
  | ShuffleEffect
  | SignalEffect
  | SkipTurnEffect
  | StopEffect
  | SwapEffect
  | TogetherEffect
  | UseEffect
  | WindowEffect
  | WouldEffect;
/**
 * Where a counter or a variable is: table.last, you.gem, card.wounds, bank.gem; card[k], where k is the name of a counter; or a variable of a procedure, combat.die.
 */
export type CounterPlace = string;
/**
 * A remark for authors; players never see it.
 */
export type Note = string;
export type Effects = Effect[];
/**
 * @minItems 1
 */
export type ForbidGoals = string | Id[];
/**
 * Only what concerns you, only what concerns others, or anyone's. On a card it is yours if left out, in programs/ anyone's.
 */
export type Whose = 'yours' | 'others' | 'anyone';
/**
 * What it waits for. enter, leave (a card comes into a zone or goes out of it: event.card, .from, .to, .who, .by), gain, lose (a counter grows or shrinks: event.what, .n, .who, .card, .from, .to, .by), draw (cards have been drawn: event.who, .n, .from, .to, .by), turn-starts, turn-ends (event.who), did (a move is complete: event.move, .who, .card), used (an ability that a use performed is complete: event.ability, .who, .card), eliminated (a player is out: event.who, .by), or an event of the ruleset's own that an emit tells (event.who, and what events says it tells).
 */
export type Happening = string;
/**
 * What can carry counters and variables.
 */
export type Bearer = 'table' | 'player' | 'card' | 'space';
/**
 * What would happen: gain, lose, enter, leave or draw, which tell the same as for triggers; or what a would calls it.
 */
export type ReplacedEvent = string;
/**
 * What is printed: a number, yes or no, a word, a list of words, a bag such as { gem: 2 }, or a condition such as it.gem >= 5.
 */
export type AttributeValue =
  | number
  | boolean
  | string
  | null
  | string[]
  | {
      [k: string]: number;
    };
/**
 * A sort of value: int, bool, word, card, player, space, zone, a list such as list<card>, and with ? what may be none.
 */
export type TypeName = string;
/**
 * A colour as #rrggbb.
 */
export type Colour = string;
/**
 * Programs to run, in this order.
 *
 * @minItems 1
 */
export type FlowPrograms = Id[];
/**
 * A target, or a list of guarded transitions.
 *
 * @minItems 1
 */
export type FlowTransitionList = string | FlowTransition[];
/**
 * @minItems 2
 * @maxItems 2
 */
export type Pair = [number, number];
/**
 * To the right and down; less than 0 is left or up.
 *
 * @minItems 2
 * @maxItems 2
 */
export type Shift = [number, number];
/**
 * A shape tells tokens apart without colour.
 */
export type TokenShape = 'disc' | 'square' | 'diamond' | 'hex' | 'drop' | 'shield' | 'star';
/**
 * A pattern that is drawn, not painted: nothing has to be shipped with it.
 */
export type Pattern =
  'plain' | 'dots' | 'rays' | 'waves' | 'lattice' | 'scales' | 'stars' | 'leaves' | 'damask';
/**
 * A type, or a type with its words, its first value, or that nobody sees it.
 */
export type ProcedureVariableDeclaration =
  | string
  | {
      type: ProcedureVariableType;
      /**
       * The words it can be; a word without a question mark begins with the first.
       *
       * @minItems 1
       */
      words?: Id[];
      /**
       * The first value, of a number, a yes or no, or a word.
       */
      initial?: number | boolean | string;
      /**
       * Nobody sees it until it is shown (do show).
       */
      hidden?: true;
      note?: Note;
    };
/**
 * A question mark allows none, which is then the first value; int begins at 0, bool at false, a word with the first of its words, a list empty. map<player, int> has one for each player: side[p].
 */
export type ProcedureVariableType = string;
/**
 * A position in 16 hexadecimal digits.
 */
export type StateHash = string;
/**
 * One thing to agree on: a word from a list, a number in a range, or yes or no.
 */
export type OptionDeclaration = WordOption | NumberOption | YesNoOption;
/**
 * The id of the rule, or of the case in a rule book, that is shown.
 */
export type ScenarioRule = string;
/**
 * The name of a player, as the case calls them.
 */
export type ScenarioPlayer = string;
/**
 * A number, yes or no, a word, a name, null for none, a list; { "is": true, "by": "ann" } for a variable and who set it; { "any": 3, "kind": "event" } for so many cards of a kind.
 */
export type ScenarioValue =
  | number
  | boolean
  | string
  | null
  | ScenarioItem[]
  | {
      /**
       * The value of a variable.
       */
      is?: number | boolean | string | null | ScenarioItem[];
      by?: ScenarioPlayer;
      /**
       * How many cards, whichever they are.
       */
      any?: number;
      kind?: Id;
    };
/**
 * A card by its definition; fox#2 is the second fox that was made. With what lies on it: { "fox": { "wounds": 1, "up": true } }; owner says whose it is, knownBy which players know it.
 */
export type ScenarioItem =
  | string
  | number
  | {
      [k: string]: ScenarioFields;
    };
export type ScenarioSpace =
  | ScenarioItem[]
  | {
      [k: string]: ScenarioValue;
    };
/**
 * Extra turns that are still to come, the next one first: ["ann", { "ben": "quiet" }].
 */
export type ScenarioExtraTurns = (
  | string
  | {
      [k: string]: Id;
    }
)[];
export type ScenarioPlayerList = ScenarioPlayer[];
/**
 * The last answer is taken back by whoever gave it: true, or the reason why it cannot be: "refused: dice" (something was rolled or shuffled), "refused: seen" (somebody has seen a card), "refused: revealed" (answers given at the same time are open now), "refused: start" (there is none). By a player named: { "ann": true }, { "ann": "refused: other-seat" }.
 */
export type ScenarioUndo =
  | boolean
  | string
  | {
      [k: string]: boolean | string;
    };
/**
 * Players who are not asked, or have answered.
 */
export type ScenarioClosed = ScenarioPlayer[];
/**
 * A type, or a type with what a card has that says nothing.
 */
export type AttributeDeclaration =
  | string
  | {
      type: AttributeType;
      default?: number | boolean | string;
      of?: Bearer;
      note?: Note;
    };
/**
 * A question mark allows none. A bag is a number for each of some counters: { gem: 2, sword: 1 }. An ability is the name of one. A condition and a formula are expressions about it, and are asked like card.met(you) and card.worth(you): it.gem >= 5.
 */
export type AttributeType =
  | 'int'
  | 'int?'
  | 'bool'
  | 'word'
  | 'word?'
  | 'list<word>'
  | 'bag'
  | 'ability'
  | 'ability?'
  | 'list<ability>'
  | 'condition'
  | 'formula';
export type Sentence = string;

/**
 * Abilities by name. A card has those of its kind and of its family, and its own; of one name its own counts.
 */
export interface Abilities {
  [k: string]: AbilityDeclaration;
}
/**
 * It is performed by a use: { cost: { gem: 1 }, choose: [{ a: target, from: others }], do: [{ do: lose, what: target.life }] }. You are whoever uses it, and this is the card. It is possible if what it requires holds, its whole cost can be paid and everything that it chooses can be picked; what is not possible is not done.
 */
export interface AbilityDeclaration {
  rule?: RuleId;
  /**
   * What must hold. A requirement may name what was picked: it is judged as soon as its names are known.
   */
  require?: RequirementDeclaration[];
  /**
   * What its user picks before it is paid for and done, in one answer; each pick can be named by those after it.
   *
   * @minItems 1
   */
  choose?: ChoiceDeclaration[];
  ask?: Id;
  else?: Id;
  cost?: Cost;
  in?: Id;
  /**
   * The zones in which the card must lie to be played in a window; those in play if left out: [hand].
   *
   * @minItems 1
   */
  from?: Name[];
  do: Effects;
  note?: Note;
}
export interface RequirementDeclaration {
  is: Expression;
  else: Id;
  rule?: RuleId;
}
/**
 * A pick from a list of spaces, pieces, players, words or numbers; it says one of from, number and words.
 */
export interface ChoiceDeclaration {
  a: Name;
  from?: Expression;
  number?: NumberRange;
  words?: ChoiceWords;
  count?: ChoiceCount;
  /**
   * The order in which they are picked counts.
   */
  ordered?: true;
  must?: ChoiceMust;
  default?: ChoiceDefault;
  able?: Able;
  else?: Id;
  rule?: RuleId;
}
/**
 * What is paid before anything else is done, from the counters of whoever does it: { "gem": 2, "sword": "you.level" }. Where not all of it can be paid, it is not offered; an amount of 0 is as good as paid.
 */
export interface Cost {
  [k: string]: Expression;
}
/**
 * Adds to a number that is not limited by a total, or takes from it: do add, what you.score, n -2.
 */
export interface AddEffect {
  do: 'add';
  what: CounterPlace;
  n: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Goes to a step of a running procedure, which keeps all its variables: do again, in combat, from roll. What it had begun since, such as this card's text, is over.
 */
export interface AgainEffect {
  do: 'again';
  in: Name;
  from: Id;
  rule?: RuleId;
  note?: Note;
}
/**
 * Runs a program and goes on when it is finished: do call, program take, with { card: inn, n: 2 }, as taken.
 */
export interface CallEffect {
  do: 'call';
  program: Id;
  /**
   * What it takes, by the names of its with.
   */
  with?: {
    [k: string]: Expression;
  };
  you?: Expression;
  as?: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * In the first of a replacement: what would have happened does not happen: do cancel.
 */
export interface CancelEffect {
  do: 'cancel';
  rule?: RuleId;
  note?: Note;
}
/**
 * Asks a player to pick, at this very point: do choose, a card, from you.hand, count 2. It says a with one of from, number and words, or form. With nothing to pick it asks nobody, and what is picked is none (or an empty list); where there are fewer than count, all of them are enough.
 */
export interface ChooseEffect {
  do: 'choose';
  a?: Name;
  from?: Expression;
  number?: NumberRange;
  words?: ChoiceWords;
  count?: ChoiceCount;
  /**
   * The order in which they are picked counts.
   */
  ordered?: true;
  /**
   * Several picks in one answer; each can be named by those after it.
   *
   * @minItems 1
   */
  form?: ChoiceDeclaration[];
  default?: ChoiceDefault;
  able?: Able;
  must?: ChoiceMust;
  else?: Id;
  who?: Expression;
  ask?: Id;
  /**
   * The player may pass.
   */
  optional?: true;
  /**
   * Nobody else hears what is picked.
   */
  secret?: true;
  /**
   * If only one answer is possible, it is given without asking.
   */
  alone?: true;
  rule?: RuleId;
  note?: Note;
}
/**
 * Makes new pieces of a card, or of every card of a deck: do create, def cross, in first.supply, copies 5; or do create, deck events, in table.pile, where it.solo.
 */
export interface CreateEffect {
  do: 'create';
  def?: Id;
  in: Expression;
  deck?: Id;
  where?: Expression;
  /**
   * First values of variables of the new pieces: by: you.
   */
  with?: {
    [k: string]: Expression;
  };
  copies?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Takes pieces one by one from the top of a zone, which is its end: do draw, from table.pile, to you.hand, n 2. An empty zone with refill is filled first; when nothing is left, drawing stops.
 */
export interface DrawEffect {
  do: 'draw';
  from: Expression;
  to: Expression;
  n?: Expression;
  up?: Expression;
  as?: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * Does the steps once for every element of a list, in order; the list is taken before the first: do each, a p, of players, steps […].
 */
export interface EachEffect {
  do: 'each';
  a: Name;
  of: Expression;
  steps: Effects;
  rule?: RuleId;
  note?: Note;
}
/**
 * Asks a player for one of several branches and does it: do either, options [{ say fight, do […] }, { say flee, if you.gem > 0, do […] }]. What is not possible is not offered.
 */
export interface EitherEffect {
  do: 'either';
  /**
   * @minItems 1
   */
  options: EitherBranch[];
  who?: Expression;
  ask?: Id;
  /**
   * The player may pass.
   */
  optional?: true;
  /**
   * If only one branch is possible, it is taken without asking.
   */
  alone?: true;
  rule?: RuleId;
  note?: Note;
}
/**
 * One branch: its button in words/ (choices), when it is possible, and what it does.
 */
export interface EitherBranch {
  say: Id;
  if?: Expression;
  cost?: Cost;
  do: Effects;
  else?: Id;
  rule?: RuleId;
}
/**
 * A player leaves the game, unless a replacement of “eliminate” prevents it: do eliminate, who target. The program leave, if there is one, puts away what that player has (you are the player who leaves); then, when state rules have been looked at, what the player was doing is broken off. Nobody who is out is asked, has a turn or a place in the order of play. If it was the active player, all that was going on is dropped and the chart gets signal.active-out.
 */
export interface EliminateEffect {
  do: 'eliminate';
  who?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * An event of the ruleset's own, for triggers and the log: do emit, event beaten, who target, with { kritik: true }.
 */
export interface EmitEffect {
  do: 'emit';
  event: Id;
  who?: Expression;
  /**
   * What it tells, by name.
   */
  with?: {
    [k: string]: Expression;
  };
  rule?: RuleId;
  note?: Note;
}
/**
 * A player will have a turn out of the order of play: do extraTurn, tag quiet. It comes at the next nextTurn, after those that were given before; then the order of play goes on where it was left. In it turn.tag is its tag, by which the chart can leave out a phase.
 */
export interface ExtraTurnEffect {
  do: 'extraTurn';
  who?: Expression;
  tag?: Id;
  rule?: RuleId;
  note?: Note;
}
/**
 * Ends the game at once: do finish, winners [you]; or do finish, ranking it.score.
 */
export interface FinishEffect {
  do: 'finish';
  winners?: Expression;
  ranking?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * From the bank to a place, as far as there is: do gain, what you.gem, n 2.
 */
export interface GainEffect {
  do: 'gain';
  what: CounterPlace;
  n?: Expression;
  as?: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * Does one list of effects or the other.
 */
export interface IfEffect {
  do: 'if';
  is: Expression;
  then: Effects;
  else?: Effects;
  rule?: RuleId;
  note?: Note;
}
/**
 * Names values for the effects after it in the same list, or gives a name of this program a new value: do let, set { best: players.max(p, p.gem) }. All are worked out before any is named.
 */
export interface LetEffect {
  do: 'let';
  /**
   * Values by name.
   */
  set: {
    [k: string]: Expression;
  };
  rule?: RuleId;
  note?: Note;
}
/**
 * From a place to the bank, as far as there is: do lose, what you.health, n 2.
 */
export interface LoseEffect {
  do: 'lose';
  what: CounterPlace;
  n?: Expression;
  as?: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * Moves a piece, or a list of pieces in order, to the end of a zone, which is its top: do move, what you.supply.first(), to space.cell. Moving none, or to none, moves nothing: do move, what card, to card.owner.past.
 */
export interface MoveEffect {
  do: 'move';
  what: Expression;
  to: Expression;
  index?: Expression;
  /**
   * Top if left out; pieces laid at the bottom keep their order.
   */
  at?: 'top' | 'bottom';
  up?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * A new round begins: round counts one more, and what lasts for a round ends.
 */
export interface NextRoundEffect {
  do: 'nextRound';
  rule?: RuleId;
  note?: Note;
}
/**
 * The turn passes: to whoever has an extra turn, else to the next player. Variables that last for a turn end.
 */
export interface NextTurnEffect {
  do: 'nextTurn';
  to?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Pays in full, to the bank or to a place: do pay, what you.gold, n 3. A move that pays must first require that there is enough.
 */
export interface PayEffect {
  do: 'pay';
  what: CounterPlace;
  n?: Expression;
  to?: CounterPlace;
  rule?: RuleId;
  note?: Note;
}
/**
 * Picks one element of a list by chance and remembers it under a name for the effects after it in the same list: do random, from players, as starter.
 */
export interface RandomEffect {
  do: 'random';
  from: Expression;
  as: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * Does the steps again and again: do repeat, times 2, steps […], or do repeat, while you.gem > 0, steps […].
 */
export interface RepeatEffect {
  do: 'repeat';
  while?: Expression;
  times?: Expression;
  steps: Effects;
  rule?: RuleId;
  note?: Note;
}
/**
 * Rolls dice: do roll, as green. The name is for the number, or with n for the list of numbers.
 */
export interface RollEffect {
  do: 'roll';
  as: Name;
  sides?: Expression;
  n?: Expression;
  /**
   * Nobody is told what fell. In a procedure it stays covered until it is shown (do show) or the step ends.
   */
  hidden?: boolean;
  rule?: RuleId;
  note?: Note;
}
/**
 * A line in the log: do say, words found-gold, with { player: you, n: 3 }.
 */
export interface SayEffect {
  do: 'say';
  words: Id;
  /**
   * What the sentence names.
   */
  with?: {
    [k: string]: Expression;
  };
  rule?: RuleId;
  note?: Note;
}
/**
 * Gives a variable a value: do set, what table.last, to space. Also sets first, the player who begins.
 */
export interface SetEffect {
  do: 'set';
  what: CounterPlace;
  to: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * From one place to another of the same counter, as far as there is: do shift, from card.gem, to you.gem.
 */
export interface ShiftEffect {
  do: 'shift';
  from: CounterPlace;
  to: CounterPlace;
  n?: Expression;
  as?: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * Makes pieces known to players, for ever: do show, what table.pile.top(3), to [you]. Or shows what is hidden in a procedure: do show, what green.
 */
export interface ShowEffect {
  do: 'show';
  what: Expression;
  to?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Mixes a zone: do shuffle, zone table.pile. What was known of its pieces is forgotten, unless all see them.
 */
export interface ShuffleEffect {
  do: 'shuffle';
  zone: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Tells the chart that something has come about, when all that runs is finished: do signal, name combat. The chart handles it as signal.combat; of several the first counts.
 */
export interface SignalEffect {
  do: 'signal';
  name: Id;
  rule?: RuleId;
  note?: Note;
}
/**
 * A player will miss the next turn, an extra turn too: do skipTurn, who target.
 */
export interface SkipTurnEffect {
  do: 'skipTurn';
  who?: Expression;
  n?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Leaves this program, or this move, at once: do stop, result card. With what it leaves the procedure of that name, and all that this had begun: do stop, what combat.
 */
export interface StopEffect {
  do: 'stop';
  what?: Name;
  result?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Two pieces exchange their places, each with what lies on it: do swap, a mine, b theirs.
 */
export interface SwapEffect {
  do: 'swap';
  a: Expression;
  b: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Several effects as one step: state rules wait until all of it is done, and what it triggers happened at one instant: do together, steps […].
 */
export interface TogetherEffect {
  do: 'together';
  steps: Effects;
  /**
   * Only these state rules wait, and the steps stay steps of their own.
   *
   * @minItems 1
   */
  hold?: Id[];
  cause?: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * Performs an ability of a card: do use, card target, ability activate. You are then whoever uses it (by), not the owner of the card. If it is not possible, nothing happens.
 */
export interface UseEffect {
  do: 'use';
  card?: Expression;
  ability?: Id;
  named?: Expression;
  by?: Expression;
  /**
   * It is done as if it stood on this card: in it, this is the copying card.
   */
  copy?: true;
  as?: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * Asks players in turn to play an ability that names this window, or to pass, until all have passed in a row: do window, name before-dice, who [fighter, ally]. Whoever has nothing to play is not asked.
 */
export interface WindowEffect {
  do: 'window';
  name: Id;
  who: Expression;
  /**
   * Whoever holds hidden cards of which one could be played here is asked all the same, so that silence tells nothing.
   */
  blind?: true;
  rule?: RuleId;
  note?: Note;
}
/**
 * Something would happen to a player, and can be replaced: do would, event perish, who target, then […]. What stands in then is done only if nothing replaces it.
 */
export interface WouldEffect {
  do: 'would';
  event: Id;
  who?: Expression;
  /**
   * What the event tells, as events in programs/ says: { kritik: red == 8 }. In then it is read as event.kritik, changed if a replacement has changed it.
   */
  with?: {
    [k: string]: Expression;
  };
  then: Effects;
  rule?: RuleId;
  note?: Note;
}
/**
 * Adds a requirement to moves, or to an ability of cards: { move: [walk, ride], if: you.charmed, else: must-stay }. You are whoever would do it. Of a move it can name the picks; of an ability, it is the card whose it is.
 */
export interface ForbidDeclaration {
  move?: ForbidGoals;
  ability?: ForbidGoals;
  whose?: Whose;
  if?: Expression;
  else: Id;
  rule?: RuleId;
  note?: Note;
}
/**
 * bots.json: what a position is worth to a player, for bots that look one answer ahead. A game may do without it: then bots look for a win and else play at random.
 */
export interface BotsFile {
  $schema?: string;
  /**
   * All that counts, added up. A bot is given what its player can see; what is hidden is dealt anew by chance before it looks.
   *
   * @maxItems 500
   */
  terms: BotTerm[];
  note?: Note;
}
/**
 * For example { is: you.hand.size(), weight: 0.5, if: round < 5 }. In it, you are the player whose position it is.
 */
export interface BotTerm {
  is: Expression;
  /**
   * What one of it is worth; below 0 for what is bad. Only weights may have fractions.
   */
  weight: number;
  if?: Expression;
  note?: Note;
}
/**
 * cards/*.json: definitions of cards and pieces. A piece on the table is a copy of a definition.
 */
export interface CardsFile {
  $schema?: string;
  /**
   * Definitions by id.
   */
  cards?: {
    [k: string]: CardDeclaration;
  };
  /**
   * What several cards share: a card that is like a family has all that the family says, and what it says itself. A word such as $shield in a family is replaced by what the card says of shield.
   */
  families?: {
    [k: string]: FamilyDeclaration;
  };
  /**
   * Large decks as tables: one row for each definition.
   */
  decks?: {
    [k: string]: DeckDeclaration;
  };
  note?: Note;
}
/**
 * A kind, or a family that it is like; how many copies; and its attributes by name: fox: { kind: beast, strength: 3 }.
 */
export interface CardDeclaration {
  kind?: Id;
  like?: Id;
  /**
   * How many are made of it; 1 if left out.
   */
  copies?: number;
  abilities?: Abilities;
  /**
   * What may not be done while the card is in play.
   */
  forbids?: ForbidDeclaration[];
  /**
   * What the card changes while it is in play.
   */
  modifiers?: ModifierDeclaration[];
  /**
   * What the card does after something has happened, while it lies in a zone with inPlay. You are its owner.
   */
  triggers?: CardTriggerDeclaration[];
  /**
   * What the card replaces while it is in play. You are its owner.
   */
  replaces?: CardReplacementDeclaration[];
  /**
   * What the card adds to a step of a procedure, or does in its place, while it is in play: { at: combat.roll, role: gear, after: [{ do: add, what: combat.die, n: 1 }] }. You are its owner, or whoever performs the procedure if it is nobody's.
   */
  hooks?: CardHookDeclaration[];
  rule?: RuleId;
  note?: Note;
  [k: string]: unknown;
}
/**
 * Changes a value: of power, if it.wounds == 0, add 2. Whatever the order in which they stand, first comes set, then add, times, halfUp and halfDown, atLeast and atMost.
 */
export interface ModifierDeclaration {
  of: Name;
  /**
   * For a modifier on a card: whether the value is yours, that is, of the card's owner (if left out), of others, or of anyone.
   */
  whose?: 'yours' | 'others' | 'anyone';
  if?: Expression;
  set?: Expression;
  add?: Expression;
  times?: Expression;
  /**
   * Half of it, rounded up.
   */
  halfUp?: true;
  /**
   * Half of it, rounded down.
   */
  halfDown?: true;
  atLeast?: Expression;
  atMost?: Expression;
  rule?: RuleId;
  note?: Note;
}
export interface CardTriggerDeclaration {
  id?: Id;
  rule?: RuleId;
  on: Happening;
  what?: Name;
  of?: Bearer;
  zone?: Name;
  whose?: Whose;
  if?: Expression;
  /**
   * declared: the card must also have been in play when the move or trigger began in which it happens.
   */
  since?: 'declared';
  /**
   * Its player may do without, and is asked when its turn comes.
   */
  may?: true;
  do: Effects;
  note?: Note;
}
export interface CardReplacementDeclaration {
  id?: Id;
  rule?: RuleId;
  event: ReplacedEvent;
  what?: Name;
  of?: Bearer;
  zone?: Name;
  whose?: Whose;
  if?: Expression;
  /**
   * Whom it would happen to may choose it or do without.
   */
  may?: true;
  cost?: Cost;
  /**
   * Lower ones come first; 0 if left out.
   */
  order?: number;
  instead?: Effects;
  change?: EventChange;
  first?: Effects;
  note?: Note;
}
/**
 * What of it becomes otherwise; then it goes on: { n: event.n - 1 }. Of gain, lose and draw the n, of enter and leave the zone that it goes to (to), of an event of the ruleset's own whatever it tells.
 */
export interface EventChange {
  [k: string]: Expression;
}
export interface CardHookDeclaration {
  /**
   * A step of a procedure: combat.roll.
   */
  at: string;
  role?: Name;
  if?: Expression;
  before?: Effects;
  instead?: Effects;
  after?: Effects;
  /**
   * The step is left out, with all other hooks on it.
   */
  skip?: true;
  rule?: RuleId;
  note?: Note;
}
/**
 * A card without copies, of which other cards take what they do not say themselves.
 */
export interface FamilyDeclaration {
  kind: Id;
  copies?: number;
  abilities?: Abilities;
  /**
   * What may not be done while the card is in play.
   */
  forbids?: ForbidDeclaration[];
  /**
   * What the card changes while it is in play.
   */
  modifiers?: ModifierDeclaration[];
  /**
   * What the card does after something has happened, while it lies in a zone with inPlay. You are its owner.
   */
  triggers?: CardTriggerDeclaration[];
  /**
   * What the card replaces while it is in play. You are its owner.
   */
  replaces?: CardReplacementDeclaration[];
  /**
   * What the card adds to a step of a procedure, or does in its place, while it is in play: { at: combat.roll, role: gear, after: [{ do: add, what: combat.die, n: 1 }] }. You are its owner, or whoever performs the procedure if it is nobody's.
   */
  hooks?: CardHookDeclaration[];
  rule?: RuleId;
  note?: Note;
  [k: string]: unknown;
}
/**
 * columns [id, family, loot], rows [[inn-1, inn, S G], [inn-2, inn, T]].
 */
export interface DeckDeclaration {
  kind: Id;
  like?: Id;
  /**
   * What stands in each row: id, attributes by name, and perhaps like and copies.
   *
   * @minItems 1
   */
  columns: Name[];
  rows: AttributeValue[][];
  /**
   * For a column of bags, what each letter stands for: loot: { S: sword, G: gem }; a cell is then such as S G G.
   */
  letters?: {
    [k: string]: {
      [k: string]: Name;
    };
  };
  /**
   * For a column of words or abilities, or of lists of them, what each code stands for: favours: { GT: gem-and-time, dC: draw-character }; a cell is then such as GT dC.
   */
  codes?: {
    [k: string]: {
      [k: string]: Id;
    };
  };
  rule?: RuleId;
  note?: Note;
}
/**
 * end.json: when the game ends and who has won. Looked at in this order whenever a move or a program of the chart is complete, before the chart goes on.
 */
export interface EndFile {
  $schema?: string;
  ends: EndDeclaration[];
  note?: Note;
}
export interface EndDeclaration {
  id: Id;
  rule?: RuleId;
  if: Expression;
  winners?: Expression;
  ranking?: Expression;
  note?: Note;
}
/**
 * flow.json: when things happen. An XState v5 machine in JSON, held to a safe subset: compound and final states, guarded transitions, entry and exit naming programs.
 */
export interface FlowFile {
  $schema?: string;
  initial: Id;
  states: FlowStates;
  on?: FlowTransitions;
  note?: Note;
}
export interface FlowStates {
  [k: string]: FlowState;
}
/**
 * One moment of the game. With meta.moves it asks; otherwise it goes on with done when its programs are finished.
 */
export interface FlowState {
  type?: 'final';
  initial?: Id;
  states?: FlowStates;
  entry?: FlowPrograms;
  exit?: FlowPrograms;
  on?: FlowTransitions;
  meta?: FlowMeta;
  note?: Note;
}
/**
 * Where to go on an event: done when the programs of the state are finished, move.ID when that move was made, signal.ID when a program raised that signal.
 */
export interface FlowTransitions {
  [k: string]: FlowTransitionList;
}
export interface FlowTransition {
  /**
   * A sibling state, or a path from the top such as #round.draft.
   */
  target: string;
  /**
   * An expression; the first transition whose guard is true is taken.
   */
  guard?: string;
  reenter?: true;
  rule?: RuleId;
}
export interface FlowMeta {
  rule?: RuleId;
  /**
   * A player, or a list of players who all have the menu open: players.filter(p, !p.passed). The active player if left out; an empty list means that the state is done.
   */
  who?: string;
  /**
   * The moves that the player to act may choose from here.
   *
   * @minItems 1
   */
  moves?: Id[];
}
/**
 * look/table.json: how it looks, never what it does. Measures are in table units; the table is scaled to the window. Colours are #rrggbb.
 */
export interface LookFile {
  $schema?: string;
  table: TableLook;
  mat?: MatLook;
  /**
   * Boards by name.
   */
  boards?: {
    [k: string]: BoardLook;
  };
  /**
   * How the pieces of each zone lie. A zone of the table or of a player without a place is not drawn.
   */
  zones?: {
    [k: string]: ZoneLook;
  };
  /**
   * The faces of cards by kind: what is printed where. A kind without a face has plain pieces.
   */
  faces?: {
    [k: string]: FaceLook;
  };
  /**
   * Backs of cards by a name of your own; a zone says which one its hidden cards have.
   */
  backs?: {
    [k: string]: BackLook;
  };
  /**
   * What single cards look like, where they differ from the face of their kind: most often the icon.
   */
  cards?: {
    [k: string]: CardLook;
  };
  /**
   * Counters as tokens. One that is not listed is not drawn.
   */
  counters?: {
    [k: string]: CounterLook;
  };
  /**
   * Tracks by a name of your own: a row of spaces along which something is counted.
   */
  tracks?: {
    [k: string]: TrackLook;
  };
  /**
   * Variables of cards, players or spaces that are seen on them while they are true, or are not none.
   */
  badges?: {
    [k: string]: BadgeLook;
  };
  /**
   * Variables of players that name a space: the player's pawn stands there.
   */
  pawns?: {
    [k: string]: PawnLook;
  };
  dice?: DiceLook;
  note?: Note;
}
/**
 * The table top and what all cards share.
 */
export interface TableLook {
  size: Pair;
  surface: Colour;
  /**
   * What the table top is made of; plain if left out.
   */
  pattern?: 'plain' | 'wood' | 'felt' | 'stone' | 'waves' | 'stars' | 'damask' | 'parchment';
  motif?: Colour;
  accent: Colour;
  /**
   * The typeface of names and titles; Cinzel if left out.
   */
  display?: 'alegreya-sans' | 'almendra' | 'cinzel' | 'cinzel-decorative' | 'pirata-one';
  paper?: Colour;
  ink?: Colour;
}
/**
 * The place in front of each player. Zones, counters and tracks that say mat lie on it, at so many units from its upper left corner. The viewer's own is large, the others are as large as there is room for.
 */
export interface MatLook {
  size: Pair;
  own: Area;
  /**
   * Where the others lie, clockwise: the players share these areas evenly, as large as they go.
   *
   * @minItems 1
   * @maxItems 5
   */
  others: Area[];
  fill?: Colour;
}
/**
 * A part of the table by its middle.
 */
export interface Area {
  at: Pair;
  size: Pair;
}
/**
 * A grid, a ring, or spaces anywhere.
 */
export interface BoardLook {
  at: Pair;
  /**
   * Width and height of one space.
   */
  space: number;
  /**
   * Room between the spaces of a grid; 0 if left out.
   */
  gap?: number;
  /**
   * The shape of a space; square if left out.
   */
  shape?: 'square' | 'round';
  fill: Colour;
  line: Colour;
  /**
   * What a click means: the space itself (if left out), or the one possible space in its column.
   */
  pick?: 'space' | 'column';
  /**
   * Letters and numbers along the edges of a grid.
   */
  labels?: boolean;
  ghost?: Name;
  /**
   * No frame around it: its spaces lie on the table itself.
   */
  bare?: true;
  /**
   * Where each space lies, from the middle of the board: inn: [-200, 40].
   */
  places?: {
    [k: string]: Shift;
  };
  ring?: RingLook;
  /**
   * The names of the spaces are written on them.
   */
  names?: boolean;
  /**
   * What is printed on the spaces, as small badges.
   *
   * @minItems 1
   * @maxItems 4
   */
  prints?: CornerLook[];
  sorts?: SpaceSorts;
  /**
   * What single spaces look like.
   */
  spaces?: {
    [k: string]: SpaceLook;
  };
  /**
   * How edges are drawn, by their names; ring is the way around a ring.
   */
  ways?: {
    [k: string]: WayLook;
  };
  middle?: MiddleLook;
}
/**
 * Spaces in a ring, the first one on top, clockwise.
 */
export interface RingLook {
  radius: Pair;
  /**
   * How many tips it has, as a star; a round ring if left out.
   */
  tips?: number;
  /**
   * How far in a star goes between its tips, as a share of the radius; 0.3 if left out.
   */
  depth?: number;
  /**
   * So many degrees clockwise.
   */
  turn?: number;
}
/**
 * A figure: the value of an attribute, with an icon under it.
 */
export interface CornerLook {
  value: Name;
  icon?: Id;
  fill?: Colour;
  shape?: TokenShape;
}
/**
 * Spaces that look different by an attribute: { by: shore, of: { north: { fill: … } } }.
 */
export interface SpaceSorts {
  by: Name;
  /**
   * By the words of the attribute.
   */
  of: {
    [k: string]: SpaceLook;
  };
}
/**
 * One space, or one sort of spaces.
 */
export interface SpaceLook {
  fill?: Colour;
  icon?: Id;
  ink?: Colour;
}
/**
 * A line between spaces.
 */
export interface WayLook {
  colour: Colour;
  /**
   * How wide; 6 if left out.
   */
  width?: number;
  /**
   * A dotted line.
   */
  dots?: true;
}
/**
 * What fills the inside of a ring.
 */
export interface MiddleLook {
  fill: Colour;
  pattern?: Pattern;
  icon?: Id;
}
/**
 * How the pieces of a zone lie. A zone of a space lies on its space and needs no place of its own.
 */
export interface ZoneLook {
  /**
   * All on one spot; side by side; one below the other; a fan in the hand; or row after row.
   */
  as: 'stack' | 'row' | 'column' | 'hand' | 'grid';
  /**
   * The middle of the zone: one place for a zone of the table, one for each seat for a zone of a player.
   *
   * @minItems 1
   * @maxItems 6
   */
  at?: Pair[];
  mat?: Pair;
  own?: OwnPlace;
  offset?: Shift;
  /**
   * From one piece to the next, in a row, column or hand.
   */
  step?: number;
  /**
   * The length of the row, column or hand; pieces move closer together rather than leave it. Left out: as long as needed.
   */
  room?: number;
  /**
   * How large pieces are here, compared with their size; 1 if left out.
   */
  scale?: number;
  /**
   * How many pieces stand side by side in a grid; 4 if left out.
   */
  columns?: number;
  down?: Sorts;
  across?: Sorts;
  /**
   * So many empty places are drawn; the capacity of the zone if left out.
   */
  slots?: number;
  back?: Id;
  /**
   * Cards stay as they are, whatever badges turn them.
   */
  upright?: true;
  /**
   * Where the name of the zone is written; above if left out.
   */
  label?: 'above' | 'below' | 'none';
}
/**
 * Where the viewer's own one lies instead, on the table: a hand is then near and large.
 */
export interface OwnPlace {
  at: Pair;
  /**
   * How large pieces are there.
   */
  scale?: number;
  /**
   * The length that it has.
   */
  room?: number;
}
/**
 * One place for each of some words or numbers: { by: kind, of: [place, person] }, or by an attribute. What fits none of them lies in the last.
 */
export interface Sorts {
  by: Name;
  /**
   * The words or numbers, in order.
   *
   * @minItems 1
   * @maxItems 24
   */
  of: (string | number)[];
}
/**
 * What a card of this kind looks like: name, a line with its kind, figures in the corners, a medallion with its icon, its text, and a foot line.
 */
export interface FaceLook {
  /**
   * A card of 63 to 88 (if left out), a round disc, a flat square tile, or no body at all: the icon alone.
   */
  shape?: 'card' | 'disc' | 'tile' | 'none';
  /**
   * The width; 126 if left out.
   */
  size?: number;
  fill: Colour;
  paper?: Colour;
  ink?: Colour;
  icon?: Id;
  pattern?: Pattern;
  tints?: Tints;
  /**
   * What stands under the name, besides the kind: attributes.
   *
   * @minItems 1
   * @maxItems 4
   */
  line?: Name[];
  corners?: Corners;
  edge?: Name;
  /**
   * Attributes in the foot line, each with its name.
   *
   * @minItems 1
   * @maxItems 4
   */
  foot?: Name[];
}
/**
 * Cards of one kind in several colours, by an attribute.
 */
export interface Tints {
  by: Name;
  /**
   * The colours by its words.
   */
  of: {
    [k: string]: Colour;
  };
}
/**
 * Figures in the corners.
 */
export interface Corners {
  topLeft?: CornerLook;
  topRight?: CornerLook;
  bottomLeft?: CornerLook;
  bottomRight?: CornerLook;
}
/**
 * The back of a deck.
 */
export interface BackLook {
  fill: Colour;
  ink?: Colour;
  icon?: Id;
  pattern?: Pattern;
}
/**
 * One card. What it does not say is as its kind's face says.
 */
export interface CardLook {
  /**
   * A round disc, a flat square tile, a card of 63 to 88, or no body at all: the icon alone.
   */
  shape?: 'disc' | 'tile' | 'card' | 'none';
  /**
   * The width.
   */
  size?: number;
  fill?: Colour;
  ink?: Colour;
  icon?: Id;
}
/**
 * A counter as tokens: up to five of them side by side, more as one with a figure. On cards and spaces they lie by themselves; on the table, in the bank and on mats where you say.
 */
export interface CounterLook {
  shape: TokenShape;
  icon?: Id;
  fill: Colour;
  ink?: Colour;
  /**
   * Its width; 34 if left out.
   */
  size?: number;
  at?: Pair;
  bank?: Pair;
  mat?: Pair;
  /**
   * Always one token with a figure, as for a score.
   */
  figure?: true;
}
/**
 * A counter along a row of spaces: { of: score, to: 40, path: [[100, 100], [1700, 100]] }.
 */
export interface TrackLook {
  of: Name;
  /**
   * The first space; 0 if left out.
   */
  from?: number;
  /**
   * The last space. What is beyond goes around again, with a badge for the lap.
   */
  to: number;
  /**
   * The corners of the way that its spaces follow, evenly.
   *
   * @minItems 2
   * @maxItems 40
   */
  path: Pair[];
  /**
   * It lies on each player's mat, and its path begins at the mat's upper left corner.
   */
  mat?: true;
  /**
   * The width of one space; 34 if left out.
   */
  size?: number;
  fill?: Colour;
  icon?: Id;
  /**
   * Every so many spaces have their figure; all if left out.
   */
  every?: number;
}
/**
 * How it is seen that a variable is true: an icon on it, a card turned by a quarter, or a card that is pale.
 */
export interface BadgeLook {
  icon?: Id;
  fill?: Colour;
  /**
   * The card lies on its side.
   */
  turn?: true;
  /**
   * The card is pale.
   */
  dim?: true;
}
/**
 * A pawn in the colour and with the symbol of its player.
 */
export interface PawnLook {
  icon?: Id;
  /**
   * Its width; 56 if left out.
   */
  size?: number;
}
/**
 * Where dice fall, and what they look like.
 */
export interface DiceLook {
  at: Pair;
  /**
   * The width of one die; 64 if left out.
   */
  size?: number;
  /**
   * The colours of the first die, the second die and so on; the last one for all others.
   *
   * @minItems 1
   * @maxItems 8
   */
  fills?: Colour[];
}
/**
 * moves/*.json: what players may do.
 */
export interface MovesFile {
  $schema?: string;
  moves: {
    [k: string]: MoveDeclaration;
  };
  note?: Note;
}
export interface MoveDeclaration {
  rule?: RuleId;
  /**
   * What the player picks, in order; each pick can be named by those after it.
   */
  choose?: ChoiceDeclaration[];
  /**
   * What must hold. A requirement may name what was picked: it is judged as soon as its names are known, when moves are listed and when one is made.
   */
  require?: RequirementDeclaration[];
  cost?: Cost;
  do: Effects;
  note?: Note;
}
/**
 * programs/*.json: named lists of effects, called by the chart or by each other; and rules that act by themselves.
 */
export interface ProgramsFile {
  $schema?: string;
  programs?: {
    [k: string]: ProgramDeclaration;
  };
  /**
   * What events of the ruleset's own tell besides whose they are: { beaten: { with: { kritik: bool } } }. emit and would give it; triggers and replacements read event.kritik.
   */
  events?: {
    [k: string]: EventDeclaration;
  };
  /**
   * Rules that act by themselves as soon as they are true, even in the middle of a move: { id: empty-leaves, each: table.row, if: it.gem == 0, do: [{ do: move, what: it, to: table.discard }] }. They are looked at after every step, in the order of their stages, then in this order, until none is true.
   */
  state?: StateRuleDeclaration[];
  /**
   * What happens after something else has happened: { id: new-round-income, on: turn-starts, do: [{ do: gain, what: you.gold }] }. You are the player whose event it is.
   */
  triggers?: RuleTriggerDeclaration[];
  /**
   * What happens instead of what would happen: { id: last-breath, event: perish, if: event.who.gem > 0, instead: [{ do: lose, what: you.gem }] }, or { id: at-most-five, event: gain, what: danger, of: player, if: event.who.danger >= 5, instead: [] }. You are the player to whom it would happen.
   */
  replaces?: RuleReplacementDeclaration[];
  abilities?: Abilities;
  /**
   * What the rules add to a step of a procedure, or do in its place: { at: combat.roll, if: table.night, after: [{ do: set, what: combat.die, to: 1 }] }. You are whoever performs the procedure.
   */
  hooks?: RuleHookDeclaration[];
  note?: Note;
}
/**
 * A list of effects (do), or a procedure: named steps (steps) with variables (vars), which cards and rules can see by its name and alter with hooks: combat: { with: { foe: card }, vars: { die: int }, steps: [{ step: roll, do: [{ do: roll, as: die }] }, { step: result, do: […] }] }.
 */
export interface ProgramDeclaration {
  rule?: RuleId;
  /**
   * What it takes from its caller, by name, each of a type: { card: card, n: int }.
   */
  with?: {
    [k: string]: TypeName;
  };
  /**
   * What it triggers waits until it is complete, as for a move or an ability; since: declared asks who was in play when it began.
   */
  whole?: true;
  gives?: TypeName;
  do?: Effects;
  alias?: Name;
  /**
   * What the procedure remembers from step to step, by name; its own effects name it (die), all others with the name of the procedure (combat.die).
   */
  vars?: {
    [k: string]: ProcedureVariableDeclaration;
  };
  /**
   * The steps of a procedure, one after the other.
   *
   * @minItems 1
   */
  steps?: StepDeclaration[];
  note?: Note;
}
/**
 * For example { step: roll, if: foe.lives > 0, do: [{ do: roll, as: die }] }.
 */
export interface StepDeclaration {
  step: Id;
  if?: Expression;
  do: Effects;
  rule?: RuleId;
  note?: Note;
}
export interface EventDeclaration {
  rule?: RuleId;
  /**
   * What it tells, by name, each of a type: { kritik: bool, all: list<player> }.
   */
  with?: {
    [k: string]: TypeName;
  };
  note?: Note;
}
export interface StateRuleDeclaration {
  id: Id;
  rule?: RuleId;
  /**
   * What comes first when several are true: state (if left out), then settle (who is out), then victory (who has won).
   */
  stage?: 'state' | 'settle' | 'victory';
  each?: Expression;
  if: Expression;
  do: Effects;
  note?: Note;
}
export interface RuleTriggerDeclaration {
  id: Id;
  rule?: RuleId;
  on: Happening;
  what?: Name;
  of?: Bearer;
  zone?: Name;
  whose?: Whose;
  if?: Expression;
  /**
   * Its player may do without, and is asked when its turn comes.
   */
  may?: true;
  do: Effects;
  note?: Note;
}
export interface RuleReplacementDeclaration {
  id: Id;
  rule?: RuleId;
  event: ReplacedEvent;
  what?: Name;
  of?: Bearer;
  zone?: Name;
  whose?: Whose;
  if?: Expression;
  /**
   * Whom it would happen to may choose it or do without.
   */
  may?: true;
  cost?: Cost;
  /**
   * Lower ones come first; 0 if left out.
   */
  order?: number;
  instead?: Effects;
  change?: EventChange;
  first?: Effects;
  note?: Note;
}
export interface RuleHookDeclaration {
  /**
   * A step of a procedure: combat.roll.
   */
  at: string;
  if?: Expression;
  before?: Effects;
  instead?: Effects;
  after?: Effects;
  /**
   * The step is left out, with all other hooks on it.
   */
  skip?: true;
  rule?: RuleId;
  note?: Note;
}
/**
 * replays/*.json, or a file anywhere: a whole game as it was played, with the hash of every position. Written by tablekeep simulate --record, checked by tablekeep replay.
 */
export interface ReplayFile {
  $schema?: string;
  ruleset: Id;
  /**
   * The version of the ruleset that was played.
   */
  version: string;
  /**
   * How many played.
   */
  seats: number;
  /**
   * What the table agreed on; what is left out was as the ruleset has it.
   */
  options: {
    [k: string]: string | number | boolean;
  };
  /**
   * The number that all chance came from.
   */
  seed: number;
  start?: StateHash;
  /**
   * What the players did, in order.
   */
  answers: ReplayAnswer[];
  /**
   * How the game ended, or null if it was broken off.
   */
  result: {
    /**
     * Its id in end.json, or null if a program or the chart finished the game.
     */
    end: string | null;
    rule?: RuleId;
    /**
     * The seats that won.
     */
    winners: number[];
  } | null;
  hash: StateHash;
  note?: Note;
}
/**
 * One answer as it was given, and the hash of the position that it led to: { "seat": 0, "move": "place", "picks": { "space": "grid/b2" } }.
 */
export interface ReplayAnswer {
  /**
   * Who answered, counted from 0.
   */
  seat: number;
  /**
   * The move that was made.
   */
  move: string;
  /**
   * What was picked for it, by name.
   */
  picks: {
    [k: string]: string | number | (string | number)[];
  };
  hash?: StateHash;
}
/**
 * rules.json: the numbered rules, in the order of teaching. Their sentences stand in words/.
 */
export interface RulesFile {
  $schema?: string;
  /**
   * @minItems 1
   */
  rules: RuleId[];
  note?: Note;
}
/**
 * ruleset.json: the title page of a game.
 */
export interface RulesetFile {
  $schema?: string;
  id: Id;
  /**
   * The version of this ruleset, as major.minor.patch.
   */
  version: string;
  /**
   * The version of the ruleset language that this folder is written in.
   */
  format: 1;
  /**
   * How many can play.
   */
  players: {
    min: number;
    max: number;
  };
  /**
   * What the table may agree on before the game; expressions read it as option.name.
   */
  options?: {
    [k: string]: OptionDeclaration;
  };
  /**
   * @minItems 1
   */
  authors: string[];
  /**
   * An SPDX licence name, for example CC-BY-4.0.
   */
  licence: string;
  /**
   * The languages that words/ holds; every sentence must exist in each.
   *
   * @minItems 1
   */
  languages: ('en' | 'fr')[];
  note?: Note;
}
export interface WordOption {
  type: 'word';
  /**
   * @minItems 2
   */
  words: Id[];
  default: Id;
  rule?: RuleId;
}
export interface NumberOption {
  type: 'int';
  min: number;
  max: number;
  default: number;
  rule?: RuleId;
}
export interface YesNoOption {
  type: 'bool';
  default: boolean;
  rule?: RuleId;
}
/**
 * scenarios/*.json: positions, answers and what must come of them. A file holds one case, or a list of them.
 */
export interface ScenarioFile {
  $schema?: string;
  /**
   * The ruleset meant: its id, or the path of its folder from this file; left out in a ruleset's own folder.
   */
  ruleset?: string;
  /**
   * @minItems 1
   */
  cases?: ScenarioCase[];
  rule?: ScenarioRule;
  /**
   * What is shown, as a sentence.
   */
  says?: string;
  given?: ScenarioGiven;
  when?: ScenarioAnswer[];
  then?: ScenarioThen;
  note?: Note;
}
export interface ScenarioCase {
  rule: ScenarioRule;
  /**
   * What is shown, as a sentence.
   */
  says: string;
  given: ScenarioGiven;
  when?: ScenarioAnswer[];
  then: ScenarioThen;
  note?: Note;
}
/**
 * The position. Each player is named with what is that player's: { "players": ["ann", "ben"], "ann": { "gem": 2, "hand": ["fox"] } }. With state the table is cleared first: all pieces are back where set-up made them, counters and variables have their first values. Without state the set-up is done, and what is said is changed.
 */
export interface ScenarioGiven {
  /**
   * In the order in which they sit.
   *
   * @minItems 1
   * @maxItems 16
   */
  players: ScenarioPlayer[];
  options?: {
    [k: string]: string | number | boolean;
  };
  /**
   * A number for the dice; 1 if left out.
   */
  seed?: number;
  /**
   * The chart path at which it stands; what was going on is dropped.
   */
  state?: string;
  /**
   * The entry programs of that state are run.
   */
  enter?: true;
  active?: ScenarioPlayer;
  first?: ScenarioPlayer;
  round?: number;
  /**
   * The number of the turn.
   */
  turn?: number;
  table?: ScenarioFields;
  /**
   * Cards that lie on top of zones of the table, the top one first; the rest stays below.
   */
  decks?: {
    [k: string]: ScenarioItem[];
  };
  /**
   * What the next dice show, in order of rolls.
   */
  dice?: number[];
  spaces?: ScenarioSpaces;
  /**
   * Whether the set-up stays as it is where nothing is said; if left out, only without state.
   */
  setup?: boolean;
  tag?: Id;
  regular?: ScenarioPlayer;
  extraTurns?: ScenarioExtraTurns;
  skips?: ScenarioSkips;
  out?: ScenarioPlayerList;
  bank?: ScenarioFields;
  /**
   * What random picks next, by name, in order.
   */
  random?: (string | number)[];
  [k: string]: unknown;
}
/**
 * By name: a list of cards for a zone, in order, the top one last (or how many, whichever they are), a number for a counter, a value for a variable or a derived value, and alive for a player. In then also handHas for some of the cards in the hand, and handLacks for cards that are not in it.
 */
export interface ScenarioFields {
  [k: string]: ScenarioValue;
}
/**
 * By the name of a space: a list of the cards on it, or its zones, counters and variables by name.
 */
export interface ScenarioSpaces {
  [k: string]: ScenarioSpace;
}
/**
 * How many turns players will have to miss: { "ann": 1 }.
 */
export interface ScenarioSkips {
  [k: string]: number;
}
/**
 * Who makes which move with what picks, and, if it is refused, the code: { "ann": "place", "space": "b2", "refused": "space-taken" }. A choice is answered by naming what is picked: { "ann": "inn" }, { "ann": 3 }, { "ann": ["inn", "well"] }, or { "ann": "pass" }; what may be done or left by true or false. Or, instead of an answer, a look at the table, a save or an undo.
 */
export interface ScenarioAnswer {
  /**
   * The refusal code; the position must then be untouched.
   */
  refused?: string;
  rule?: RuleId;
  undo?: ScenarioUndo;
  /**
   * Instead of an answer: the position goes through text and back.
   */
  save?: true;
  expect?: ScenarioThen;
  open?: ScenarioOpen;
  closed?: ScenarioClosed;
  sees?: ScenarioSeen;
  unseen?: ScenarioSeen;
  [k: string]: unknown;
}
/**
 * What must hold. Only what is mentioned is looked at, unless strict is said.
 */
export interface ScenarioThen {
  round?: number;
  turn?: number;
  table?: ScenarioFields;
  bank?: ScenarioFields;
  sees?: ScenarioSeen;
  unseen?: ScenarioSeen;
  active?: ScenarioPlayer;
  first?: ScenarioPlayer;
  /**
   * The chart path.
   */
  state?: string;
  spaces?: ScenarioSpaces;
  /**
   * What happened, in this order among other things: events of the ruleset's own and lines of the log by id, and enter fox, leave fox, gain gem 2 ann, lose gem 1, rolled 3, turn ann, round 2, skipped ann, eliminated ben, shown fox, shuffled deck. Words at the end may be left out.
   */
  events?: string[];
  open?: ScenarioOpen;
  closed?: ScenarioClosed;
  /**
   * How the game ended, or whether it has.
   */
  over?:
    | {
        end?: Id;
        winners?: ScenarioPlayerList;
        /**
         * Everybody by places; those in one list share a place.
         */
        places?: ScenarioPlayerList[];
      }
    | boolean;
  /**
   * The tag of the turn, or null for a turn in the order of play.
   */
  tag?: string | null;
  regular?: ScenarioPlayer;
  extraTurns?: ScenarioExtraTurns;
  skips?: ScenarioSkips;
  out?: ScenarioPlayerList;
  winners?: ScenarioPlayerList;
  /**
   * Nothing that is not mentioned may have changed since the position.
   */
  strict?: true;
  /**
   * The game cannot even begin like this, for this reason.
   */
  refused?: string;
  [k: string]: unknown;
}
export interface ScenarioSeen {
  [k: string]: string[];
}
/**
 * Exactly the players who must still answer, each with what is offered (moves, the name of a choice, branches, pass), or with the name of the question: { "ann": ["give", "refuse"], "ben": "bid" }.
 */
export interface ScenarioOpen {
  [k: string]: string | string[];
}
/**
 * setup.json: what is done before the first turn.
 */
export interface SetupFile {
  $schema?: string;
  rule?: RuleId;
  do: Effects;
  note?: Note;
}
/**
 * standing/*.json: what always holds: derived values, what changes them, and what must never be otherwise.
 */
export interface StandingFile {
  $schema?: string;
  /**
   * Values that are worked out whenever they are asked for, and never kept; read like a field: you.power, card.price.
   */
  values?: {
    [k: string]: ValueDeclaration;
  };
  /**
   * What changes values by the rules themselves; cards have modifiers of their own, which work while the card is in play.
   */
  modifiers?: ModifierDeclaration[];
  /**
   * What may not be done: requirements that are added to moves and abilities. Cards in play have forbids of their own.
   */
  forbids?: ForbidDeclaration[];
  /**
   * What must hold at every decision of every game; looked at by scenarios and simulations, never in play.
   */
  invariants?: {
    [k: string]: InvariantDeclaration;
  };
  note?: Note;
}
/**
 * For example power: { of: player, is: it.strength - it.wounds }.
 */
export interface ValueDeclaration {
  of: Bearer;
  is: Expression;
  /**
   * A number if left out.
   */
  type?:
    | 'int'
    | 'bool'
    | 'player'
    | 'space'
    | 'player?'
    | 'card?'
    | 'space?'
    | 'list<int>'
    | 'list<player>'
    | 'list<card>'
    | 'list<space>';
  rule?: RuleId;
  note?: Note;
}
export interface InvariantDeclaration {
  is: Expression;
  rule?: RuleId;
  note?: Note;
}
/**
 * table.json: what stands on the table, and who may see it.
 */
export interface TableFile {
  $schema?: string;
  /**
   * The sorts of pieces and cards.
   */
  kinds?: {
    [k: string]: KindDeclaration;
  };
  /**
   * Moments at which abilities can be played, by name: before-dice: { rule: ABC-4 }. A program opens one with do window; an ability says in which it can be played.
   */
  windows?: {
    [k: string]: WindowDeclaration;
  };
  /**
   * Where pieces lie. A zone is an ordered list of pieces.
   */
  zones?: {
    [k: string]: ZoneDeclaration;
  };
  /**
   * Spaces and how they are joined.
   */
  boards?: {
    [k: string]: BoardDeclaration;
  };
  /**
   * Amounts of things: coins, wounds, points. Each is a whole number on the table, a player, a card or a space.
   */
  counters?: {
    [k: string]: CounterDeclaration;
  };
  /**
   * What is remembered besides pieces, zones and counters; read as table.name, you.name, card.name or space.name.
   */
  vars?: {
    [k: string]: VariableDeclaration;
  };
  /**
   * Which reason is told when several hold: the first of this list. Those that it does not name come after them, in the order in which they are found.
   */
  refusals?: RefusalDeclaration[];
  note?: Note;
}
/**
 * For example creature: { attributes: { strength: int, lives: { type: int, default: 1 } } }.
 */
export interface KindDeclaration {
  /**
   * What is printed on each card of this kind; read as card.strength. On a card of another kind a number is 0, a yes or no is false, a list or bag is empty and a word is none.
   */
  attributes?: {
    [k: string]: AttributeDeclaration;
  };
  abilities?: Abilities;
  note?: Note;
}
/**
 * Its question stands in words/ (choices) under its name, and so does the name of every ability that can be played in it.
 */
export interface WindowDeclaration {
  rule?: RuleId;
  note?: Note;
}
export interface ZoneDeclaration {
  /**
   * One zone for the whole table, one for each player, or one for each space.
   */
  per: 'table' | 'player' | 'space';
  /**
   * Who sees the faces of the pieces in it: all; the owner; none; top, all see the last one and its owner sees all; face, all see those that lie face up (card.up). What somebody has seen stays known, wherever the piece goes, until it is shuffled.
   */
  see: 'all' | 'owner' | 'none' | 'top' | 'face';
  capacity?: Expression;
  overflow?: Id;
  /**
   * The texts of the cards in it work. In a zone with see face, those of the cards that lie face up do.
   */
  inPlay?: boolean;
  split?: Name;
  /**
   * Variables of cards that end when a card leaves its zone, but not when it comes into this one: engaged, for a card that goes from one player's zone to another's.
   *
   * @minItems 1
   */
  keeps?: Name[];
  /**
   * none: a card that comes into it is nobody's any more. Otherwise a card stays with whom it was last.
   */
  owner?: 'none';
  refill?: Name;
  rule?: RuleId;
  note?: Note;
}
/**
 * Either a grid, or spaces by name, which may stand in a ring and be joined by edges: { spaces: { inn: {}, mill: {} }, ring: true, edges: { ferry: [[inn, mill]] } }.
 */
export interface BoardDeclaration {
  /**
   * Spaces by name, in order, each with its attributes.
   */
  spaces?: {
    [k: string]: {
      [k: string]: number | boolean | string | null | string[];
    };
  };
  /**
   * The spaces stand in a ring: along(space, 2) is two further on.
   */
  ring?: true;
  /**
   * Ways between spaces, by name; each is a line of spaces, one joined to the next, and near(space, 'road') goes both ways: road: [[inn, mill, ford]].
   */
  edges?: {
    [k: string]: Id[][];
  };
  /**
   * What is printed on each space; read as space.toll.
   */
  attributes?: {
    [k: string]: AttributeDeclaration;
  };
  /**
   * A rectangle of spaces: columns a, b, c… from left to right, rows 1, 2, 3… from bottom to top.
   */
  grid?: {
    columns: number;
    rows: number;
  };
  rule?: RuleId;
  note?: Note;
}
/**
 * For example gem: { on: [player, card], total: 32 }.
 */
export interface CounterDeclaration {
  /**
   * What can carry it.
   *
   * @minItems 1
   */
  on: Bearer[];
  /**
   * How many there are in the box: what nobody has lies in the bank (bank.gem). Without a total there are always enough.
   */
  total?: number;
  /**
   * What a gain gives when the bank has too few: partial, what is left; mint, the whole amount, and there are more from then on.
   */
  short?: 'partial' | 'mint';
  /**
   * Each one that is gained, lost or shifted is a step of its own: rules look at it, and it can be replaced by itself.
   */
  unit?: boolean;
  spendsInto?: Name;
  /**
   * It may fall below 0, like a score.
   */
  signed?: boolean;
  else?: Id;
  /**
   * What each bearer begins with, from outside the bank; 0 if left out.
   */
  initial?: number;
  rule?: RuleId;
  note?: Note;
}
export interface VariableDeclaration {
  on?: Bearer;
  /**
   * A question mark allows none, which is then the first value; int begins at 0, bool at false, a list empty. A word says its words. A space without a question mark begins at the space that initial names.
   */
  type:
    | 'int'
    | 'bool'
    | 'word'
    | 'word?'
    | 'space'
    | 'space?'
    | 'player?'
    | 'card?'
    | 'list<int>'
    | 'list<word>'
    | 'list<space>'
    | 'list<player>'
    | 'list<card>';
  /**
   * The words it can be; a word without a question mark begins with the first.
   *
   * @minItems 1
   */
  words?: Id[];
  /**
   * The first value, of a number, a yes or no, or a word; of a space, its name.
   */
  initial?: number | boolean | string;
  /**
   * When it goes back to its first value: at the end of the game (never), of the round, of any turn, of its bearer's own turn, at the start of its bearer's turn, at the start of the turn of whoever set it, when its card leaves its zone, or at the end of the procedure named in of. A variable that says its end also remembers who set it.
   */
  ends?:
    | 'game'
    | 'round'
    | 'turn'
    | 'ownTurn'
    | 'ownTurnStart'
    | 'giverTurnStart'
    | 'leaves'
    | 'procedure';
  of?: Name;
  note?: Note;
}
/**
 * A refusal code, and the rule that is told with it where a requirement names none: { code: must-stay, rule: ABC-7 }.
 */
export interface RefusalDeclaration {
  code: Id;
  rule?: RuleId;
  /**
   * The engine's own refusal that this game calls so: { code: wrong-phase, for: unknown-move } for a move that is not open now, { code: not-your-turn, for: not-your-decision } for a player who is not asked.
   */
  for?:
    | 'game-over'
    | 'out-of-the-game'
    | 'not-your-decision'
    | 'unknown-move'
    | 'missing-pick'
    | 'unknown-pick'
    | 'not-possible'
    | 'wrong-count'
    | 'picked-twice'
    | 'no-pass';
  note?: Note;
}
/**
 * words/LANGUAGE.json: every name and sentence that a player reads. Sentences are ICU messages: {player} is filled in, {count, plural, one {# card} other {# cards}} counts.
 */
export interface WordsFile {
  $schema?: string;
  name: Sentence;
  summary: Sentence;
  /**
   * The text of each rule of rules.json.
   */
  rules: {
    [k: string]: Sentence;
  };
  moves: {
    [k: string]: MoveWords;
  };
  /**
   * What a program asks: the question by the name of the choice, the button of each branch and of each word that can be picked.
   */
  choices?: {
    [k: string]: Sentence;
  };
  /**
   * Lines of the log for the effect say; each knows the names given by with.
   */
  lines?: {
    [k: string]: Sentence;
  };
  /**
   * Names of the moments of the game, by chart path.
   */
  states?: {
    [k: string]: Sentence;
  };
  cards?: {
    [k: string]: CardWords;
  };
  zones?: {
    [k: string]: Sentence;
  };
  counters?: {
    [k: string]: Sentence;
  };
  boards?: {
    [k: string]: Sentence;
  };
  /**
   * Names of spaces, where they have other names than in table.json.
   */
  spaces?: {
    [k: string]: Sentence;
  };
  /**
   * The kinds of cards, as they are printed under the name of a card.
   */
  kinds?: {
    [k: string]: Sentence;
  };
  /**
   * Attributes, variables and their words, as they are printed on cards and told by the inspector: strength, sly.
   */
  terms?: {
    [k: string]: Sentence;
  };
  options?: {
    [k: string]: OptionWords;
  };
  /**
   * Why something cannot be done, by refusal code.
   */
  refusals?: {
    [k: string]: Sentence;
  };
  /**
   * How the game ended, by end id. Knows {winners} and {count}, how many they are.
   */
  ends: {
    [k: string]: Sentence;
  };
}
export interface MoveWords {
  name: Sentence;
  prompt: Sentence;
  log: Sentence;
}
export interface CardWords {
  name: Sentence;
  text?: Sentence;
}
export interface OptionWords {
  name: Sentence;
  text?: Sentence;
  /**
   * The names of a word option's choices.
   */
  words?: {
    [k: string]: Sentence;
  };
}

// A question that a program asks in the middle of its work.
import type { Seat } from './decision.ts';
import type { Form } from './form.ts';
import type { Context, Evaluate } from './machine/context.ts';
import type { Asked, DraftFrame } from './state.ts';

export interface Question {
  /** By which its words are found. */
  readonly id: string;
  readonly rule?: string;
  /** Gives the players to ask, as a list. */
  readonly who: Evaluate;
  /** Several are asked at once: every one of them, even one that has nothing to choose. */
  readonly many: boolean;
  /** The slot in which the one who is asked stands, for the form to name. */
  readonly chooser: number;
  readonly forms: readonly Form[];
  /** A player may do without. */
  readonly optional: boolean;
  /** What is picked is told to nobody else. */
  readonly secret: boolean;
  /** The only possible answer is given without asking. */
  readonly alone: boolean;
  /** Who is asked although there is nothing to choose, so that silence tells nothing. */
  readonly anyway?: (context: Context, seat: Seat) => boolean;
  /** Takes what everybody has answered into the program; those who passed have no values. */
  settle(frame: DraftFrame, asked: readonly Asked[], seats: number): void;
}

// A program stops to ask, and goes on with what was answered.
import type { Seat } from '../decision.ts';
import { questionWalk, type Standing } from '../open.ts';
import { isOut } from '../players.ts';
import type { Question } from '../question.ts';
import type { Asked, DraftFrame } from '../state.ts';
import { fillings } from '../walk.ts';
import type { Running } from './running.ts';

/** Asks, and leaves the frame standing at the question; where nobody can answer, it goes on at once. */
export function ask(running: Running, frame: DraftFrame, question: Question): void {
  const { state } = running;
  const standing = { world: running.world, state, frame };
  const named = question.who(running) as readonly Seat[];
  const seats = [...new Set(named)].filter((seat) => !isOut(state, seat));
  const ways = seats.map((seat) => ({ seat, first: firstTwo(standing, question, seat) }));
  const able = ways.filter(
    ({ seat, first }) => first.length > 0 || question.anyway?.(running, seat) === true,
  );
  const asked = able.length > 0 && question.many ? ways : able;
  // The question stays the instruction at hand until everybody has answered.
  frame.at--;
  state.asking = asked.map(({ seat, first }) =>
    question.alone && first.length < 2 ? (first[0] ?? passed(seat)) : unanswered(seat),
  );
  if (state.asking.every(({ offer }) => offer !== null)) settle(running, question);
}

/** One answer leaves no choice, unless it is possible to do without. */
function firstTwo(standing: Standing, question: Question, seat: Seat): Asked[] {
  const found: Asked[] = question.optional ? [passed(seat)] : [];
  const least = found.length;
  for (const form of question.forms) {
    const walk = questionWalk(standing, question, seat, form);
    for (const values of fillings(walk, (items) => items)) {
      found.push({ seat, offer: form.id, values });
      if (found.length > 1) return found;
    }
  }
  return found.length > least ? found : [];
}

function unanswered(seat: Seat): Asked {
  return { seat, offer: null, values: [] };
}

function passed(seat: Seat): Asked {
  return { seat, offer: 'pass', values: [] };
}

/** Everybody has answered. */
export function settle({ state }: Running, question: Question): void {
  const frame = state.frames.at(-1)!;
  question.settle(frame, state.asking, state.seats);
  state.asking = [];
  frame.at++;
}

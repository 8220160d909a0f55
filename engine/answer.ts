// State + answer → a new state and what happened, or a refusal that changed nothing (PLAY-4).
import { advance } from './advance.ts';
import type { Answer } from './decision.ts';
import { judge } from './legal.ts';
import { pushFrame } from './machine/run.ts';
import { runningOn, type Running } from './machine/running.ts';
import type { Played } from './played.ts';
import type { Move, Ruleset } from './ruleset/ruleset.ts';
import { secret, seersOf } from './sight.ts';
import type { State, Value } from './state.ts';

/** Throws `RulesetFault` when the data goes wrong; the state given is never changed. */
export function answer(ruleset: Ruleset, state: State, given: Answer): Played {
  const judgement = judge(ruleset, state, given);
  if (!judgement.ok) return judgement;
  const { move, slots } = judgement;
  const running = runningOn(ruleset.world, state);
  tell(running, given, move, slots);
  running.state.step++;
  running.state.asking = false;
  running.state.made = move.id;
  pushFrame(running, ruleset.codes, move.code, { you: given.seat, slots });
  advance(ruleset, running);
  return { ok: true, state: running.state, events: running.events };
}

/** Picked pieces are named to those only who may see all of them. */
function tell(running: Running, given: Answer, move: Move, slots: readonly Value[]): void {
  const { state, world } = running;
  const pieces = slots.filter((_, i) => move.choices[i]!.kind === 'card') as number[];
  const seers = pieces.map((piece) => seersOf(world, state, piece)).filter((one) => one !== null);
  const [first, ...others] = seers;
  const all = first?.filter((seat) => others.every((one) => one.includes(seat)));
  running.events.push({
    event: 'answered',
    seat: given.seat,
    move: move.id,
    picks: Object.fromEntries(move.choices.map(({ name }) => [name, given.picks[name]!])),
    ...(move.rule !== undefined && { rule: move.rule }),
    ...secret(all ?? null),
  });
}

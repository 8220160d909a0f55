// eliminate: a player would leave the game, and does unless it is replaced.
import { PLAYER } from '../../expression/types.ts';
import { pushFrame } from '../../machine/run.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { isOut } from '../../players.ts';
import type { EliminateEffect, WouldEffect } from '../../ruleset/types.generated.ts';
import { ELIMINATE, fall, LEAVE } from '../../timing/fall.ts';
import { would } from './would.ts';

export const eliminate: EffectWord<EliminateEffect> = {
  word: 'eliminate',
  compile(effect, writer) {
    const { rule, who = 'you' } = effect;
    const victim = writer.slot();
    const run = writer.expression('who', who, PLAYER).run;
    writer.write((running, { slots }) => {
      slots[victim] = run(running);
    });
    const gone = writer.jump(({ state, slots }) => isOut(state, slots[victim] as number));
    const named = rule !== undefined && { rule };
    const event: WouldEffect = { do: 'would', event: ELIMINATE, who, then: [], ...named };
    would.compile(event, { ...writer, block: () => writeFall(writer, victim) });
    gone.land();
  },
};

/** What the player leaves behind is put away before any rule is looked at. */
function writeFall(writer: Writer, victim: number): void {
  const leave = writer.around.programs.get(LEAVE);
  const from = writer.here();
  writer.write((running, { slots }) => fall(running, slots[victim] as number));
  if (leave) {
    writer.write((running, { slots }) => {
      const start = { you: slots[victim] as number, slots: [], back: -1 };
      pushFrame(running, leave.number, start);
    });
  }
  const to = writer.here();
  // The stretch ends before the first of these; the rules are looked at before the second.
  writer.write((running, { slots }) => {
    running.wrote = true;
    running.state.falling = [...(running.state.falling ?? []), slots[victim] as number];
  });
  writer.write(() => undefined);
  writer.hold({ from, to, rules: null, cause: null });
}

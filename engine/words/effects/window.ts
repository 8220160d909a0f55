// window: players in turn play abilities that name it, or pass, until all have passed in a row.
import type { Ability } from '../../abilities/ability.ts';
import { startUse } from '../../abilities/start.ts';
import { listOf, PLAYER } from '../../expression/types.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { formsOf, mayHold, type Playable } from '../../procedures/window-forms.ts';
import type { WindowEffect } from '../../ruleset/types.generated.ts';
import type { Value } from '../../state.ts';

export const window: EffectWord<WindowEffect> = {
  word: 'window',
  compile(effect, writer) {
    const who = writer.expression('who', effect.who, listOf(PLAYER)).run;
    const [order, next, quiet, chosen] = [
      writer.slot(),
      writer.slot(),
      writer.slot(),
      writer.slot(),
    ];
    const [chooser, card] = [writer.slot(), writer.slot()];
    const played = formsOf(writer.world, effect.name, { chooser, card });
    writer.write((running, { slots }) => {
      slots[order] = [...new Set(who(running) as readonly Value[])];
      slots[next] = 0;
      slots[quiet] = 0;
    });
    const start = writer.here();
    const over = writer.jump(
      ({ slots }) => (slots[quiet] as number) >= (slots[order] as readonly Value[]).length,
    );
    const at = { order, next, chooser, chosen };
    writeQuestion(effect, writer, played, at);
    writer.write((running, { slots }) => {
      slots[next] = ((slots[next] as number) + 1) % (slots[order] as readonly Value[]).length;
      slots[quiet] = slots[chosen] === null ? (slots[quiet] as number) + 1 : 0;
      if (slots[chosen] === null) return;
      const [at, piece, you] = slots[chosen] as readonly [number, number, number];
      const ability: Ability = played[at]!.of(running.state.pieces.def[piece]!)!;
      startUse(running, { ability, card: piece, self: piece, you }, true);
    });
    writer.back(start);
    over.land();
  },
};

interface Places {
  readonly order: number;
  readonly next: number;
  readonly chooser: number;
  readonly chosen: number;
}

/** The one whose turn it is plays something, or passes. */
function writeQuestion(
  { name, blind, rule }: WindowEffect,
  writer: Writer,
  played: readonly Playable[],
  { order, next, chooser, chosen }: Places,
): void {
  const { world } = writer;
  writer.ask({
    id: name,
    ...(rule !== undefined && { rule }),
    who: ({ slots }) => [(slots[order] as readonly Value[])[slots[next] as number]!],
    many: false,
    chooser,
    forms: played.map(({ form }) => form),
    optional: true,
    secret: false,
    alone: false,
    ...(blind && { anyway: (context, seat) => mayHold(context, world, name, seat) }),
    settle: ({ slots }, [asked]) => {
      const at = played.findIndex(({ form }) => form.id === asked?.offer);
      slots[chosen] = at < 0 ? null : [at, asked!.values[0]!, asked!.seat];
    },
  });
}

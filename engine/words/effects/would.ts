// would: something would happen to a player, and happens unless it is replaced.
import { PLAYER } from '../../expression/types.ts';
import { propose } from '../../machine/propose.ts';
import { linkTells } from '../../machine/tells.ts';
import type { EffectWord } from '../../machine/writer.ts';
import type { WouldEffect } from '../../ruleset/types.generated.ts';

export const would: EffectWord<WouldEffect> = {
  word: 'would',
  compile(effect, writer) {
    const { event, rule } = effect;
    const who = writer.expression('who', effect.who ?? 'you', PLAYER).run;
    const tells = linkTells(writer, event, effect.with ?? {});
    const fields = [{ name: 'who', type: PLAYER, run: who }, ...tells];
    const told = fields.map(() => writer.slot());
    writer.write((running, { slots }) => {
      const values = fields.map(({ run }) => run(running));
      told.forEach((slot, i) => {
        slots[slot] = values[i]!;
      });
    });
    const list = writer.around.replacements.get(event) ?? [];
    const off = propose(writer, { event, rule, told, list }).write();
    const names = fields.map(
      ({ name, type }, i) => [`event.${name}`, { type, slot: told[i]! }] as const,
    );
    writer.block('then', effect.then, new Map(names));
    off?.land();
  },
};

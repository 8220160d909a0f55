// use: performs an ability of a card, if it is possible.
import { abilityOf, type Ability } from '../../abilities/ability.ts';
import { startUse } from '../../abilities/start.ts';
import { isPossible } from '../../abilities/why-not.ts';
import { abilityNames, usualOf } from '../../expression/abilities.ts';
import { BOOL, CARD, maybe, PLAYER } from '../../expression/types.ts';
import type { Context, Evaluate } from '../../machine/context.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { into } from '../../ruleset/report.ts';
import type { UseEffect } from '../../ruleset/types.generated.ts';

export const use: EffectWord<UseEffect> = {
  word: 'use',
  compile(effect, writer) {
    const { world } = writer;
    const card = writer.expression('card', effect.card ?? 'none', maybe(CARD)).run;
    const by = writer.expression('by', effect.by ?? 'you', PLAYER).run;
    const which = linkWhich(effect, writer);
    const self = effect.copy ? copier(writer) : card;
    const done = effect.as === undefined ? null : writer.name('as', effect.as, BOOL);
    writer.write((running, frame) => {
      const found = card(running) as number | null;
      const ability = which(running, found);
      const you = by(running) as number;
      const thought = ability && {
        ability,
        card: found,
        self: self(running) as number | null,
        you,
      };
      const possible = thought !== null && isPossible(running, world, thought);
      if (done !== null) frame.slots[done] = possible;
      if (possible) startUse(running, thought);
    });
  },
};

type Which = (context: Context, card: number | null) => Ability | null;

/** By its name, by a name that is worked out, or the usual one of the card. */
function linkWhich(effect: UseEffect, writer: Writer): Which {
  const { abilities } = writer.world;
  const defOf = ({ state }: Context, card: number | null) =>
    card === null ? null : state.pieces.def[card]!;
  checkFields(effect, writer);
  if (effect.named !== undefined) {
    const name = writer.expression('named', effect.named, maybe(abilityNames(writer.world))).run;
    return (context, card) => {
      const named = abilities.named.get(name(context) as string);
      return named ? abilityOf(named, defOf(context, card)) : null;
    };
  }
  if (effect.ability === undefined) {
    return (context, card) => usualOf(writer.world, defOf(context, card));
  }
  const named = abilities.named.get(effect.ability);
  if (named) return (context, card) => abilityOf(named, defOf(context, card));
  const known = { found: effect.ability, among: abilities.named.keys() };
  const message = `no card has an ability “${effect.ability}”`;
  writer.report.add(into(writer.spot, 'ability'), 'unknown-ability', message, { known });
  return () => null;
}

function checkFields({ card, ability, named }: UseEffect, { report, spot }: Writer): void {
  if (ability !== undefined && named !== undefined) {
    report.add(spot, 'two-abilities', 'a use says either “ability” or “named”');
  }
  if (card === undefined && ability === undefined && named === undefined) {
    report.add(spot, 'no-ability', 'a use says which card, or which ability of the library');
  }
}

/** The card that stands around the effect. */
function copier(writer: Writer): Evaluate {
  const local = writer.around.locals.get('this');
  if (local) return ({ slots }) => slots[local.slot]!;
  const message = 'there is no card here that could copy: copy stands in the text of a card';
  writer.report.add(into(writer.spot, 'copy'), 'no-card', message);
  return () => null;
}

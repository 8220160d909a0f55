// choose: asks a player, or several at once, to pick.
import { listOf, maybe, PLAYER, type Type } from '../../expression/types.ts';
import type { Form } from '../../form.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { hide } from '../../procedures/hidden.ts';
import type { Procedure } from '../../procedures/procedure.ts';
import type { Question } from '../../question.ts';
import { linkForm, placed, type Placed } from '../../ruleset/link-form.ts';
import { into } from '../../ruleset/report.ts';
import type { ChoiceDeclaration, ChooseEffect } from '../../ruleset/types.generated.ts';
import type { Asked, Value } from '../../state.ts';

export const choose: EffectWord<ChooseEffect> = {
  word: 'choose',
  compile(effect, writer) {
    const who = writer.expression('who', effect.who ?? 'you', PLAYER, listOf(PLAYER));
    const many = who.type.is === 'list';
    const chooser = writer.slot();
    const { form, types } = linkPicks(effect, writer, chooser);
    const results = form.choices.map(({ name, count, instead }, i) => {
      const type = resultType(effect, types[i]!, count !== null || instead !== null);
      const empty: Value = count ? [] : instead;
      const slot = writer.name(nameField(effect, i), name, many ? { is: 'map', of: type } : type);
      return { slot, empty };
    });
    const { id, rule } = form;
    const settle = settling(form, results, many, effect.secret ? writer.around.procedure : null);
    const { optional = false, secret = false, alone = false } = effect;
    writer.ask({
      id,
      ...(rule !== undefined && { rule }),
      who: many ? who.run : (context) => [who.run(context)],
      many,
      chooser,
      forms: [form],
      optional,
      secret,
      alone,
      settle,
    });
  },
};

/** Where a pick goes, and what is there if nobody has picked. */
interface Result {
  readonly slot: number;
  readonly empty: Value;
}

/** In a procedure that keeps it a secret, nobody sees what was picked until it is shown. */
function settling(
  form: Form,
  results: readonly Result[],
  many: boolean,
  secretIn: Procedure | null | undefined,
): Question['settle'] {
  return (frame, asked, seats) => {
    for (const [i, { slot, empty }] of results.entries()) {
      const of = (seat: number) => asked.find((one) => one.seat === seat);
      frame.slots[slot] = many
        ? Array.from({ length: seats }, (_, seat) => pickedBy(form, of(seat), i, empty))
        : pickedBy(form, asked[0], i, empty);
      if (secretIn) hide(secretIn, frame, slot, false);
    }
  };
}

/** The id of a question, if it is not given: what is picked. */
export function questionOf({ ask, a, form = [] }: ChooseEffect): string {
  return ask ?? a ?? form.map((choice) => choice.a).join('-and-');
}

function linkPicks(
  effect: ChooseEffect,
  writer: Writer,
  chooser: number,
): { form: Form; types: readonly Type[] } {
  const { spot, around, report } = writer;
  if ((effect.a === undefined) === (effect.form === undefined)) {
    report.add(spot, 'bad-choice', 'a choose says either “a” or “form”');
  }
  const require = effect.form ? placed(effect.must ?? [], into(spot, 'must')) : [];
  const parts = {
    id: questionOf(effect),
    rule: effect.rule,
    choices: effect.form ? placed(effect.form, into(spot, 'form')) : [single(effect, writer)],
    require,
    short: true,
    slot: () => writer.slot(),
  };
  const locals = new Map([...around.locals, ['chooser', { type: PLAYER, slot: chooser }] as const]);
  const { form, names } = linkForm(parts, { ...around, locals });
  return { form, types: form.choices.map(({ name }) => names.get(name)!.type) };
}

function single(effect: ChooseEffect, { spot }: Writer): Placed<ChoiceDeclaration> {
  const { do: _do, who: _who, ask: _ask, note: _note, ...choice } = effect;
  return { declared: { ...choice, a: choice.a ?? 'nothing' }, spot };
}

function nameField({ form }: ChooseEffect, i: number): (string | number)[] {
  return form ? ['form', i, 'a'] : ['a'];
}

/** A number or a word is always there to be picked; anything else may turn out to be none. */
function resultType(effect: ChooseEffect, type: Type, certain: boolean): Type {
  if (certain) return type;
  const sure = (effect.number ?? effect.words) && !effect.must && !effect.optional;
  return sure && effect.who === undefined ? type : maybe(type);
}

function pickedBy(form: Form, asked: Asked | undefined, i: number, empty: Value): Value {
  return asked?.offer === form.id ? asked.values[i]! : empty;
}

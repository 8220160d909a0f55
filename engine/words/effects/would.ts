// would: something would happen to a player, and happens unless it is replaced.
import { PLAYER } from '../../expression/types.ts';
import type { Form } from '../../form.ts';
import type { Context } from '../../machine/context.ts';
import { pushFrame } from '../../machine/run.ts';
import type { Running } from '../../machine/running.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import type { WouldEffect } from '../../ruleset/types.generated.ts';
import type { DraftFrame, Value } from '../../state.ts';
import { keyOf, nextCandidates, type Candidate } from '../../timing/candidates.ts';
import type { Replacement } from '../../timing/replacement.ts';

/** Where its values are kept: whom it happens to, what has replaced it, what was chosen, whether it is off. */
interface Slots {
  readonly who: number;
  readonly applied: number;
  readonly chosen: number;
  readonly off: number;
}

type Next = (context: Context) => Candidate[];

export const would: EffectWord<WouldEffect> = {
  word: 'would',
  compile(effect, writer) {
    const who = writer.expression('who', effect.who ?? 'you', PLAYER).run;
    const list = writer.around.replacements.get(effect.event) ?? [];
    const at = {
      who: writer.slot(),
      applied: writer.slot(),
      chosen: writer.slot(),
      off: writer.slot(),
    };
    const next: Next = (context) => {
      const { slots } = context;
      const proposed = { who: slots[at.who] as number, applied: slots[at.applied] as Value[] };
      return nextCandidates(context, writer.world, list, proposed);
    };
    writer.write((running, { slots }) => {
      slots[at.who] = who(running);
      slots[at.applied] = [];
      slots[at.off] = null;
    });
    const start = writer.here();
    const happens = writer.jump((context) => next(context).length === 0);
    const must = writer.jump((context) =>
      next(context).some(({ replacement }) => !replacement.may),
    );
    writeQuestion(effect, writer, { at, list, next });
    must.land();
    writer.write((running, frame) => take(running, frame, at, next(running)));
    const off = writer.jump(({ slots }) => slots[at.off] === true);
    writer.back(start);
    happens.land();
    writer.block('then', effect.then);
    off.land();
  },
};

/** Those that may be taken are offered together to whom it would happen to, who takes one or none. */
function writeQuestion(
  { event, rule }: WouldEffect,
  writer: Writer,
  { at, list, next }: { at: Slots; list: readonly Replacement[]; next: Next },
): void {
  const chooser = writer.slot();
  const optional = list.filter(({ may }) => may);
  writer.ask({
    id: event,
    ...(rule !== undefined && { rule }),
    who: ({ slots }) => [slots[at.who]!],
    many: false,
    chooser,
    forms: optional.map((one) => formOf(one, next)),
    optional: true,
    secret: false,
    alone: false,
    settle: ({ slots }, [asked]) => {
      const found = optional.find(({ id }) => id === asked?.offer);
      slots[at.chosen] = found ? found.number : null;
    },
  });
}

function formOf({ id, rule, number }: Replacement, next: Next): Form {
  const named = rule !== undefined && { rule };
  const refusal = { code: 'not-possible', ...named };
  const test = (context: Context) =>
    next(context).some(({ replacement }) => replacement.number === number);
  return { id, ...named, choices: [], requirements: [[{ test, refusal }]] };
}

/** Starts what was chosen, or what must be taken; what was declined is not offered again. */
function take(running: Running, frame: DraftFrame, at: Slots, found: readonly Candidate[]): void {
  const { slots } = frame;
  const must = found.find(({ replacement }) => !replacement.may);
  const taken = must ?? found.find(({ replacement }) => replacement.number === slots[at.chosen]);
  const done = taken ? [taken] : found;
  slots[at.applied] = [...(slots[at.applied] as readonly Value[]), ...done.map(keyOf)];
  if (!taken) return;
  const { replacement, piece, you } = taken;
  slots[at.off] = replacement.instead;
  pushFrame(running, replacement.code, { you, slots: [piece, slots[at.who]!], back: at.off });
}

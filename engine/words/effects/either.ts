// either: asks a player for one of several branches, and does it.
import { BOOL, PLAYER } from '../../expression/types.ts';
import { compileExpression } from '../../expression/compile.ts';
import type { Form } from '../../form.ts';
import type { Evaluate } from '../../machine/context.ts';
import { linkCost, type LinkedCost } from '../../machine/cost.ts';
import type { EffectWord, Writer } from '../../machine/writer.ts';
import { refusalFor } from '../../refusals.ts';
import { into } from '../../ruleset/report.ts';
import type { EitherBranch, EitherEffect } from '../../ruleset/types.generated.ts';

export const either: EffectWord<EitherEffect> = {
  word: 'either',
  compile(effect, writer) {
    const { options, rule, optional = false, alone = false } = effect;
    const who = writer.expression('who', effect.who ?? 'you', PLAYER).run;
    const [chooser, branch] = [writer.slot(), writer.slot()];
    checkNames(effect, writer);
    const branches = options.map((option, i) => linkBranch(option, i, effect, { writer, chooser }));
    const forms = branches.map(({ form }) => form);
    writer.ask({
      id: branchesOf(effect),
      ...(rule !== undefined && { rule }),
      who: (context) => [who(context)],
      many: false,
      chooser,
      forms,
      optional,
      secret: false,
      alone,
      settle: (frame, [asked]) => {
        frame.slots[chooser] = asked?.seat ?? null;
        frame.slots[branch] = forms.findIndex(({ id }) => id === asked?.offer);
      },
    });
    const ends = options.map((option, i) => {
      const over = writer.jump(({ slots }) => slots[branch] !== i);
      const { pay } = branches[i]!;
      if (pay) writer.write(pay);
      writer.block(['options', i, 'do'], option.do);
      const end = writer.jump();
      over.land();
      return end;
    });
    for (const end of ends) end.land();
  },
};

/** The id of the question, if it is not given: fight-or-flee. */
export function branchesOf({ ask, options }: EitherEffect): string {
  return ask ?? options.map(({ say }) => say).join('-or-');
}

function checkNames({ options, optional }: EitherEffect, writer: Writer): void {
  const seen = new Set(optional ? ['pass'] : []);
  options.forEach(({ say }, i) => {
    const message = `“${say}” stands here twice, or means to pass: an answer could mean either`;
    if (seen.has(say))
      writer.report.add(into(writer.spot, 'options', i, 'say'), 'duplicate-id', message);
    seen.add(say);
  });
}

/** A branch has nothing to pick: it is possible, or it is not. */
function linkBranch(
  { say, if: test, cost, else: code, rule: own }: EitherBranch,
  i: number,
  { rule: outer }: EitherEffect,
  { writer, chooser }: { readonly writer: Writer; readonly chooser: number },
): { form: Form; pay: LinkedCost['pay'] } {
  const { around, spot } = writer;
  const rule = own ?? outer;
  const named = rule !== undefined && { rule };
  const locals = new Map([...around.locals, ['chooser', { type: PLAYER, slot: chooser }] as const]);
  const within = { ...around, locals };
  const at = into(spot, 'options', i);
  const run = compileExpression(test ?? true, into(at, 'if'), within, BOOL).run;
  const payer: Evaluate = ({ slots }) => slots[chooser]!;
  const price = { cost, spot: into(at, 'cost'), payer, rule, else: code };
  const { requirements, pay } = linkCost(price, within);
  const { refusals } = around.world;
  const refusal = refusalFor(refusals, code ?? 'not-possible', own, outer);
  const possible = { test: run, refusal };
  const form = { id: say, ...named, choices: [], requirements: [[possible, ...requirements]] };
  return { form, pay };
}

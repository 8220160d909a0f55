// moves/*.json → moves that can be offered, judged and made.
import type { Surroundings } from '../expression/compile.ts';
import type { Form } from '../form.ts';
import { assemblePart } from '../machine/assemble.ts';
import { linkCost } from '../machine/cost.ts';
import type { Evaluate } from '../machine/context.ts';
import type { Code } from '../machine/running.ts';
import type { Declared } from './declared.ts';
import { forbidsOnMove } from './link-forbids.ts';
import { linkForm, placed, withRequirements } from './link-form.ts';
import { into } from './report.ts';
import type { Move } from './ruleset.ts';
import type { MoveDeclaration } from './types.generated.ts';

/** Links one move; its code is added to the list of all. */
export function linkMove(
  id: string,
  { spot, declared }: Declared<MoveDeclaration>,
  around: Surroundings,
  codes: Code[],
): Move {
  const { rule } = declared;
  const choices = placed(declared.choose ?? [], into(spot, 'choose'));
  const require = placed(declared.require ?? [], into(spot, 'require'));
  let slots = 0;
  const parts = { id, rule, choices, require, short: false, slot: () => slots++ };
  const { form, names } = linkForm(parts, around);
  const within = { ...around, locals: names };
  const price = { cost: declared.cost, spot: into(spot, 'cost'), payer: YOU, rule };
  const { requirements, pay } = linkCost(price, within);
  const code = assemblePart(`move “${id}”`, spot, within, (writer) => {
    if (pay) writer.write(pay);
    writer.block('do', declared.do);
  });
  const number = codes.push(wholeMove(form, code)) - 1;
  const all = [...requirements, ...forbidsOnMove(id, within)];
  return { ...withRequirements(form, all), event: `move.${id}`, code: number };
}

const YOU: Evaluate = ({ you }) => you;

/** What it triggers waits until it is complete; the first card that was picked is told then. */
function wholeMove({ id, choices }: Form, code: Code): Code {
  const card = choices.find(({ kind, count }) => kind === 'card' && !count)?.slot ?? null;
  return { ...code, whole: true, did: { move: id, card } };
}

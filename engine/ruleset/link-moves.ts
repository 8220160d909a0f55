// moves/*.json → moves that can be offered, judged and made.
import type { Surroundings } from '../expression/compile.ts';
import type { Form } from '../form.ts';
import { assemble } from '../machine/assemble.ts';
import type { Code } from '../machine/running.ts';
import type { Declared } from './declared.ts';
import { linkForm, placed } from './link-form.ts';
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
  const code =
    codes.push(wholeMove(form, assemble(`move “${id}”`, declared.do, into(spot, 'do'), within))) -
    1;
  return { ...form, code };
}

/** What it triggers waits until it is complete; the first card that was picked is told then. */
function wholeMove({ id, choices }: Form, code: Code): Code {
  const card = choices.find(({ kind, count }) => kind === 'card' && !count)?.slot ?? null;
  return { ...code, whole: true, did: { move: id, card } };
}

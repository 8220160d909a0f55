// card.met(you): a condition or a formula that is printed on a card or a space, asked about somebody.
import { speaking, type Context, type Evaluate } from '../machine/context.ts';
import { EVERYTHING } from '../machine/marks.ts';
import { speakerFor } from '../machine/derive.ts';
import type { Attribute, Sayings } from '../ruleset/attributes.ts';
import { ExpressionMistake } from './mistake.ts';
import type { CallNode, Node } from './node.ts';
import { need, type Compiler, type Typed } from './scope.ts';
import { maybe } from './types.ts';

/** Null if nothing of that name is printed on what stands before the dot. */
export function compileAsked(compiler: Compiler, node: CallNode, of: Node): Typed | null {
  const { world } = compiler;
  if (!world.attributes.get(node.name)?.sayings && !world.spaceAttributes.get(node.name)?.sayings) {
    return null;
  }
  const holder = compiler.typed(of);
  const unsure = holder.type.is === 'maybe';
  const { is } = holder.type.is === 'maybe' ? holder.type.of : holder.type;
  if (is !== 'card' && is !== 'space') return null;
  const printed = (is === 'card' ? world.attributes : world.spaceAttributes).get(node.name);
  if (!printed?.sayings) return null;
  const { sayings } = printed;
  const about = aboutOf(compiler, node, sayings);
  compiler.uses.add(`${node.name}()`);
  // Whatever is printed may read anything.
  compiler.marks.read = EVERYTHING;
  const run = asking(printed, is === 'card', holder.run, about);
  return { type: unsure ? maybe(sayings.gives) : sayings.gives, run };
}

function aboutOf(compiler: Compiler, node: CallNode, { about }: Sayings): Evaluate {
  const [one] = node.args;
  if (one && node.args.length === 1) return need(compiler, one, { is: about }).run;
  const message = `“${node.name}” takes 1 thing in its brackets, a ${about}, found ${node.args.length}`;
  throw new ExpressionMistake('wrong-count', message, node);
}

/** In what is about a player, you are that player, as in a derived value. */
function asking(
  { sayings }: Attribute,
  onCard: boolean,
  holder: Evaluate,
  about: Evaluate,
): Evaluate {
  const nothing = sayings!.gives.is === 'bool' ? false : 0;
  return (context: Context) => {
    const bearer = holder(context) as number | null;
    if (bearer === null) return null;
    const run = sayings!.runs[onCard ? context.state.pieces.def[bearer]! : bearer];
    if (!run) return nothing;
    const it = about(context) as number;
    const { you } = context;
    context.you = speakerFor(sayings!.about, context, it);
    const value = speaking(context, [it, bearer], run);
    context.you = you;
    return value;
  };
}

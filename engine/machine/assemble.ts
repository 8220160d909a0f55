// A list of effects → flat code.
import {
  compileExpression,
  compilePlaceExpression,
  compileVariableExpression,
  type Surroundings,
} from '../expression/compile.ts';
import { RESERVED } from '../expression/names.ts';
import type { Local, Locals } from '../expression/scope.ts';
import { fits, nameOf, type Type } from '../expression/types.ts';
import { into, type Spot } from '../ruleset/report.ts';
import type { Question } from '../question.ts';
import type { Effects } from '../ruleset/types.generated.ts';
import { EFFECTS } from '../words/effects/index.ts';
import type { Code, Hold, Instruction, Running } from './running.ts';
import { ask } from './ask.ts';
import type { EffectWord, Field, Jump, Writer } from './writer.ts';

const MAX_NESTING = 32;

/** What the lists of one program share while it is written. */
interface Assembly {
  readonly around: Surroundings;
  readonly instructions: Instruction[];
  readonly questions: Map<number, Question>;
  readonly holds: Hold[];
  slots: number;
  /** The effect that is being written changes a variable of the procedure. */
  touched: boolean;
}

/** A list of effects: the names known in it, and how deep it stands. */
interface Block {
  readonly spot: Spot;
  readonly names: Map<string, Local>;
  readonly depth: number;
}

/** `spot` is where the list of effects stands. */
export function assemble(title: string, effects: Effects, spot: Spot, around: Surroundings): Code {
  return assembled(title, around, (assembly) =>
    writeBlock(assembly, { spot, names: new Map(around.locals), depth: 0 }, effects),
  );
}

/** The same for a part that has more to write than its effects; `spot` is where the part stands. */
export function assemblePart(
  title: string,
  spot: Spot,
  around: Surroundings,
  write: (writer: Writer) => void,
): Code {
  return assembled(title, around, (assembly) =>
    write(writerFor(assembly, { spot, names: new Map(around.locals), depth: 0 }, spot)),
  );
}

function assembled(title: string, around: Surroundings, write: (assembly: Assembly) => void): Code {
  const assembly: Assembly = {
    around,
    instructions: [],
    questions: new Map(),
    holds: [],
    slots: 1 + Math.max(-1, ...[...around.locals.values()].map(({ slot }) => slot)),
    touched: false,
  };
  write(assembly);
  const { instructions, questions, holds, slots } = assembly;
  return { title, instructions, questions, holds, whole: false, did: null, slots };
}

/** The same code, during which all state rules wait. */
export function undisturbed(code: Code): Code {
  return { ...code, holds: [{ from: 0, to: Infinity, rules: null, cause: null }] };
}

function writeBlock(assembly: Assembly, block: Block, effects: Effects): void {
  if (block.depth > MAX_NESTING) {
    const message = `lists of effects stand at most ${MAX_NESTING} deep inside each other`;
    assembly.around.report.add(block.spot, 'too-deep', message);
    return;
  }
  effects.forEach((effect, i) => {
    const word = EFFECTS[effect.do] as EffectWord;
    word.compile(effect, writerFor(assembly, block, into(block.spot, i)));
    if (assembly.touched) assembly.instructions.push(lookAgain);
    assembly.touched = false;
  });
}

/** State rules may look at what a procedure remembers. */
function lookAgain(running: Running): void {
  running.wrote = true;
}

function writerFor(assembly: Assembly, block: Block, spot: Spot): Writer {
  const { around, instructions } = assembly;
  const locals: Locals = block.names;
  return {
    world: around.world,
    report: around.report,
    spot,
    around: { ...around, locals },
    ...expressionsOf({ ...around, locals }, spot),
    touch: () => {
      assembly.touched = true;
    },
    ...stepsOf(instructions),
    block: (field, effects, own) => {
      const names = new Map([...locals, ...(own ?? [])]);
      writeBlock(assembly, { spot: inside(spot, field), names, depth: block.depth + 1 }, effects);
    },
    ask: (question) => writeQuestion(assembly, question),
    hold: (hold) => void assembly.holds.push(hold),
    slot: () => assembly.slots++,
    know: (names) => names.forEach((local, name) => block.names.set(name, local)),
    fresh: (field, name, type) => freshLocal(assembly, block, inside(spot, field), { name, type }),
    name: (field, name, type) => {
      const variable = block.names.get(name);
      if (variable?.variable)
        return reused(assembly, inside(spot, field), { name, type }, variable);
      const local = freshLocal(assembly, block, inside(spot, field), { name, type });
      block.names.set(name, local);
      return local.slot;
    },
  };
}

/** What stands in the fields of an effect, compiled. */
function expressionsOf(
  around: Surroundings,
  spot: Spot,
): Pick<Writer, 'expression' | 'about' | 'place' | 'variable'> {
  return {
    expression: (field, written, ...wanted) =>
      compileExpression(written, inside(spot, field), around, ...wanted),
    about: (about) => ({
      expression: (field, written, ...wanted) =>
        compileExpression(written, inside(spot, field), { ...around, about }, ...wanted),
    }),
    place: (field, written) => compilePlaceExpression(written, into(spot, field), around),
    variable: (field, written) => compileVariableExpression(written, into(spot, field), around),
  };
}

/** Instructions one after the other, and jumps among them. */
function stepsOf(instructions: Instruction[]): Pick<Writer, 'write' | 'jump' | 'back' | 'here'> {
  return {
    write: (instruction) => void instructions.push(instruction),
    jump: (when) => writeJump(instructions, when),
    back: (to) =>
      void instructions.push((_running, frame) => {
        frame.at = to;
      }),
    here: () => instructions.length,
  };
}

function writeQuestion({ questions, instructions }: Assembly, question: Question): void {
  questions.set(instructions.length, question);
  instructions.push((running, frame) => ask(running, frame, question));
}

function freshLocal(
  assembly: Assembly,
  { names }: Block,
  spot: Spot,
  { name, type }: { readonly name: string; readonly type: Type },
): Local {
  const taken = RESERVED.has(name) || names.has(name) || assembly.around.procedures.has(name);
  if (taken) {
    const message = `the name “${name}” is already taken here`;
    assembly.around.report.add(spot, 'name-taken', message);
  }
  return { type, slot: assembly.slots++ };
}

/** What an effect gives may go into a variable of the procedure, if that can hold it. */
function reused(
  assembly: Assembly,
  spot: Spot,
  { name, type }: { readonly name: string; readonly type: Type },
  { slot, variable }: Local,
): number {
  assembly.touched = true;
  if (fits(type, variable!)) return slot;
  const message = `the variable “${name}” is ${nameOf(variable!)}, and this gives ${nameOf(type)}`;
  assembly.around.report.add(spot, 'wrong-type', message);
  return slot;
}

function inside(spot: Spot, field: Field): Spot {
  return typeof field === 'string' ? into(spot, field) : into(spot, ...field);
}

function writeJump(instructions: Instruction[], when: Parameters<Writer['jump']>[0]): Jump {
  const goal = { at: 0 };
  instructions.push((running, frame) => {
    if (!when || when(running)) frame.at = goal.at;
  });
  return {
    land: () => {
      goal.at = instructions.length;
    },
  };
}

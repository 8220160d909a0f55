// Values that an event tells by name: things by their refs, pieces to those only who know all of them.
import type { Seat } from '../decision.ts';
import type { Told } from '../event.ts';
import type { Type } from '../expression/types.ts';
import { into } from '../ruleset/report.ts';
import { knowersOf, secret } from '../sight.ts';
import type { Value } from '../state.ts';
import { burn } from './context.ts';
import type { Running } from './running.ts';
import type { Tell } from './tells.ts';
import type { Writer } from './writer.ts';

export type Naming = (running: Running, value: Value, pieces: number[]) => Told;

type Telling = (running: Running) => {
  with: Readonly<Record<string, Told>>;
  seenBy?: readonly Seat[];
};

export function linkTold(
  writer: Writer,
  written: Readonly<Record<string, string | number | boolean>>,
): Telling {
  const compiled = Object.entries(written).map(([name, text]): Tell => {
    const { type, run } = writer.expression(['with', name], text);
    return { name, type, run };
  });
  return tellingOf(writer, compiled);
}

/** The same for what has been compiled already. */
export function tellingOf(writer: Writer, tells: readonly Tell[]): Telling {
  const parts = tells.map(({ name, type, run }) => {
    const naming = namingOf(type);
    if (naming) return { name, run, naming };
    const message = 'only things, numbers, words and yes or no can be told';
    writer.report.add(into(writer.spot, 'with', name), 'wrong-type', message);
    return { name, run, naming: () => null };
  });
  return (running) => {
    const pieces: number[] = [];
    const told = parts.map(
      ({ name, run, naming }) => [name, naming(running, run(running), pieces)] as const,
    );
    return { with: Object.fromEntries(told), ...secret(knowersOfAll(running, pieces)) };
  };
}

/** Null for what has no name of its own, such as a zone. */
export function namingOf(type: Type): Naming | null {
  if (type.is === 'maybe') {
    const naming = namingOf(type.of);
    return (
      naming &&
      ((running, value, pieces) => (value === null ? null : naming(running, value, pieces)))
    );
  }
  if (type.is === 'list') {
    const naming = namingOf(type.of);
    return (
      naming &&
      ((running, value, pieces) => {
        const list = value as readonly Value[];
        burn(running, list.length);
        return list.map((one) => naming(running, one, pieces) as string | number);
      })
    );
  }
  return NAMINGS[type.is] ?? null;
}

const asItIs: Naming = (_running, value) => value as string | number | boolean;

const NAMINGS: Partial<Record<Type['is'], Naming>> = {
  int: asItIs,
  bool: asItIs,
  word: asItIs,
  never: asItIs,
  player: (_running, value) => `seat/${value as number}`,
  space: ({ world }, value) => world.spaces[value as number]!.ref,
  card: (_running, value, pieces) => {
    pieces.push(value as number);
    return `piece/${value as number}`;
  },
};

/** Those who know every one of the pieces; null if all do. */
export function knowersOfAll(
  { state }: Pick<Running, 'state'>,
  pieces: readonly number[],
): readonly Seat[] | null {
  const closed = pieces.map((piece) => knowersOf(state, piece)).filter((one) => one !== null);
  const [first, ...others] = closed;
  return first ? first.filter((seat) => others.every((one) => one.includes(seat))) : null;
}

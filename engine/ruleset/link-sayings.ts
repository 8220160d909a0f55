// Conditions and formulas that are printed on cards and spaces → closures, by the number of the card or space.
import { compileExpression, type Surroundings } from '../expression/compile.ts';
import { CARD, SPACE, type Type } from '../expression/types.ts';
import type { Attribute } from './attributes.ts';
import type { Dependent } from './circles.ts';

/** Tells what each depends on, by the name with which it is asked: `met()`. */
export function linkSayings(around: Surroundings): Map<string, Dependent> {
  const { attributes, spaceAttributes } = around.world;
  return new Map([
    ...[...attributes.values()].flatMap((one) => linkAll(one, CARD, around)),
    ...[...spaceAttributes.values()].flatMap((one) => linkAll(one, SPACE, around)),
  ]);
}

function linkAll(
  { name, sayings }: Attribute,
  bearer: Type,
  around: Surroundings,
): [string, Dependent][] {
  if (!sayings) return [];
  const about = { it: { is: sayings.about }, this: bearer };
  const linked = sayings.written.map(
    (one) => one && compileExpression(one.text, one.spot, { ...around, about }, sayings.gives),
  );
  sayings.runs = linked.map((one) => one && one.run);
  const spot = sayings.written.find((one) => one !== null)?.spot;
  const uses = new Set(linked.flatMap((one) => [...(one?.uses ?? [])]));
  return spot ? [[`${name}()`, { spot, uses }]] : [];
}

// programs/*.json → code. Programs may call each other, so their signatures are known before any is linked.
import type { Signature, Surroundings } from '../expression/compile.ts';
import { RESERVED } from '../expression/names.ts';
import type { Local } from '../expression/scope.ts';
import { assemble } from '../machine/assemble.ts';
import type { Code } from '../machine/running.ts';
import type { Declarations } from './declared.ts';
import { into } from './report.ts';
import { typeNamed } from './type-names.ts';

/** Their code comes in the order of declaration, after so many others. */
export function signaturesOf(
  { programs }: Declarations,
  codesBefore: number,
): ReadonlyMap<string, Signature> {
  return new Map(
    [...programs].map(([id, { declared }], i) => {
      const takes = Object.entries(declared.with ?? {}).map(
        ([name, type]) => [name, typeNamed(type)] as const,
      );
      const gives = declared.gives === undefined ? null : typeNamed(declared.gives);
      return [id, { number: codesBefore + i, takes: new Map(takes), gives }];
    }),
  );
}

export function linkPrograms({ programs }: Declarations, around: Surroundings): Code[] {
  return [...programs].map(([id, { spot, declared }]) => {
    const { takes, gives } = around.programs.get(id)!;
    const locals = [...takes].map(([name, type], slot): [string, Local] => {
      if (RESERVED.has(name)) {
        const message = `the name “${name}” is already taken here`;
        around.report.add(into(spot, 'with', name), 'name-taken', message);
      }
      return [name, { type, slot }];
    });
    const within = { ...around, locals: new Map(locals), gives };
    const code = assemble(`program “${id}”`, declared.do, into(spot, 'do'), within);
    return declared.whole ? { ...code, whole: true } : code;
  });
}

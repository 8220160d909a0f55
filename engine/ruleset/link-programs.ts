// programs/*.json → code. Programs may call each other, so their signatures are known before any is linked.
import type { Signature, Surroundings } from '../expression/compile.ts';
import { RESERVED } from '../expression/names.ts';
import type { Local } from '../expression/scope.ts';
import { assemble, assemblePart } from '../machine/assemble.ts';
import type { Code } from '../machine/running.ts';
import type { Procedure } from '../procedures/procedure.ts';
import { writeSteps } from '../procedures/write-steps.ts';
import type { Declarations, Declared } from './declared.ts';
import { hooksOn, type Hooking } from './link-hooks.ts';
import { into } from './report.ts';
import { typeNamed } from './type-names.ts';
import type { ProgramDeclaration } from './types.generated.ts';

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

export function linkPrograms(
  { programs }: Declarations,
  around: Surroundings,
  hooking: Hooking,
): Code[] {
  return [...programs].map(([id, program]) => {
    const procedure = hooking.procedures.byId.get(id);
    if (procedure) return linkProcedure(program, procedure, around, hooking);
    const { spot, declared } = program;
    const { takes, gives } = around.programs.get(id)!;
    const locals = [...takes].map(([name, type], slot): [string, Local] => {
      if (RESERVED.has(name)) {
        const message = `the name “${name}” is already taken here`;
        around.report.add(into(spot, 'with', name), 'name-taken', message);
      }
      return [name, { type, slot }];
    });
    const within = { ...around, locals: new Map(locals), gives };
    const code = assemble(`program “${id}”`, declared.do ?? [], into(spot, 'do'), within);
    return declared.whole ? { ...code, whole: true } : code;
  });
}

function linkProcedure(
  { spot, declared }: Declared<ProgramDeclaration>,
  procedure: Procedure,
  around: Surroundings,
  hooking: Hooking,
): Code {
  const locals = [...procedure.variables.values()].map(({ name, type, slot }): [string, Local] => [
    name,
    { type, slot, variable: type },
  ]);
  const within: Surroundings = {
    ...around,
    locals: new Map(locals),
    gives: procedure.gives,
    procedure,
    running: new Set(procedure.names),
  };
  const steps = declared.steps!;
  const code = assemblePart(`procedure “${procedure.id}”`, spot, within, (writer) =>
    writeSteps(writer, {
      procedure,
      steps,
      hooks: hooking.hooks,
      hooksOn: (step) => hooksOn(hooking, procedure, step),
    }),
  );
  return { ...code, procedure, ...(declared.whole && { whole: true }) };
}

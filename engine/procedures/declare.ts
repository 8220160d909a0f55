// The procedures among the programs of a ruleset, known before any of them is linked.
import type { Signature } from '../expression/compile.ts';
import { both, listOf, type Type } from '../expression/types.ts';
import { declaredType, firstValue } from '../ruleset/columns.ts';
import type { Declarations } from '../ruleset/declared.ts';
import { into, type Report } from '../ruleset/report.ts';
import type {
  ProcedureVariableDeclaration,
  ProgramDeclaration,
} from '../ruleset/types.generated.ts';
import type { Value } from '../state.ts';
import type { NamedProcedure, Procedure, ProcedureVariable, SharedVariable } from './procedure.ts';

export interface Procedures {
  /** By the id of the program. */
  readonly byId: ReadonlyMap<string, Procedure>;
  readonly named: ReadonlyMap<string, NamedProcedure>;
}

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** The id, if it can be dotted into, and the alias. */
export function namesOf(id: string, { alias }: ProgramDeclaration): string[] {
  return [...new Set([...(NAME.test(id) ? [id] : []), ...(alias === undefined ? [] : [alias])])];
}

export function proceduresOf(
  { programs }: Declarations,
  signatures: ReadonlyMap<string, Signature>,
  report: Report,
): Procedures {
  const byId = new Map<string, Procedure>();
  for (const [id, { declared }] of programs) {
    if (declared.steps) byId.set(id, procedureOf(id, declared, signatures.get(id)!));
  }
  const names = new Set([...byId.values()].flatMap((one) => one.names));
  const named = [...names].map((name): [string, NamedProcedure] => {
    const procedures = [...byId.values()].filter((one) => one.names.includes(name));
    return [name, share(name, procedures)];
  });
  for (const [id, { spot, declared }] of programs) {
    for (const name of Object.keys(declared.steps ? { ...declared.with, ...declared.vars } : {})) {
      if (agrees(byId.get(id)!, name, named)) continue;
      const section = Object.hasOwn(declared.vars ?? {}, name) ? 'vars' : 'with';
      const message = `“${name}” is of another type in a procedure that shares the name “${declared.alias ?? id}”`;
      report.add(into(spot, section, name), 'other-type', message);
    }
  }
  return { byId, named: new Map(named) };
}

function procedureOf(id: string, declared: ProgramDeclaration, signature: Signature): Procedure {
  const { number, takes, gives } = signature;
  const given = [...takes].map(([name, type]) => ({ name, type, initial: null, hidden: false }));
  const own = Object.entries(declared.vars ?? {}).map(([name, one]) => variableOf(name, one));
  const variables = [...given, ...own].map((one, slot): [string, ProcedureVariable] => [
    one.name,
    { ...one, slot },
  ]);
  const slots = variables.length;
  return {
    id,
    number,
    names: namesOf(id, declared),
    variables: new Map(variables),
    gives,
    steps: declared.steps!.map(({ step }) => step),
    starts: [],
    at: { step: slots, hidden: slots + 1, saved: slots + 2 },
  };
}

export interface PlainVariable {
  readonly type: string;
  readonly words?: readonly string[];
  readonly initial?: number | boolean | string;
  readonly hidden?: true;
}

export function plainVariable(declared: ProcedureVariableDeclaration): PlainVariable {
  return typeof declared === 'string' ? { type: declared } : declared;
}

/** What a map holds for each player; null if it is no map. */
export function eachOf(type: string): string | null {
  return /^map<player, (.+)>$/.exec(type)?.[1] ?? null;
}

function variableOf(
  name: string,
  written: ProcedureVariableDeclaration,
): Omit<ProcedureVariable, 'slot'> {
  const declared = plainVariable(written);
  const each = eachOf(declared.type);
  const one = { ...declared, type: each ?? declared.type };
  const of = declaredType(name, one);
  const type: Type = each === null ? of : { is: 'map', of };
  const initial: Value = firstValue(one);
  return { name, type, initial, hidden: declared.hidden ?? false };
}

function share(name: string, procedures: readonly Procedure[]): NamedProcedure {
  const names = new Set(procedures.flatMap(({ variables }) => [...variables.keys()]));
  const variables = [...names].map((variable): [string, SharedVariable] => {
    const having = procedures.filter((one) => one.variables.has(variable));
    const types = having.map((one) => one.variables.get(variable)!.type);
    const type = types.reduce((a, b) => both(a, b) ?? a);
    const slots = new Map(
      having.map((one) => [one.number, one.variables.get(variable)!.slot] as const),
    );
    const everywhere = having.length === procedures.length;
    return [variable, { name: variable, type, everywhere, slots }];
  });
  return {
    name,
    procedures,
    codes: new Set(procedures.map(({ number }) => number)),
    variables: new Map(variables),
    steps: [...new Set(procedures.flatMap(({ steps }) => steps))],
  };
}

/** Whether a variable has the type that others of its name have. */
function agrees(
  procedure: Procedure,
  variable: string,
  named: readonly (readonly [string, NamedProcedure])[],
): boolean {
  const own = procedure.variables.get(variable)!.type;
  return named.every(([name, { variables }]) => {
    if (!procedure.names.includes(name)) return true;
    const { type } = variables.get(variable)!;
    return both(listOf(own), listOf(type)) !== null;
  });
}

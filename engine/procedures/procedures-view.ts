// The procedures that are running, as one seat may see them.
import type { Ref, Seat } from '../decision.ts';
import { named, type FieldValue } from '../fields-view.ts';
import type { Code } from '../machine/running.ts';
import type { World } from '../ruleset/world.ts';
import type { Frame, State, Value } from '../state.ts';
import { hiddenIn } from './hidden.ts';
import type { Procedure, ProcedureVariable } from './procedure.ts';

export interface ProcedureView {
  /** The id of the program. */
  readonly id: string;
  readonly step: string;
  /** Its variables by name; what each player has is told by seat. */
  readonly vars: Readonly<Record<string, FieldValue | Readonly<Record<Ref, FieldValue>>>>;
  /** Those that the viewer may not see, or only an entry of. */
  readonly hidden?: readonly string[];
}

interface Looking {
  readonly world: World;
  readonly codes: readonly Code[];
  readonly state: State;
  readonly seat: Seat | null;
}

/** The innermost is the last. */
export function proceduresView(looking: Looking): readonly ProcedureView[] {
  return looking.state.frames.flatMap((frame) => {
    const { procedure } = looking.codes[frame.code]!;
    return procedure ? [viewOf(looking, procedure, frame)] : [];
  });
}

function viewOf(looking: Looking, procedure: Procedure, frame: Frame): ProcedureView {
  const { seat } = looking;
  const covered = new Set(
    hiddenIn(procedure, frame).flatMap(([slot, knowers]) =>
      seat !== null && (knowers & (1 << seat)) !== 0 ? [] : [slot],
    ),
  );
  const all = [...procedure.variables.values()];
  const hidden = all.filter(({ slot }) => covered.has(slot)).map(({ name }) => name);
  const vars = all.flatMap((variable) => {
    const value = frame.slots[variable.slot]!;
    const seen = covered.has(variable.slot)
      ? ownEntry(looking, variable, value)
      : valueView(looking, variable, value);
    return seen === null ? [] : [[variable.name, seen.told] as const];
  });
  return {
    id: procedure.id,
    step: procedure.steps[frame.slots[procedure.at.step] as number]!,
    vars: Object.fromEntries(vars),
    ...(hidden.length > 0 && { hidden }),
  };
}

interface Told {
  readonly told: FieldValue | Readonly<Record<Ref, FieldValue>>;
}

function valueView(looking: Looking, { type }: ProcedureVariable, value: Value): Told | null {
  if (type.is === 'zone') return null;
  if (type.is !== 'map') return { told: named(looking, type, value) };
  const entries = (value as readonly Value[]).map(
    (one, seat) => [`seat/${seat}`, named(looking, type.of, one)] as const,
  );
  return { told: Object.fromEntries(entries) };
}

/** Of what several have chosen in secret, each knows what is their own. */
function ownEntry(looking: Looking, { type }: ProcedureVariable, value: Value): Told | null {
  const { seat } = looking;
  if (type.is !== 'map' || seat === null) return null;
  const own = named(looking, type.of, (value as readonly Value[])[seat]!);
  return { told: { [`seat/${seat}`]: own } };
}

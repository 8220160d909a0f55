// Procedures and steps as effects and hooks name them; what does not exist is told.
import type { Surroundings } from '../expression/compile.ts';
import type { Spot } from '../ruleset/report.ts';
import type { NamedProcedure } from './procedure.ts';

type Telling = Pick<Surroundings, 'procedures' | 'report'>;

export function namedProcedure(
  name: string,
  spot: Spot,
  { procedures, report }: Telling,
): NamedProcedure | null {
  const named = procedures.get(name);
  if (named) return named;
  const known = { found: name, among: procedures.keys() };
  report.add(spot, 'unknown-procedure', `there is no procedure “${name}”`, { known });
  return null;
}

export function needStep(
  { name, steps }: NamedProcedure,
  step: string,
  spot: Spot,
  { report }: Telling,
): void {
  if (steps.includes(step)) return;
  const message = `the procedure “${name}” has no step “${step}”; its steps: ${steps.join(', ')}`;
  report.add(spot, 'unknown-step', message, { known: { found: step, among: steps } });
}

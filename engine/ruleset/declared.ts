// Every thing that a ruleset declares by id, with the spot where it stands; an id stands once only.
import type { Definition } from './definitions.ts';
import { refusalsIn } from './named-in.ts';
import { into, type Report, type Spot } from './report.ts';
import type { RulesetSource } from './source.ts';
import type { MoveDeclaration, ProgramDeclaration } from './types.generated.ts';

export interface Declared<T> {
  readonly spot: Spot;
  readonly declared: T;
}

export interface Declarations {
  readonly moves: ReadonlyMap<string, Declared<MoveDeclaration>>;
  readonly programs: ReadonlyMap<string, Declared<ProgramDeclaration>>;
  /** Codes that answers can be refused with. */
  readonly refusals: ReadonlySet<string>;
}

export function declarationsOf(
  source: RulesetSource,
  definitions: readonly Definition[],
  report: Report,
): Declarations {
  const moves = gather(source.moves, 'moves', (file) => file.moves, report);
  return {
    moves,
    programs: gather(source.programs, 'programs', (file) => file.programs ?? {}, report),
    refusals: refusalsIn(source, definitions),
  };
}

function gather<F, T>(
  files: Readonly<Record<string, F>>,
  section: string,
  entriesOf: (file: F) => Readonly<Record<string, T>>,
  report: Report,
): Map<string, Declared<T>> {
  const found = new Map<string, Declared<T>>();
  for (const [file, content] of Object.entries(files)) {
    for (const [id, declared] of Object.entries(entriesOf(content))) {
      const spot = into({ file, path: [] }, section, id);
      const before = found.get(id);
      if (before) report.add(spot, 'duplicate-id', `“${id}” already stands in ${before.spot.file}`);
      else found.set(id, { spot, declared });
    }
  }
  return found;
}

// Where problems are gathered, so that an author hears of all of them at once.
import type { Problem } from './problem.ts';
import { suggest } from './suggest.ts';

/** A file and the keys that lead to a value in it. */
export interface Spot {
  readonly file: string;
  readonly path: readonly (string | number)[];
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

export interface Report {
  readonly problems: Problem[];
  /** `known` are the names that would have been right, for a suggestion. */
  add(spot: Spot, code: string, message: string, more?: { known?: Unknown; within?: Range }): void;
}

/** A name that was found, and those that would have been right. */
interface Unknown {
  readonly found: string;
  readonly among: Iterable<string>;
}

export function newReport(): Report {
  const problems: Problem[] = [];
  return {
    problems,
    add(spot, code, message, { known, within } = {}) {
      const suggestion = known && suggest(known.found, known.among);
      problems.push({
        file: spot.file,
        pointer: pointer(spot.path),
        ...(within && { within: { start: within.start, end: within.end } }),
        code,
        message: sentence(message),
        ...(suggestion !== undefined && { suggestion }),
      });
    },
  };
}

export function into(spot: Spot, ...keys: (string | number)[]): Spot {
  return { file: spot.file, path: [...spot.path, ...keys] };
}

/** However a part of a message began, the author reads a sentence. */
function sentence(words: string): string {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?!…]$/.test(whole) ? whole : `${whole}.`;
}

function pointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

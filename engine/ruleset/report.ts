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
  /** Whether another expression of so many characters is still read. */
  affords(spot: Spot, characters: number): boolean;
}

/** A name that was found, and those that would have been right. */
export interface Unknown {
  readonly found: string;
  readonly among: Iterable<string>;
}

export function newReport(): Report {
  const problems: Problem[] = [];
  // What a family says wrongly is wrong on each of its cards, and told once.
  const told = new Set<string>();
  let compared = 0;
  let read = 0;
  return {
    problems,
    affords(spot, characters) {
      const over = read > MOST_READ;
      read += characters;
      if (read <= MOST_READ) return true;
      const message = `the expressions have more than ${MOST_READ} characters up to here`;
      if (!over) this.add(spot, 'too-large', message);
      return false;
    },
    add(spot, code, message, { known, within } = {}) {
      if (problems.length >= MOST_TOLD) return tellMore(problems, spot);
      const names = new Set(known?.among);
      compared += names.size;
      const wanted = known && compared < MOST_COMPARED;
      const suggestion = wanted ? suggest(known.found, names) : undefined;
      const problem = {
        file: spot.file,
        pointer: pointer(spot.path),
        ...(within && { within: { start: within.start, end: within.end } }),
        code,
        message: sentence(message + (suggestion === undefined ? others(code, names) : '')),
        ...(suggestion !== undefined && { suggestion }),
      };
      const text = JSON.stringify(problem);
      if (!told.has(text)) problems.push(problem);
      told.add(text);
    },
  };
}

/** Who has so many problems has another one than misspelling. */
const MOST_COMPARED = 40_000;
const MOST_TOLD = 500;

/** In all expressions together: a whole rulebook of formulas. */
const MOST_READ = 1_000_000;

function tellMore(problems: Problem[], { file }: Spot): void {
  if (problems.length > MOST_TOLD) return;
  const message = 'There are more problems than these. Mend some of them first.';
  problems.push({ file, pointer: '', code: 'more-problems', message });
}

/** More names than this are looked up rather than read. */
const MOST_LISTED = 12;

/** What is in the guide, or named by the message itself. */
const SELF_TOLD = ['unknown-name', 'unknown-function', 'unknown-step'];

/** Where no name is near, those that the ruleset has may help; those of the language are in the guide. */
function others(code: string, names: ReadonlySet<string>): string {
  if (SELF_TOLD.includes(code)) return '';
  return names.size === 0 || names.size > MOST_LISTED ? '' : `; known: ${[...names].join(', ')}`;
}

export function into(spot: Spot, ...keys: (string | number)[]): Spot {
  return { file: spot.file, path: [...spot.path, ...keys] };
}

/** While an id means two things, it cannot be said which words belong to it. */
export function hasDuplicates({ problems }: Report): boolean {
  return problems.some(({ code }) => code === 'duplicate-id');
}

/** However a part of a message began, the author reads a sentence. */
function sentence(words: string): string {
  const whole = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.?!…]$/.test(whole) ? whole : `${whole}.`;
}

function pointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

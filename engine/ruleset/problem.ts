// What is wrong with a ruleset, in sentences, with the place where it is written.

export interface Problem {
  /** The file inside the ruleset folder, with forward slashes. */
  readonly file: string;
  /** A JSON pointer into the file, `` for the whole of it. */
  readonly pointer: string;
  /** Where in the string at that pointer, if it is an expression: offsets in characters. */
  readonly within?: { readonly start: number; readonly end: number };
  /** A stable code, such as `unknown-name`. */
  readonly code: string;
  /** One sentence: what was expected and what was found. */
  readonly message: string;
  /** What the author may have meant. */
  readonly suggestion?: string;
}

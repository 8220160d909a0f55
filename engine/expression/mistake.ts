// A mistake in an expression, with its place in the text; thrown to end the reading of that expression.

/** A name that was found, and those that would have been right there. */
export interface UnknownName {
  readonly found: string;
  readonly among: Iterable<string>;
}

export class ExpressionMistake extends Error {
  readonly code: string;
  readonly within: { readonly start: number; readonly end: number };
  readonly known: UnknownName | undefined;

  constructor(
    code: string,
    message: string,
    within: { readonly start: number; readonly end: number },
    known?: UnknownName,
  ) {
    super(message);
    this.code = code;
    this.within = within;
    this.known = known;
  }
}

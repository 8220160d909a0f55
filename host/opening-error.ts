// Why a household could not be opened: one sentence that says what to do.

export type OpeningCode = 'data-folder' | 'in-use' | 'database' | 'damaged';

export class OpeningError extends Error {
  readonly code: OpeningCode;

  constructor(code: OpeningCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OpeningError';
    this.code = code;
  }
}

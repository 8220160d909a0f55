// A request that is well-formed but cannot be served, with the code that the page has words for.
import type { WireError } from './api/api.ts';

export class RequestError extends Error {
  readonly code: WireError['code'];

  constructor(code: WireError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RequestError';
    this.code = code;
  }
}

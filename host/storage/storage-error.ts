// Something that the disk or the database refused, or that is no longer as it was written.
import type { WireError } from '../api/api.ts';

/** Whatever was being written is not there. */
export class StorageError extends Error {
  readonly code: WireError['code'];

  constructor(code: WireError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.code = code;
  }
}

/** A row that is not as it was written: `message` says in half a sentence what is wrong with its game or campaign. */
export class DamagedRow extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DamagedRow';
  }
}

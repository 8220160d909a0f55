// A read or write that the disk or the database refused. Whatever was being written is not there.

export class StorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
  }
}

// Looking up a name that came from a file: only what the file itself wrote counts.

/** The entry of that name, never something that every JavaScript object inherits. */
export function own<T>(record: Readonly<Record<string, T>> | undefined, name: string) {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

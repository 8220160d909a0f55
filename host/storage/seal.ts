// A seal over the columns of a row: what the disk or another program has changed is found when it is read.
import { hash } from 'node:crypto';

export type Columns = Readonly<Record<string, string | number | null>>;

/** The same for the same columns in whatever order. Seals are on disk: this never changes. */
export function sealOf(row: Columns): string {
  let text = '';
  for (const column of Object.keys(row).sort()) {
    if (column !== 'seal') text += `${column}\0${JSON.stringify(row[column])}\n`;
  }
  return hash('sha256', text, 'hex').slice(0, 16);
}

export function isWhole(row: Columns & { readonly seal: string }): boolean {
  return row.seal === sealOf(row);
}

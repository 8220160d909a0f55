// The one address that this shell shows, and how it is told from all others.

export const scheme = 'tablekeep';
export const pageAddress = `${scheme}://app/`;

/** Parsed, never compared by its beginning: an address may look like ours and lead elsewhere. */
export function isOwnPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && url.protocol === `${scheme}:` && url.host === 'app';
}

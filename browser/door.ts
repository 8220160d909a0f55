// Who may come in: only a page opened with the printed address, and only from this machine's own name.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Entry =
  | { readonly may: 'enter' }
  /** The key in the address was right: give the cookie and send the page on to where no key shows. */
  | { readonly may: 'take-cookie'; readonly cookie: string }
  | { readonly may: 'not'; readonly sentence: string };

export interface Door {
  /** The address for a person; it holds the key. */
  address(port: number): string;
  /** An address that opens once: for a command line, which others on this machine can read. */
  invitation(port: number): string;
  check(request: { readonly headers: IncomingHttpHeaders; readonly url: URL }, port: number): Entry;
}

const strangerSentence =
  'Tablekeep opens only with the whole address that it printed when it started.';
const hostSentence = 'Tablekeep answers only at its own address on this machine.';

export function makeDoor(): Door {
  const key = secret();
  const ticket = secret();
  const invitations = new Set<string>();
  const isKey = (word: string | null): boolean =>
    word !== null && (same(word, key) || invitations.delete(word));
  return {
    address: (port) => addressWith(key, port),
    invitation(port) {
      const once = secret();
      invitations.add(once);
      return addressWith(once, port);
    },
    check({ headers, url }, port) {
      if (!isOwnHost(headers.host, port) || !isOwnOrigin(headers, port)) {
        return { may: 'not', sentence: hostSentence };
      }
      if (url.pathname === '/' && isKey(url.searchParams.get('key'))) {
        return { may: 'take-cookie', cookie: cookieFor(port, ticket) };
      }
      if (same(cookieIn(headers.cookie, nameOf(port)), ticket)) return { may: 'enter' };
      return { may: 'not', sentence: strangerSentence };
    },
  };
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

function addressWith(key: string, port: number): string {
  return `http://127.0.0.1:${port}/?key=${key}`;
}

/** A page elsewhere that has its own name resolve to 127.0.0.1 still sends its own name here. */
function isOwnHost(host: string | undefined, port: number): boolean {
  return host === `127.0.0.1:${port}` || host === `localhost:${port}`;
}

function isOwnOrigin(headers: IncomingHttpHeaders, port: number): boolean {
  const { origin, host } = headers;
  return origin === undefined || (isOwnHost(host, port) && origin === `http://${host ?? ''}`);
}

/** Cookies are shared by all ports of a machine, so two tables need two names. */
function nameOf(port: number): string {
  return `tablekeep-${port}`;
}

function cookieFor(port: number, ticket: string): string {
  return `${nameOf(port)}=${ticket}; Path=/; HttpOnly; SameSite=Strict`;
}

function cookieIn(header: string | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function same(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

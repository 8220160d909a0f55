// The app's own scheme. Chromium alone does not know it, so inside the browser it stands under an https name that leads nowhere.
import { needReady, needUnready } from './app.ts';

interface Privileged {
  readonly scheme: string;
  readonly privileges: Readonly<Record<string, boolean>>;
}

type Handler = (request: Request) => Response | Promise<Response>;

const schemes = new Map<string, Privileged>();
const handlers = new Map<string, Handler>();

export const protocol = {
  registerSchemesAsPrivileged(list: readonly Privileged[]): void {
    needUnready('protocol.registerSchemesAsPrivileged');
    for (const one of list) {
      if (one.privileges['bypassCSP']) throw new Error('a scheme may not bypass the page policy');
      schemes.set(one.scheme, one);
    }
  },
  handle(scheme: string, handler: Handler): void {
    needReady('protocol.handle');
    const { privileges } = schemes.get(scheme) ?? {};
    if (!privileges?.['standard'] || !privileges['secure']) {
      throw new Error(`"${scheme}" is neither standard nor secure: its pages would have no origin`);
    }
    if (handlers.has(scheme)) throw new Error(`"${scheme}" is already handled`);
    handlers.set(scheme, handler);
  },
};

/** `tablekeep://app/x` ↔ `https://app.tablekeep.invalid/x` */
export function insideAddress(address: string): string {
  const { protocol: scheme, host, pathname, search, hash } = new URL(address);
  return `https://${host}.${scheme.slice(0, -1)}.invalid${pathname}${search}${hash}`;
}

export function outsideAddress(address: string): string {
  const url = URL.parse(address);
  const [, host, scheme] = /^(.+)\.([a-z]+)\.invalid$/.exec(url?.hostname ?? '') ?? [];
  if (!url || url.protocol !== 'https:' || host === undefined || !schemes.has(scheme ?? '')) {
    return address;
  }
  return `${scheme}://${host}${url.pathname}${url.search}${url.hash}`;
}

/** Null if nobody handles its scheme. */
export async function answerOf(address: string): Promise<Response | null> {
  const handler = handlers.get(new URL(address).protocol.slice(0, -1));
  return handler ? handler(new Request(address)) : null;
}

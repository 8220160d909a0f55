// tablekeep://app/ serves the page's files and icons, under the same policy as every shell.
import { protocol } from 'electron';
import type { Household } from '../host/household.ts';
import { pageHeaders } from '../host/page-policy.ts';

export const pageAddress = 'tablekeep://app/';

/** Must be called before the application is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: 'tablekeep', privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

export function serveAssets(household: Pick<Household, 'asset'>): void {
  protocol.handle('tablekeep', (request) => {
    const asset = isOwnPage(request.url) ? household.asset(new URL(request.url).pathname) : null;
    if (asset === null) {
      return new Response('There is nothing at this address.\n', {
        status: 404,
        headers: pageHeaders,
      });
    }
    const headers = { ...pageHeaders, 'Content-Type': asset.type };
    return new Response(Uint8Array.from(asset.bytes), { headers });
  });
}

/** The same question is asked of who sends messages: only this one page may. */
export function isOwnPage(address: string): boolean {
  return address.startsWith(pageAddress);
}

// tablekeep://app/ serves the page's files and icons, under the same policy as every shell.
import { protocol } from 'electron';
import type { Asset } from '../host/assets.ts';
import { pageHeaders } from '../host/page-policy.ts';
import { isOwnPage, scheme } from './own-page.ts';

/** Must be called before the application is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

export function serveAssets(find: (path: string) => Asset | null): void {
  protocol.handle(scheme, (request) => {
    const asset = isOwnPage(request.url) ? find(new URL(request.url).pathname) : null;
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

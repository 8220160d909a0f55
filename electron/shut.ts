// Every door of a session and a page, shut: no permission, no request off the page, no way to another page.
import type { Session, WebContents } from 'electron';
import { isOwnPage } from './own-page.ts';

/** No permission is ever given, and no request leaves the machine. */
export function shutSession(session: Session): void {
  session.setPermissionRequestHandler((_page, _permission, answer) => {
    answer(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((request, answer) => {
    answer({ cancel: !isOwnPage(request.url) && !/^(blob|data|devtools):/.test(request.url) });
  });
}

/** `leave` hears of an address that the page wanted opened in a new window. */
export function holdStill(page: WebContents, leave: (address: string) => void): void {
  // The page may load itself again; there is no other place to go.
  const stay = (event: { readonly url: string; preventDefault(): void }) => {
    if (!isOwnPage(event.url)) event.preventDefault();
  };
  page.on('will-navigate', stay);
  page.on('will-frame-navigate', stay);
  page.on('will-redirect', stay);
  page.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  page.setWindowOpenHandler(({ url }) => {
    leave(url);
    return { action: 'deny' };
  });
}

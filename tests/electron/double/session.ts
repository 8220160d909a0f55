// The default session: keeps the answers of the main program, so that a test can ask for each of them.

type Permit = (page: object, permission: string, answer: (may: boolean) => void) => void;
type BeforeRequest = (
  request: { readonly url: string },
  answer: (verdict: { readonly cancel?: boolean }) => void,
) => void;

const kept: {
  permit?: Permit;
  check?: (page: object, permission: string) => boolean;
  device?: (details: object) => boolean;
  before?: BeforeRequest;
} = {};

export const session = {
  defaultSession: {
    setPermissionRequestHandler: (handler: Permit) => void (kept.permit = handler),
    setPermissionCheckHandler: (handler: typeof kept.check & object) => void (kept.check = handler),
    setDevicePermissionHandler: (handler: typeof kept.device & object) =>
      void (kept.device = handler),
    webRequest: { onBeforeRequest: (handler: BeforeRequest) => void (kept.before = handler) },
  },
};

/** Electron lets every request through that nobody cancels. */
export function isCancelled(address: string): boolean {
  let cancelled = false;
  kept.before?.({ url: address }, ({ cancel }) => void (cancelled = cancel === true));
  return cancelled;
}

/** Without a handler Electron says yes. */
export function isPermitted(permission: string): boolean {
  let may = kept.permit === undefined;
  kept.permit?.({}, permission, (answer) => void (may = answer));
  const checked = kept.check?.({}, permission) ?? true;
  return may || checked || (kept.device?.({ deviceType: 'usb' }) ?? true);
}

// Notices when the last page has gone for good, so that closing the window ends the program.

/** A reload closes a page and opens it again; only what stays away has been closed. */
const grace = 3000;

export interface Absence {
  /** Whether any page has ever been here. */
  seen(): boolean;
  count(pages: number): void;
  stop(): void;
}

export function watchAbsence(onGone: () => void, wait: number = grace): Absence {
  let seen = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    seen: () => seen,
    count(pages) {
      clearTimeout(timer);
      if (pages > 0) seen = true;
      else if (seen) timer = setTimeout(onGone, wait);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

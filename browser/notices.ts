// What the host tells without being asked, as server-sent events; and who is listening.
import type { ServerResponse } from 'node:http';
import type { Notice } from '../host/api/api.ts';
import { pageHeaders } from '../host/page-policy.ts';

/** A page that has stopped reading is let go rather than kept in memory; it asks again by itself. */
const mostUnread = 1024 * 1024;

export interface Notices {
  /** Keeps this answer open and writes every notice to it. */
  add(response: ServerResponse): void;
  tell(notice: Notice): void;
}

/** `onCount` hears how many pages listen, each time that changes. */
export function makeNotices(onCount: (pages: number) => void): Notices {
  const pages = new Set<ServerResponse>();
  return {
    add(response) {
      response.writeHead(200, { ...pageHeaders, 'Content-Type': 'text/event-stream' });
      response.write('retry: 1000\n\n');
      pages.add(response);
      onCount(pages.size);
      response.once('close', () => {
        pages.delete(response);
        onCount(pages.size);
      });
    },
    tell(notice) {
      for (const page of pages) {
        if (page.writableLength > mostUnread) page.destroy();
        else page.write(`data: ${JSON.stringify(notice)}\n\n`);
      }
    },
  };
}

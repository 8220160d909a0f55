// What every answer of the loopback server says besides its content.
import type { ServerResponse } from 'node:http';
import { pageHeaders } from '../host/page-policy.ts';

/** Answers whole: the page's policy goes with everything, for any answer can be opened as a page. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
): void {
  response.writeHead(status, {
    ...pageHeaders,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

export function sendSentence(response: ServerResponse, status: number, sentence: string): void {
  send(response, status, 'text/plain; charset=utf-8', `${sentence}\n`);
}

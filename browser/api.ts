// The wire over HTTP: one POST carries one request, its answer one reply.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from '../host/api/api.ts';
import { send } from './headers.ts';

/** An exported game is sent whole when it is imported. */
const largest = 33 * 1024 * 1024;

export type Handle = (message: unknown) => Promise<Reply>;

export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  handle: Handle,
): Promise<void> {
  const text = await bodyOf(request);
  if (text === null) return reply(response, 413, badMessage('The message is larger than 33 MB.'));
  const message = parse(text);
  if (message === undefined) return reply(response, 400, badMessage('The message is not JSON.'));
  reply(response, 200, await handle(message));
}

/** The body as text, or null if it is too long; the rest is then read and thrown away, so that the answer arrives. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size <= largest) chunks.push(chunk);
  }
  return size <= largest ? Buffer.concat(chunks).toString('utf8') : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function badMessage(message: string): Reply {
  return { ok: false, error: { code: 'bad-message', message } };
}

function reply(response: ServerResponse, status: number, body: Reply): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

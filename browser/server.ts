// The loopback server: the page, its wire and its notices, on this machine only.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Household } from '../host/household.ts';
import { answerApi } from './api.ts';
import { makeDoor, type Door } from './door.ts';
import { send, sendSentence } from './headers.ts';
import { makeNotices, type Notices } from './notices.ts';

/** The part of the household that a page can reach. */
export type Served = Pick<Household, 'handle' | 'listen' | 'asset'>;

export interface TableServer {
  readonly port: number;
  /** The address for a person, with the key in it. */
  readonly address: string;
  /** An address that opens once. */
  invitation(): string;
  close(): Promise<void>;
}

/** The server could not be opened; its message is one sentence for the person who started it. */
export class ServerError extends Error {}

interface Desk {
  readonly household: Served;
  readonly door: Door;
  readonly notices: Notices;
}

/** `onPages` hears how many pages are open, each time that changes. */
export async function openServer(
  household: Served,
  port: number,
  onPages: (pages: number) => void = () => undefined,
): Promise<TableServer> {
  const desk: Desk = { household, door: makeDoor(), notices: makeNotices(onPages) };
  const server = createServer((request, response) => {
    serve(desk, request, response).catch(() => {
      // The page went away in mid-request, or the host broke: either way nobody else may notice.
      if (response.headersSent) response.destroy();
      else
        sendSentence(response, 500, 'Something went wrong inside Tablekeep; nothing was changed.');
    });
  });
  const taken = await listen(server, port);
  const deaf = household.listen((notice) => {
    desk.notices.tell(notice);
  });
  return {
    port: taken,
    address: desk.door.address(taken),
    invitation: () => desk.door.invitation(taken),
    async close() {
      deaf();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(explain(error, port)));
    server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
}

function explain(error: NodeJS.ErrnoException, port: number): ServerError {
  const advice = 'Choose another with --port, or leave it out.';
  if (error.code === 'EADDRINUSE') {
    return new ServerError(`Port ${port} is already in use. ${advice}`);
  }
  if (error.code === 'EACCES') {
    return new ServerError(`Port ${port} may not be used by this account. ${advice}`);
  }
  return new ServerError(`Port ${port} cannot be opened (${error.message}). ${advice}`);
}

async function serve(
  desk: Desk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const port = request.socket.localPort ?? 0;
  const url = addressed(request, port);
  if (url === null) return sendSentence(response, 400, 'That is not an address.');
  const entry = desk.door.check({ headers: request.headers, url }, port);
  if (entry.may === 'not') return sendSentence(response, 403, entry.sentence);
  if (entry.may === 'take-cookie') {
    response.setHeader('Set-Cookie', entry.cookie);
    response.setHeader('Location', '/');
    return sendSentence(response, 303, 'Come in.');
  }
  await route(desk, url.pathname, request, response);
}

function addressed(request: IncomingMessage, port: number): URL | null {
  const target = request.url ?? '/';
  // "//x" would be read as another host.
  return target.startsWith('/') ? URL.parse(`http://127.0.0.1:${port}${target}`) : null;
}

async function route(
  desk: Desk,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const expected = path === '/api' ? 'POST' : 'GET';
  if (request.method !== expected) {
    response.setHeader('Allow', expected);
    return sendSentence(response, 405, `Only ${expected} is possible here.`);
  }
  if (path === '/api') return answerApi(request, response, (m) => desk.household.handle(m));
  if (path === '/notices') return desk.notices.add(response);
  const asset = desk.household.asset(path);
  if (asset === null) return sendSentence(response, 404, 'There is nothing at this address.');
  send(response, 200, asset.type, asset.bytes);
}

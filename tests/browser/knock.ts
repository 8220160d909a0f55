// Plain HTTP requests with any header, for those that a browser would never send.
import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface Knock {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function knock(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Knock = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const going = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    going.once('error', fail);
    going.end(body);
  });
}

/** Enters by a printed address and returns the cookie that was given. */
export async function enter(address: string): Promise<{ port: number; cookie: string }> {
  const url = new URL(address);
  const { headers } = await knock(Number(url.port), url.pathname + url.search);
  const cookie = headers['set-cookie']?.[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`no cookie was given at ${address}`);
  return { port: Number(url.port), cookie };
}

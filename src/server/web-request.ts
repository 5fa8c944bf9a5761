import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Whether `Request` accepts this method. It refuses some. */
export function isWebMethod(method: string | undefined): boolean {
  return !['CONNECT', 'TRACE', 'TRACK'].includes(method?.toUpperCase() ?? '');
}

/** Converts a request of Node to a `Request`. Its signal is aborted when the client disconnects. */
export function toWebRequest(request: IncomingMessage, response: ServerResponse): Request {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const { method = 'GET' } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', 'http://localhost'), {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
  });
}

/** Writes a `Response`, streaming its body. Does nothing more when the client has disconnected. */
export async function sendWebResponse(
  from: Response,
  to: ServerResponse,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  if (to.destroyed) {
    await from.body?.cancel();
    return;
  }
  to.writeHead(from.status, { ...headers, ...Object.fromEntries(from.headers) });
  if (!from.body) {
    to.end();
    return;
  }
  to.flushHeaders();
  await pipeline(Readable.fromWeb(from.body as Parameters<typeof Readable.fromWeb>[0]), to);
}

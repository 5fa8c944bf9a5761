import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface StaticServer {
  /** With a `/` at its end. */
  url: string;
  /** Paths that were asked for, in order. */
  asked: string[];
  close(): Promise<void>;
}

/** A web server of the test, gone when the test is. */
export async function startServer(handler: Handler): Promise<StaticServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    handler(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked, close };
}

/** Serves texts by path, as hosts of static files do: with validators, and a page where there is nothing. */
export function staticFiles(files: ReadonlyMap<string, string>): Handler {
  return (request, response) => {
    const path = decodeURIComponent((request.url ?? '/').slice(1));
    const text = files.get(path);
    if (text === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html>');
      return;
    }
    const etag = `"${text.length}-${[...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(text);
  };
}

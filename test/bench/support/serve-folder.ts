import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

const compress = promisify(gzip);

/** A static host that compresses, as most do: what is measured must not depend on our own server. */
export async function serveFolder(root: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // `normalize` of an absolute path leaves no `..` that leads out of it.
    const path = normalize(`/${decodeURIComponent(pathname)}`).replace(/\/$/, '/index.html');
    readFile(join(root, path)).then(
      async (body) => {
        const type = types[extname(path)];
        const headers = { 'content-type': type ?? 'application/octet-stream' };
        if (type === undefined) response.writeHead(200, headers).end(body);
        else response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(await compress(body));
      },
      () => {
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mcpRequestHandler } from '../../src/mcp/serve-mcp.ts';
import type { AtlasHost } from '../../src/operations/atlas-host.ts';
import { serve, type AtlasServer } from '../../src/server/serve.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

const store = tinyAtlas();
export const tinyHost: AtlasHost = { getAtlas: () => Promise.resolve({ store }) };

let server: Promise<AtlasServer> | undefined;

/** The server of the tiny atlas with pages, REST and MCP, one for each process. */
function tinyServer(): Promise<AtlasServer> {
  const mcp = mcpRequestHandler(
    { host: tinyHost, version: '0', toolset: 'all', form: 'json' },
    () => undefined,
  );
  server ??= serve({ ...tinyHost, port: 0, mcp });
  return server;
}

export interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Received {
  status: number;
  type: string;
  text: string;
}

const LONG_BODY = 1_000_000;

/** Sends a request unchanged: `fetch` normalises paths. */
export async function send({ method, path, headers = {}, body }: Sent): Promise<Received> {
  const { port } = await tinyServer();
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { ...headers, ...length },
      agent: false,
    };
    const sent = request(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const type = response.headers['content-type'] ?? '';
        resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(parts).toString('utf8') });
      });
    });
    sent.on('error', (error) => {
      // A server that refuses a long body may close the connection before its answer arrives.
      if (Buffer.byteLength(body ?? '') > LONG_BODY) resolve({ status: 413, type: '', text: '' });
      else reject(error);
    });
    sent.end(body);
  });
}

/** Calls `use` with the address of a server and closes it. */
export async function withServer(
  answer: RequestListener,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const own = createServer(answer);
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(own.address() as AddressInfo).port}/`);
  } finally {
    own.closeAllConnections();
    own.close();
  }
}

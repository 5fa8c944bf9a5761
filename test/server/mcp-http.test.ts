import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { mcpRequestHandler } from '../../src/mcp/serve-mcp.ts';
import { serve } from '../../src/server/serve.ts';
import { fakeModules } from '../publish/support/folders.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

/** What `treeatlas mcp --http` starts: questions and no pages. */
async function start() {
  const getAtlas = () => Promise.resolve({ store: tinyAtlas() });
  const speaker = { host: { getAtlas }, version: '1', toolset: 'default', form: 'json' } as const;
  const mcp = mcpRequestHandler(speaker, () => undefined);
  const server = await serve({ getAtlas, port: 0, pages: false, mcp, modules: fakeModules });
  onTestFinished(() => server.close());
  return server;
}

const accept = 'application/json, text/event-stream';

async function post(port: number, body: string, headers: Record<string, string> = {}, path = '/mcp') {
  const sent = httpRequest({
    port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', accept, ...headers },
  });
  // A server that has heard enough closes while we send.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await text(response) };
}

const initialize = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
});

test('answers agents, and has no pages', async () => {
  const { port } = await start();
  const { status, body } = await post(port, initialize);
  expect(status).toBe(200);
  expect(body).toContain('"name":"treeatlas"');
  expect(await post(port, '', {}, '/')).toMatchObject({ status: 404, body: /at \/tools and \/mcp/ });
});

test.each([
  ['another name in Host', { host: 'evil.example' }],
  ['a page of a stranger', { origin: 'https://evil.example' }],
  ['a page of another port', { origin: 'http://127.0.0.1:1' }],
  ['a page without an address', { origin: 'null' }],
  ['an image or a frame of a page of a stranger', { 'sec-fetch-site': 'cross-site' }],
])('refuses %s', async (_, headers) => {
  const { port } = await start();
  expect(await post(port, initialize, headers)).toMatchObject({
    status: 403,
    body: expect.stringContaining('FORBIDDEN') as string,
  });
});

test.each(['initialize', 'resources/read'])('an invalid %s is a client error', async (method) => {
  const { port } = await start();
  for (const params of [undefined, {}, { protocolVersion: 5, uri: 5 }, [1]]) {
    const { body } = await post(port, JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }));
    expect(body).toMatch(/"code":-32(602|600)/);
  }
});

test('stops reading a body above the limit', async () => {
  const { port } = await start();
  const { status } = await post(port, `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(8_000_000)}"}`);
  expect(status).toBe(413);
  expect((await post(port, initialize)).status).toBe(200);
});

test('half a request blocks no others, and ends with the server', async () => {
  const server = await start();
  const slow = ['POST /mcp HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{', 'POST /mc', ''];
  const sockets = slow.map((part) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(part);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect((await post(server.port, initialize)).status).toBe(200);
  const ended = sockets.map((socket) => once(socket, 'close'));
  await server.close();
  await Promise.all(ended);
});

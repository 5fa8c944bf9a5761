import { readFileSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layers } from '../../src/features/layers.ts';
import { OUTPUT_MARKER } from '../../src/model/output.ts';
import { listFiles } from '../../src/base/list-files.ts';
import { LayerRun } from '../../src/publish/layer-run.ts';
import { type ServeOptions, serve } from '../../src/server/serve.ts';
import type { Store } from '../../src/store/store.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { editedArtifacts } from '../publish/support/edited-artifacts.ts';
import { fakeModules, publishTo, temporaryFolder } from '../publish/support/folders.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

const liveTag = /<script type="module" src="[./]*_treeatlas\/live\.js"><\/script>/;

test('answers with the bytes that a build publishes, but for the live script in pages', async () => {
  const folder = temporaryFolder();
  const parts = { folder: join(folder, 'parts'), program: '' };
  await publishTo(folder, {
    layers: {
      key: undefined,
      prefixes: layers.map(({ prefix }) => prefix),
      hasThreads: false,
      open: (place) => new LayerRun({ layers, context: {}, parts }, place),
    },
  });
  const server = await start();
  const files = listFiles(join(folder, 'site')).filter(
    // What is live has no digests: nobody could keep what changes from moment to moment.
    // Its interface has the operations, too.
    (path) =>
      ![OUTPUT_MARKER, '.nojekyll', 'api/v1/openapi.json'].includes(path) &&
      !path.startsWith('api/v1/digests/'),
  );
  // A server has no index of prose: its pages ask the operation `search`.
  for (const path of files.filter((each) => !each.startsWith('pagefind/'))) {
    const published = readFileSync(join(folder, 'site', path));
    const { status, body } = await get(`${server.url}${path}`);
    expect(status, path).toBe(200);
    if (!path.endsWith('.html')) expect(body.equals(published), path).toBe(true);
    else if (!/^(search|404)/.test(path))
      expect(body.toString().replace(liveTag, ''), path).toBe(String(published));
  }
  expect(files.length).toBeGreaterThan(70);
});

test('content types, folders, HEAD and conditional requests', async () => {
  const { url } = await start();
  const index = await get(url);
  expect(index.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await get(`${url}api/v1/index.json`)).headers['content-type']).toBe(
    'application/json; charset=utf-8',
  );
  expect((await get(`${url}_a/page.css`)).headers['content-type']).toBe('text/css; charset=utf-8');
  expect(await get(`${url}tree/src`)).toMatchObject({ status: 302, headers: { location: '/tree/src/' } });
  expect((await get(`${url}tree/src/`)).status).toBe(200);
  // The address of the page of a symbol that is gone leads to its file, also one of earlier versions.
  for (const old of ['~/gone', '~ref', '~ref-Gone', '~ref~p2'])
    expect(await get(`${url}api/v1/file/src/main.ts${old}.json`), old).toMatchObject({
      status: 302,
      headers: { location: '/api/v1/file/src/main.ts.json' },
    });
  expect((await get(`${url}api/v1/file/src/gone.ts~ref.json`)).status).toBe(404);

  const head = await get(url, { method: 'HEAD' });
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': index.headers['content-length'] } });
  expect(head.body.length).toBe(0);
  const again = await get(url, { headers: { 'if-none-match': index.headers.etag } });
  expect(again).toMatchObject({ status: 304 });
  expect(again.body.length).toBe(0);
  expect((await get(url, { method: 'POST' })).status).toBe(405);
  for (const path of ['', 'tools', 'tools/find', 'mcp'])
    expect((await get(`${url}${path}`, { method: 'TRACE' })).status, path).toBe(405);
});

test.each([
  '/nothing.html',
  '/api/v1/nothing.json',
  '/api/v1/node/src/main.ts/nothing.json',
  '/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/_a/..%5c..%5cfake-site.ts',
  '/_a/%00',
  '/%',
  '//etc/passwd',
  '/__proto__',
  '/_a',
])('answers 404 to %s', async (path) => {
  const { port } = await start();
  const { status, body } = await raw(port, path);
  expect(status).toBe(404);
  expect(body.toString()).toContain('<p>404.html</p>');
});

test('a foreign page cannot read it by DNS rebinding', async () => {
  const { port } = await start();
  for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example']) {
    expect((await raw(port, '/', { host })).status, host).toBe(403);
  }
  for (const host of ['localhost', `localhost:${port}`, '127.0.0.1:1', '[::1]:80', 'atlas.localhost']) {
    expect((await raw(port, '/', { host })).status, host).toBe(200);
  }
});

test('several Host headers are refused', async () => {
  const { port } = await start();
  for (const path of ['/', '/tools']) {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
    expect(await text(socket), path).toMatch(/^HTTP\/1.1 400 /);
  }
});

test('pages of other sites may lead here, and neither frame pages nor ask', async () => {
  const { url } = await start();
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  for (const site of ['cross-site', 'same-site']) {
    const image = { 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    const frame = { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    const link = { 'sec-fetch-site': site, ...navigation };
    for (const headers of [image, frame]) expect((await get(url, { headers })).status).toBe(403);
    expect((await get(url, { headers: link })).status).toBe(200);
    for (const headers of [image, frame, link])
      for (const path of ['tools', 'tools/get-node?id=a', 'mcp'])
        expect((await get(`${url}${path}`, { headers })).status, path).toBe(403);
  }
  for (const site of ['same-origin', 'none'])
    expect((await get(`${url}tools`, { headers: { 'sec-fetch-site': site } })).status).toBe(200);
  expect((await get(url)).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
    'x-frame-options': 'DENY',
  });
});

test.each(['a/', 'a.', 'a~', 'x', '%2F', '//'])('a long path of %j asks for few artifacts', async (unit) => {
  let reads = 0;
  const tiny = tinyAtlas();
  const store: Store = { read: (path) => (reads++, tiny.read(path)) };
  const { url } = await start({ getAtlas: () => Promise.resolve({ store }) });
  const long = unit.repeat(12_000 / unit.length);
  for (const path of ['file/', 'tree/', 'api/v1/file/', 'image/', ''])
    for (const end of ['.html', '.md', '.json', '/'])
      expect((await get(`${url}${path}${long}${end}`)).status).toBe(404);
  expect(reads).toBeLessThan(200);
});

test('open pages are notified of a change and get the new content', async () => {
  let store: Store = tinyAtlas();
  let changed = (): void => undefined;
  const server = await start({
    getAtlas: () => Promise.resolve({ store }),
    subscribe(listener) {
      changed = listener;
      return () => undefined;
    },
  });
  const script = await get(`${server.url}_treeatlas/live.js`);
  expect(script.headers['content-type']).toContain('javascript');
  const events = await open(server.port, '/_treeatlas/live');
  expect(events.headers['content-type']).toBe('text/event-stream');
  let heard = '';
  events.on('data', (chunk) => (heard += String(chunk)));
  store = new MemoryStore(editedArtifacts('src/main.ts', 'searchable words\n'));
  changed();
  while (!heard.includes('event: changed')) await once(events, 'data');
  const page = await get(`${server.url}file/src/main.ts.html`);
  expect(page.body.toString()).toContain('searchable words');
});

test('a failed build gives an error without a stack trace, and the server continues', async () => {
  let fail = true;
  const notices: string[] = [];
  const server = await start({
    getAtlas: () =>
      fail ? Promise.reject(new Error('The folder is gone.')) : Promise.resolve({ store: tinyAtlas() }),
    onNotice: (message) => notices.push(message),
  });
  const { status, body } = await get(server.url);
  expect(status).toBe(500);
  expect(body.toString()).toBe('This page could not be rendered: The folder is gone.\n');
  expect(notices).toContain('/: The folder is gone.');
  fail = false;
  expect((await get(server.url)).status).toBe(200);
});

test('a wanted port that is in use is an error', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(start({ port })).rejects.toMatchObject({
    name: 'ListenError',
    message: `Port ${port} is in use. Choose another with --port, or omit it for the next free one.`,
  });
});

test('without a wanted port, the next free one is taken, and said', async () => {
  const servers = [await start({ port: undefined }), await start({ port: undefined })];
  const notices: string[] = [];
  const server = await start({ port: undefined, onNotice: (message) => notices.push(message) });
  expect(new Set([server.port, ...servers.map(({ port }) => port)]).size).toBe(3);
  expect(notices).toContain(`Port 4400 is in use; listening on ${server.port}.`);
});

test('a host that this machine does not have gives a clear error', async () => {
  await expect(start({ host: '192.0.2.1' })).rejects.toMatchObject({
    name: 'ListenError',
    message: 'This machine has no address 192.0.2.1. Choose another with --host.',
  });
});

test('closes while requests are open, and frees the port', async () => {
  const server = await start();
  const events = await open(server.port, '/_treeatlas/live');
  events.resume();
  await Promise.all([server.close(), once(events, 'close')]);
  const again = await start({ port: server.port });
  expect(again.port).toBe(server.port);
});

async function start(options: Partial<ServeOptions> = {}) {
  const store = tinyAtlas();
  const server = await serve({
    getAtlas: () => Promise.resolve({ store }),
    port: 0,
    modules: fakeModules,
    ...options,
  });
  onTestFinished(() => server.close());
  return server;
}

interface Got {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Options {
  method?: string;
  headers?: Record<string, string | undefined>;
}

function get(url: string, { method = 'GET', headers = {} }: Options = {}): Promise<Got> {
  const { port, pathname } = new URL(url);
  return raw(Number(port), pathname, headers, method);
}

/** Sends the path as it is, which `fetch` would mend first. */
async function raw(
  port: number,
  path: string,
  headers: Options['headers'] = {},
  method = 'GET',
): Promise<Got> {
  const response = await open(port, path, headers, method);
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

async function open(
  port: number,
  path: string,
  headers: Options['headers'] = {},
  method = 'GET',
): Promise<IncomingMessage> {
  const sent = httpRequest({ port, host: '127.0.0.1', path, headers, method, agent: false }).end();
  sent.on('error', () => undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

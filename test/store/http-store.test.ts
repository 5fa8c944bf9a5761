import { artifactFromJson } from '../../src/model/artifact-json.ts';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { artifactPath } from '../../src/model/artifact.ts';
import { requireAtlas } from '../../src/operations/support/target.ts';
import { isSameServer } from '../../src/store/fetch-text.ts';
import { HttpCache } from '../../src/store/http-cache.ts';
import { HttpStore } from '../../src/store/http-store.ts';
import { parseJson } from '../../src/store/parse-json.ts';
import { republish } from '../faces/support/republish.ts';
import { startServer, staticFiles } from '../faces/support/static-server.ts';
import { tinyFiles } from '../faces/support/tiny-files.ts';

const file = artifactPath.file('src/main.ts');

test('reads a published atlas from the address of any of its pages', async () => {
  const files = await tinyFiles();
  const { url } = await startServer(staticFiles(files));
  for (const address of [url, url.slice(0, -1), `${url}index.html`, `${url}api/v1/index.json?a#b`]) {
    expect(await new HttpStore(address).read(file)).toEqual(
      artifactFromJson(file, JSON.parse(files.get(file)!)),
    );
  }
  expect(await new HttpStore(url).read('api/v1/nothing.json')).toBeUndefined();
});

test('a file is fetched only once, also by later runs', async () => {
  const server = await startServer(staticFiles(await tinyFiles()));
  const cache = new HttpCache(temporaryFolder());
  const store = new HttpStore(server.url, { cache });
  await store.read(file);
  await store.read(file);
  expect(await store.read('api/v1/nothing.json')).toBeUndefined();
  expect(server.asked).toEqual([`/${artifactPath.digests}`, `/${artifactPath.digestBucket(0)}`, `/${file}`]);
  await new HttpStore(server.url, { cache }).read(file);
  expect(server.asked.slice(3)).toEqual([`/${artifactPath.digests}`]);
});

test('answers from the cache when offline, and reports it', async () => {
  const files = await tinyFiles();
  const server = await startServer(staticFiles(files));
  const cache = new HttpCache(temporaryFolder());
  await new HttpStore(server.url, { cache }).read(file);
  await server.close();
  const onOffline = vi.fn();
  const offline = new HttpStore(server.url, { cache, onOffline });
  expect(await offline.read(file)).toEqual(artifactFromJson(file, JSON.parse(files.get(file)!)));
  await offline.refresh();
  expect(onOffline).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cannot be reached'));
  await expect(offline.read(artifactPath.cycles)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a captive portal does not prevent answers from the cache', async () => {
  const files = await tinyFiles();
  let isBehindLogin = false;
  const server = await startServer((request, response) => {
    if (isBehindLogin) response.writeHead(200).end('<!doctype html><p>Sign in');
    else staticFiles(files)(request, response);
  });
  const cache = new HttpCache(temporaryFolder());
  await new HttpStore(server.url, { cache }).read(file);
  isBehindLogin = true;
  const store = new HttpStore(server.url, { cache });
  expect(await store.read(file)).toEqual(artifactFromJson(file, JSON.parse(files.get(file)!)));
  await expect(store.read(artifactPath.cycles)).rejects.toMatchObject({ message: /a web page, not JSON/ });
  await server.close();
  expect(await new HttpStore(server.url, { cache }).read(file)).toEqual(
    artifactFromJson(file, JSON.parse(files.get(file)!)),
  );
});

test('a new atlas at the same address is detected, and only new files are fetched', async () => {
  const files = await tinyFiles();
  const server = await startServer((request, response) => staticFiles(files)(request, response));
  const store = new HttpStore(server.url, { cache: new HttpCache(temporaryFolder()) });
  await store.read(file);
  const index = await store.read(artifactPath.index);
  republish(files, file, files.get(file)!.replaceAll('main.ts', 'changed.ts'));
  server.asked.length = 0;
  await store.refresh();
  expect(await store.read(artifactPath.index)).toEqual(index);
  expect(await store.read(file)).toEqual(artifactFromJson(file, JSON.parse(files.get(file)!)));
  expect(server.asked).toEqual([`/${artifactPath.digests}`, `/${artifactPath.digestBucket(0)}`, `/${file}`]);
});

test('an atlas that is published while it is read is read as the new one', async () => {
  const files = await tinyFiles();
  const server = await startServer((request, response) => staticFiles(files)(request, response));
  const store = new HttpStore(server.url);
  await store.read(artifactPath.index);
  republish(files, file, files.get(file)!.replaceAll('main.ts', 'changed.ts'));
  expect(await store.read(file)).toEqual(artifactFromJson(file, JSON.parse(files.get(file)!)));
});

test('a damaged cache entry is detected and fetched again', async () => {
  const server = await startServer(staticFiles(await tinyFiles()));
  const folder = temporaryFolder();
  const cache = new HttpCache(folder);
  const value = await new HttpStore(server.url, { cache }).read(file);
  for (const name of readdirSync(join(folder, 'contents'), { recursive: true, withFileTypes: true })) {
    if (name.isFile()) writeFileSync(join(name.parentPath, name.name), '{"path":"forged"}');
  }
  expect(await new HttpStore(server.url, { cache }).read(file)).toEqual(value);
});

test.each([
  ['a page in place of JSON', () => '<!doctype html><p>Sign in', /page and no JSON/],
  ['half an artifact', (text: string) => text.slice(0, text.length / 2), /not whole JSON/],
  [
    'an artifact in which a letter is another',
    (text: string) => text.replace('main', 'mbin'),
    /not what was published/,
  ],
  ['an empty file', () => '', /not whole JSON/],
  ['a file that is missing', () => undefined, /is missing/],
])('%s is reported, and readable again once it is fixed', async (_, damage, message) => {
  const files = await tinyFiles();
  const whole = files.get(file)!;
  const damaged = damage(whole);
  if (damaged === undefined) files.delete(file);
  else files.set(file, damaged);
  const { url } = await startServer((request, response) => staticFiles(files)(request, response));
  const cache = new HttpCache(temporaryFolder());
  await expect(new HttpStore(url, { cache }).read(file)).rejects.toMatchObject({
    code: 'unreadable',
    message,
  });
  files.set(file, whole);
  expect(await new HttpStore(url, { cache }).read(file)).toEqual(artifactFromJson(file, JSON.parse(whole)));
});

test('reports an address without an atlas, another version, and no server', async () => {
  const { url } = await startServer(staticFiles(new Map()));
  await expect(requireAtlas(new HttpStore(url))).rejects.toMatchObject({ code: 'INGEST_REQUIRED' });
  const other = await startServer(staticFiles(new Map([[artifactPath.index, '{"hello":1}']])));
  await expect(requireAtlas(new HttpStore(other.url))).rejects.toMatchObject({
    code: 'unreadable',
    message: /is not an atlas/,
  });
  const page = await startServer((_request, response) => response.end('<!doctype html>'));
  await expect(requireAtlas(new HttpStore(page.url))).rejects.toMatchObject({
    code: 'unreadable',
    message: /this is no atlas/,
  });
  const newer = await startServer(staticFiles(new Map([[artifactPath.index, '{"schemaVersion":99}']])));
  await expect(requireAtlas(new HttpStore(newer.url))).rejects.toMatchObject({ message: /version 99/ });
});

test('an endless response is cut off', async () => {
  const { url } = await startServer((_request, response) => {
    const send = (): void => {
      while (!response.destroyed && response.write(' '.repeat(1_000_000)));
    };
    response.on('drain', send);
    send();
  });
  await expect(new HttpStore(url).read(file)).rejects.toMatchObject({
    code: 'unreadable',
    message: /too large/,
  });
});

test('redirects on the same server are followed, absolute or relative', async () => {
  const files = await tinyFiles();
  const server = await startServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/atlas/')) {
      request.url = path.slice('/atlas'.length);
      staticFiles(files)(request, response);
    } else
      response
        .writeHead(302, {
          location: path.endsWith('index.json') ? `/atlas${path}` : `${server.url}atlas${path}`,
        })
        .end();
  });
  expect(await new HttpStore(server.url).read(file)).toEqual(
    artifactFromJson(file, JSON.parse(files.get(file)!)),
  );
});

test('a redirect to another server is refused by name, without a request to it', async () => {
  const other = await startServer(staticFiles(await tinyFiles()));
  const origin = other.url.slice(0, -1);
  for (const [location, name] of [
    [`${other.url}x`, origin],
    [`//${origin.slice('http://'.length)}/x`, origin],
    ['http://169.254.169.254/latest/meta-data', 'http://169.254.169.254'],
    ['https://127.0.0.1/', 'https://127.0.0.1'],
    ['file:///etc/passwd', 'file:'],
    ['data:application/json,{}', 'data:'],
    ['http://', 'no address'],
  ] as const) {
    const server = await startServer((_request, response) => response.writeHead(301, { location }).end());
    await expect(new HttpStore(server.url).read(file)).rejects.toMatchObject({
      code: 'unreadable',
      message: expect.stringContaining(
        `redirects to another server (${name}), which was not contacted`,
      ) as string,
    });
    expect(server.asked).toHaveLength(1);
  }
  expect(other.asked).toEqual([]);
});

test('a redirect loop is given up', async () => {
  const server = await startServer((request, response) =>
    response.writeHead(302, { location: `${request.url ?? ''}x` }).end(),
  );
  await expect(new HttpStore(server.url).read(file)).rejects.toMatchObject({
    message: /redirects more than/,
  });
});

test.each([
  ['http://a.org/x', 'http://a.org/y', true],
  ['http://a.org/x', 'https://a.org/x', true],
  ['https://a.org/x', 'http://a.org/x', false],
  ['http://a.org/x', 'https://a.org:8443/x', false],
  ['http://a.org:8080/x', 'https://a.org/x', false],
  ['http://a.org/x', 'http://www.a.org/x', false],
  ['http://a.org/x', 'https://b.org/x', false],
  ['http://a.org/x', 'http://a.org.b.org/x', false],
])('from %s to %s is on the same server: %s', (from, to, expected) => {
  expect(isSameServer(new URL(from), new URL(to))).toBe(expected);
});

test('a compressed response is limited by its decompressed size', async () => {
  const bomb = gzipSync(Buffer.alloc(80_000_000, ' '));
  const { url } = await startServer((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  );
  await expect(new HttpStore(url).read(file)).rejects.toMatchObject({ message: /too large/ });
  const twice = await startServer((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end(gzipSync(bomb)),
  );
  await expect(new HttpStore(twice.url).read(file)).rejects.toMatchObject({ message: /more than once/ });
});

test('lists have a lower limit than other files', async () => {
  const files = new Map<string, string>([[artifactPath.index, `"${'x'.repeat(9_000_000)}"`]]);
  const { url } = await startServer((request, response) =>
    response.writeHead(files.has(request.url!.slice(1)) ? 200 : 404).end(files.get(request.url!.slice(1))),
  );
  await expect(new HttpStore(url).read(artifactPath.index)).rejects.toMatchObject({ message: /too large/ });
  files.set(artifactPath.cycles, files.get(artifactPath.index)!);
  expect(await new HttpStore(url).read(artifactPath.cycles)).toHaveLength(9_000_000);
});

test.each([
  ['many values', `[${'0,'.repeat(4_000_001)}0]`, /more than 4000000 values/],
  ['many levels', `${'['.repeat(1000)}${']'.repeat(1000)}`, /nested deeper than 200 levels/],
])('%s are refused before they are parsed', async (_, text, message) => {
  const { url } = await startServer((request, response) =>
    response.writeHead(request.url === `/${file}` ? 200 : 404).end(text),
  );
  const parse = vi.spyOn(JSON, 'parse');
  onTestFinished(() => parse.mockRestore());
  await expect(new HttpStore(url).read(file)).rejects.toMatchObject({ code: 'unreadable', message });
  expect(parse.mock.calls.some(([parsed]) => parsed === text)).toBe(false);
});

test('brackets inside strings do not count', () => {
  const texts = ['[[{{,,', '\\', '"', '\\"[', ',,,'].map((part) => part.repeat(300));
  expect(parseJson(JSON.stringify(texts))).toEqual(texts);
});

test.each([
  ['answers with an error', 500],
  ['asks to slow down', 429],
])('a server that %s is tried again once before the error', async (_, status) => {
  const server = await startServer((_request, response) => response.writeHead(status).end());
  await expect(new HttpStore(server.url).read(file)).rejects.toMatchObject({
    code: 'unavailable',
    message: new RegExp(`answers with ${status}`),
  });
  expect(server.asked).toHaveLength(2);
});

test('a server that never responds is given up', async () => {
  const server = await startServer(() => undefined);
  await expect(new HttpStore(server.url, { timeout: 50 }).read(file)).rejects.toMatchObject({
    code: 'unavailable',
    message: /does not answer in 50 ms/,
  });
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-http-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

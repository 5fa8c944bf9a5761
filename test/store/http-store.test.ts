import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { artifactPath } from '../../src/model/artifact.ts';
import { requireAtlas } from '../../src/operations/target.ts';
import { HttpCache } from '../../src/store/http-cache.ts';
import { HttpStore } from '../../src/store/http-store.ts';
import { startServer, staticFiles } from '../faces/support/static-server.ts';
import { tinyFiles } from '../faces/support/tiny-files.ts';

const file = artifactPath.file('src/main.ts');

test('reads what a server publishes, whatever page of it was named', async () => {
  const files = await tinyFiles();
  const { url } = await startServer(staticFiles(files));
  for (const address of [url, url.slice(0, -1), `${url}index.html`, `${url}api/v1/index.json?a#b`]) {
    expect(await new HttpStore(address).read(file)).toEqual(JSON.parse(files.get(file)!));
  }
  expect(await new HttpStore(url).read('api/v1/nothing.json')).toBeUndefined();
});

test('what was fetched once is not fetched again, by this run and by others', async () => {
  const server = await startServer(staticFiles(await tinyFiles()));
  const cache = new HttpCache(temporaryFolder());
  const store = new HttpStore(server.url, { cache });
  await store.read(file);
  await store.read(file);
  await store.read('api/v1/nothing.json');
  expect(server.asked).toEqual([`/${artifactPath.index}`, `/${file}`, '/api/v1/nothing.json']);
  const later = new HttpStore(server.url, { cache });
  await later.read(file);
  expect(await later.read('api/v1/nothing.json')).toBeUndefined();
  expect(server.asked.slice(3)).toEqual([`/${artifactPath.index}`]);
});

test('answers offline from what was fetched before, and says that it does', async () => {
  const files = await tinyFiles();
  const server = await startServer(staticFiles(files));
  const cache = new HttpCache(temporaryFolder());
  await new HttpStore(server.url, { cache }).read(file);
  await server.close();
  const offline = new HttpStore(server.url, { cache });
  expect(await offline.read(file)).toEqual(JSON.parse(files.get(file)!));
  expect(offline.offline).toBe(true);
  await expect(offline.read(artifactPath.cycles)).rejects.toMatchObject({ code: 'unavailable' });
});

test('follows a new atlas at the same address, by the one request that it takes to see that it is new', async () => {
  const files = await tinyFiles();
  const server = await startServer((request, response) => staticFiles(files)(request, response));
  const store = new HttpStore(server.url, { cache: new HttpCache(temporaryFolder()) });
  await store.read(file);
  const index = JSON.parse(files.get(artifactPath.index)!) as { repository: { commit: string } };
  index.repository.commit = 'f'.repeat(40);
  files.set(artifactPath.index, JSON.stringify(index));
  files.set(file, files.get(file)!.replaceAll('main.ts', 'changed.ts'));
  await store.refresh();
  expect(await store.read(artifactPath.index)).toEqual(index);
  expect(await store.read(file)).toEqual(JSON.parse(files.get(file)!));
});

test('damage to what was kept is noticed, and it is fetched again', async () => {
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
])('%s is told as what it is', async (_, damage, message) => {
  const files = await tinyFiles();
  files.set(file, damage(files.get(file)!));
  const { url } = await startServer(staticFiles(files));
  await expect(new HttpStore(url).read(file)).rejects.toMatchObject({ code: 'unreadable', message });
});

test('an address that is no atlas, another version of one, and nothing at all', async () => {
  const { url } = await startServer(staticFiles(new Map()));
  await expect(requireAtlas(new HttpStore(url))).rejects.toMatchObject({ code: 'INGEST_REQUIRED' });
  const other = await startServer(staticFiles(new Map([[artifactPath.index, '{"hello":1}']])));
  await expect(requireAtlas(new HttpStore(other.url))).rejects.toMatchObject({
    code: 'unreadable',
    message: /is not an atlas/,
  });
  const newer = await startServer(staticFiles(new Map([[artifactPath.index, '{"schemaVersion":99}']])));
  await expect(requireAtlas(new HttpStore(newer.url))).rejects.toMatchObject({ message: /version 99/ });
});

test.each([
  ['answers with an error', 500],
  ['asks to slow down', 429],
])('a server that %s is tried again once, then told', async (_, status) => {
  const server = await startServer((_request, response) => response.writeHead(status).end());
  await expect(new HttpStore(server.url).read(file)).rejects.toMatchObject({
    code: 'unavailable',
    message: new RegExp(`answers with ${status}`),
  });
  expect(server.asked).toHaveLength(2);
});

test('a server that never answers is given up', async () => {
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

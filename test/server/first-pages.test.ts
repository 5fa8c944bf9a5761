import { expect, onTestFinished, test } from 'vitest';
import { createFirstReading } from '../../src/host/first-reading.ts';
import type { AtlasState } from '../../src/operations/atlas-host.ts';
import { asIncomplete } from '../../src/server/live-reload.ts';
import { serve } from '../../src/server/serve.ts';
import { fakeModules } from '../publish/support/folders.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import type { Store } from '../../src/store/store.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

/** A server whose atlas is there when `finish` is called. */
async function startEarly() {
  const store = tinyAtlas();
  const first = createFirstReading({ openEarly: () => Promise.resolve(store) }, false);
  let finish: () => void = () => undefined;
  const atlas = new Promise<AtlasState>((resolve) => {
    finish = () => {
      first.end();
      resolve({ store });
    };
  });
  const server = await serve({ getAtlas: () => atlas, first, port: 0, modules: fakeModules });
  onTestFinished(() => {
    finish();
    return server.close();
  });
  return { url: server.url, first, finish };
}

test('pages of the tree and of sources are answered before the repository is indexed', async () => {
  const { url } = await startEarly();
  for (const path of ['', 'tree/src/index.html', 'file/src/main.ts.html', '_a/page.css'])
    expect((await fetch(url + path)).status, path).toBe(200);
});

test('what needs the index waits for it', async () => {
  const { url, finish } = await startEarly();
  const order: string[] = [];
  const asked = ['api/v1/index.json', 'file/src/main.ts~/main.html', 'tools/overview'].map(async (path) => {
    expect((await fetch(url + path)).status, path).toBe(200);
    order.push(path);
  });
  await fetch(`${url}tree/src/index.html`);
  order.push('indexed');
  finish();
  await Promise.all(asked);
  expect(order[0]).toBe('indexed');
});

test('a browser is shown how far indexing is, in place of a page that needs the index, and then the page', async () => {
  const { url, first, finish } = await startEarly();
  const page = () =>
    fetch(`${url}file/src/main.ts~/main.html`, { headers: { accept: 'text/html,*/*;q=0.8' } });
  first.report({ stage: 'parse', done: 7, total: 10 });
  const waiting = await page();
  expect(waiting.status).toBe(503);
  expect(waiting.headers.get('retry-after')).toMatch(/^\d+$/);
  const html = await waiting.text();
  expect(html).toContain('value="7" max="10"');
  expect(html).toContain('Parsing files');
  expect(html).toMatch(/<noscript><meta http-equiv="refresh"/);
  // It is told to load the page also if it asks when indexing has ended.
  const events = await fetch(`${url}_treeatlas/live?incomplete`);
  const parts = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  let told = (await parts.read()).value ?? '';
  expect(told).not.toContain('event: changed');
  finish();
  while (!told.includes('event: changed')) told += (await parts.read()).value ?? '';
  expect((await page()).status).toBe(200);
});

test('open pages are told how far indexing is, and when it has ended', async () => {
  const { url, first, finish } = await startEarly();
  const events = await fetch(`${url}_treeatlas/live`);
  const parts = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  let told = (await parts.read()).value ?? '';
  first.report({ stage: 'parse', done: 7, total: 10 });
  while (!told.includes('event: progress')) told += (await parts.read()).value ?? '';
  expect(told).toContain('data: {"done":7,"total":10,"message":"Parsing files"}');
  finish();
  while (!told.includes('event: changed')) told += (await parts.read()).value ?? '';
});

test('the overview does not wait for answers that must be built, and is shown again when they are there', async () => {
  const store = tinyAtlas();
  let build: () => void = () => undefined;
  const layers = new Promise<void>((resolve) => (build = resolve));
  const slow: Store = {
    read: async (path) => {
      if (path === artifactPath.map) await layers;
      return store.read(path);
    },
  };
  const first = createFirstReading({ openEarly: () => Promise.resolve(store) }, false);
  first.end();
  const server = await serve({
    getAtlas: () => Promise.resolve({ store: slow }),
    first,
    port: 0,
    modules: fakeModules,
  });
  onTestFinished(() => server.close());
  expect(await (await fetch(server.url)).text()).toContain('data-incomplete');
  const events = await fetch(`${server.url}_treeatlas/live?incomplete`);
  const parts = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  let told = (await parts.read()).value ?? '';
  expect(told).not.toContain('event: changed');
  build();
  while (!told.includes('event: changed')) told += (await parts.read()).value ?? '';
  expect(await (await fetch(server.url)).text()).not.toContain('data-incomplete');
});

test('a page whose answers are not there yet says that they will come', () => {
  const page = asIncomplete('<body data-root=./><main id=main><h1>Shop</h1></main></body>');
  expect(page).toMatch(
    /<body data-incomplete data-root=\.\/><main id=main><aside[^]+appear when they are known[^]+<h1>/,
  );
});

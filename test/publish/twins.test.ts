import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/publish/code-digest.ts';
import { FileStore } from '../../src/store/file-store.ts';
import { renderTwin } from '../../src/publish/twins/twins.ts';
import { fence } from '../../src/render/markdown/parts.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';
import { loadSiteApp } from './support/fake-site.ts';
import { publishTo, temporaryFolder } from './support/folders.ts';

test('every page but the missing one has a twin, and every link of a twin leads to a file', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const site = join(folder, 'site');
  const files = new Set(listFiles(site));
  const pages = [...files].filter((path) => path.endsWith('.html') && path !== '404.html');
  expect(pages.filter((page) => !files.has(page.replace(/\.html$/, '.md')))).toEqual([]);
  let links = 0;
  for (const page of pages) {
    const twin = page.replace(/\.html$/, '.md');
    const text = readFileSync(join(site, twin), 'utf8').replace(/^## Source$[\s\S]*/m, '');
    for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^\w+:/.test(href)) continue;
      const target = posix.join(posix.dirname(twin), decodeURI(href));
      expect(files.has(target), `${twin}: ${href}`).toBe(true);
      links++;
    }
  }
  expect(links).toBeGreaterThan(50);
  expect(await new FileStore(site).read('api/v1/index.json')).toBeDefined();
});

test('a symbol shows who uses it with lines and evidence, and what is not certain apart', async () => {
  const app = await loadSiteApp();
  const twin = await renderTwin('node/src/shop/cart.ts/Cart.total.html', tinyAtlas(), app);
  expect(twin).toMatch(/^# method Cart\.total\n/);
  expect(twin).toMatch(/## Used by\n\n(- .*\n)*- CALLS \[.*\]\(.*\.md\), line \d+ \(\w+/);
  expect(twin).toContain('## Source\n\n```');
  expect(await renderTwin('node/src/shop/cart.ts/Nothing.html', tinyAtlas(), app)).toBeUndefined();
  expect(await renderTwin('404.html', tinyAtlas(), app)).toBeUndefined();
});

test('of what thousands use, a twin names the first users and how many more there are', async () => {
  const users = Array.from({ length: 400 }, (_, at) => `export function f${at}(): void {\n  hub();\n}\n`);
  const sites = 'hub();\n'.repeat(50);
  const { artifacts } = await indexMemory(
    memorySource({
      'hub.ts': 'export function hub(): void {}\n',
      'users.ts': `import { hub } from './hub.ts';\n${users.join('')}${sites}`,
      ...Object.fromEntries(
        users.map((_, at) => [`m/m${at}.ts`, `import { hub } from '../hub.ts';\nhub();\n`]),
      ),
    }),
  );
  const store = new MemoryStore(artifacts);
  const app = await loadSiteApp();
  const node = (await renderTwin('node/hub.ts/hub.html', store, app))!;
  expect(node).toMatch(/## Used by\n\n(- [A-Z].*\n){150}- and \d+ more\n/);
  expect(node).not.toMatch(/line (\d+, ){12}/);
  const file = (await renderTwin('file/hub.ts.html', store, app))!;
  expect(file).toMatch(/## Imported by\n\n(- .*\n){150}- and 251 more\n/);
});

test('a source with hundreds of thousands of backticks has a fence', () => {
  expect(fence('` '.repeat(300_000), 'text').startsWith('```text\n')).toBe(true);
});

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';
import { FileStore } from '../../src/store/file-store.ts';
import { renderPageMarkdown } from '../../src/publish/page-markdown/page-markdown.ts';
import { fence } from '../../src/render/markdown/parts.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';
import { loadSiteApp } from './support/fake-site.ts';
import { publishTo, temporaryFolder } from './support/folders.ts';

test('every page except the 404 page has a Markdown version, and its links lead to files', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const site = join(folder, 'site');
  const files = new Set(listFiles(site));
  const pages = [...files].filter((path) => path.endsWith('.html') && path !== '404.html');
  expect(pages.filter((page) => !files.has(page.replace(/\.html$/, '.md')))).toEqual([]);
  let links = 0;
  for (const page of pages) {
    const markdown = page.replace(/\.html$/, '.md');
    const text = readFileSync(join(site, markdown), 'utf8').replace(/^## Source$[\s\S]*/m, '');
    for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^\w+:/.test(href)) continue;
      const target = posix.join(posix.dirname(markdown), decodeURI(href));
      expect(files.has(target), `${markdown}: ${href}`).toBe(true);
      links++;
    }
  }
  expect(links).toBeGreaterThan(50);
  expect(await new FileStore(site).read('api/v1/index.json')).toBeDefined();
});

test('a symbol lists its references with lines and evidence, and possible references separately', async () => {
  const app = await loadSiteApp();
  const markdown = await renderPageMarkdown('node/src/shop/cart.ts/Cart.total.html', tinyAtlas(), app);
  expect(markdown).toMatch(/^# method Cart\.total\n/);
  expect(markdown).toMatch(/## Referenced by\n\n(- .*\n)*- CALLS \[.*\]\(.*\.md\), line \d+ \(\w+/);
  expect(markdown).toContain('## Source\n\n```');
  expect(await renderPageMarkdown('node/src/shop/cart.ts/Nothing.html', tinyAtlas(), app)).toBeUndefined();
  expect(await renderPageMarkdown('404.html', tinyAtlas(), app)).toBeUndefined();
});

test('a list of thousands of references is cut and ends with the number of the others', async () => {
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
  const node = (await renderPageMarkdown('node/hub.ts/hub.html', store, app))!;
  expect(node).toMatch(/## Referenced by\n\n(- [A-Z].*\n){150}- and \d+ more\n/);
  expect(node).not.toMatch(/line (\d+, ){12}/);
  const file = (await renderPageMarkdown('file/hub.ts.html', store, app))!;
  expect(file).toMatch(/## Imported by\n\n(- .*\n){150}- and 251 more\n/);
});

test('a source with hundreds of thousands of backticks has a fence', () => {
  expect(fence('` '.repeat(300_000), 'text').startsWith('```text\n')).toBe(true);
});

import { isFileShard } from '../../src/model/artifact.ts';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { pagePath } from '../../src/model/page-path.ts';
import { FileStore } from '../../src/store/file-store.ts';
import { renderPageMarkdown } from '../../src/publish/page-markdown/page-markdown.ts';
import { fence } from '../../src/render/markdown/parts.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { sourceAtlas } from '../support/source-atlas.ts';
import { tinyArtifacts, tinyAtlas } from '../support/tiny-atlas.ts';
import { loadSiteApp } from './support/fake-site.ts';
import { publishTo, temporaryFolder } from './support/folders.ts';

test('every page except directories, files without symbols and the 404 page has a Markdown version, and its links lead to files', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const site = join(folder, 'site');
  const files = new Set(listFiles(site));
  const pages = [...files].filter((path) => /^(?!tree\/|404).*\.html$/.test(path));
  // Pages of symbols share the Markdown version of their file.
  const whole = pages.filter((page) => !page.includes('~/'));
  const without = whole.filter((page) => !files.has(page.replace(/\.html$/, '.md')));
  const empty = tinyArtifacts().flatMap(({ path, value }) =>
    isFileShard(path) && (value as FileShard).nodes.length === 1 ? [(value as FileShard).address] : [],
  );
  expect(empty.length).toBeGreaterThan(0);
  expect(without.sort()).toEqual(empty.map(pagePath.file).sort());
  let links = 0;
  for (const page of whole) {
    if (without.includes(page)) continue;
    const markdown = page.replace(/\.html$/, '.md');
    const text = readFileSync(join(site, markdown), 'utf8').replace(/^## Source$[\s\S]*/m, '');
    for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^\w+:/.test(href)) continue;
      const target = posix.join(posix.dirname(markdown), decodeURI(href));
      expect(files.has(target), `${markdown}: ${href}`).toBe(true);
      links++;
    }
  }
  expect(links).toBeGreaterThan(20);
  expect(await new FileStore(site).read('api/v1/index.json')).toBeDefined();
});

test('a symbol lists its references with lines, and possible references separately', async () => {
  const app = await loadSiteApp();
  const cart = await renderPageMarkdown('file/src/shop/cart.ts.html', tinyAtlas(), app);
  expect(cart).toMatch(
    /### method Cart\.add\n\nLines \d+ to \d+\. `.*`\n(.*\n)?- CALLS from src\/main\.ts: main 8\n/,
  );
  // The first mention of a file links to its Markdown version.
  expect(cart).toContain('- [module src/main.ts](../main.ts.md)\n');
  const order = await renderPageMarkdown('file/src/shop/order.ts.html', tinyAtlas(), app);
  expect(order).toContain('- possible CALLS from [src/main.ts](../main.ts.md): main ');
  expect(await renderPageMarkdown('file/src/shop/nothing.ts.html', tinyAtlas(), app)).toBeUndefined();
  expect(await renderPageMarkdown('404.html', tinyAtlas(), app)).toBeUndefined();
});

test('a list of hundreds of importers is cut and ends with the number of the others', async () => {
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
  const file = (await renderPageMarkdown('file/hub.ts.html', store, app))!;
  expect(file).not.toMatch(/: (\d+ ){13}/);
  expect(file).toMatch(/## Imported by\n\n(- .*\n){150}- and 251 more\n/);
});

test('a source with hundreds of thousands of backticks has a fence', () => {
  expect(fence('` '.repeat(300_000), 'text').startsWith('```text\n')).toBe(true);
});

test('relative links of a README lead to places in the atlas from its Markdown version', async () => {
  const readme = [
    '# App',
    '![logo](docs/logo.svg) ![gone](docs/gone.png)',
    '<p><a href="docs/guide.md#start"><img src="docs/logo.svg"></a></p>',
    '',
    '[code](src/sum.ts) [folder](<./docs/> "All of it") [gone](docs/gone.md) [below](#below)',
    '[web](https://example.org/a) `[code](src/sum.ts)` [guide][1]',
    '',
    '[1]: docs/guide.md',
    '',
  ];
  const store = await sourceAtlas({
    'README.md': readme.join('\n'),
    'docs/guide.md': '# Guide\n',
    'docs/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'src/sum.ts': 'export const sum = (a: number, b: number): number => a + b;\n',
  });
  const overview = await renderPageMarkdown('index.html', store, await loadSiteApp());
  const own = 'api/v1/file/README.md.json';
  expect(overview).toContain(
    [
      '# App',
      `![logo](image/docs/logo.svg.svg) [gone](${own})`,
      '<p><a href="api/v1/file/docs/guide.md.json"><img src="image/docs/logo.svg.svg"></a></p>',
      '',
      `[code](file/src/sum.ts.md) [folder](<api/v1/tree/docs/index.json> "All of it") [gone](${own}) [below](${own})`,
      '[web](https://example.org/a) `[code](src/sum.ts)` [guide][1]',
      '',
      '[1]: api/v1/file/docs/guide.md.json',
    ]
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  );
});

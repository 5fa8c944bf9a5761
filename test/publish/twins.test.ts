import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/publish/code-digest.ts';
import { FileStore } from '../../src/store/file-store.ts';
import { renderTwin } from '../../src/publish/twins/twins.ts';
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

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';
import { allPages, reachablePath } from '../../src/model/page-scope.ts';
import { forecast } from '../../src/publish/forecast.ts';
import { loadSiteApp, siteFolder } from '../../src/publish/site-app.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { publishTo, temporaryFolder } from './support/folders.ts';

async function filesOf(scope: Partial<typeof allPages>): Promise<string[]> {
  const folder = temporaryFolder();
  await publishTo(folder, { scope: { ...allPages, ...scope } });
  return listFiles(join(folder, 'site'));
}

const isPage = (path: string) => path.startsWith('file/') && path.endsWith('.html');

test('an atlas has the pages that were chosen, and always its JSON', async () => {
  const all = await filesOf({});
  const json = all.filter((path) => path.startsWith('api/v1/'));
  const files = await filesOf({ pages: 'files' });
  expect(files.filter(isPage)).toEqual(all.filter((path) => isPage(path) && !path.includes('~/')));
  const none = await filesOf({ pages: 'none', markdown: false });
  expect(none.filter((path) => /\.(html|md)$/.test(path))).toEqual(['AGENTS.md']);
  expect(none).toContain('llms.txt');
  const unwritten = await filesOf({ markdown: false });
  expect(unwritten.filter((path) => path.endsWith('.md'))).toEqual(['AGENTS.md']);
  const only = await filesOf({ only: 'src/shop' });
  expect(only.filter(isPage).length).toBeGreaterThan(0);
  expect(only.filter((path) => isPage(path) && !path.startsWith('file/src/shop/'))).toEqual([]);
  for (const each of [files, none, only])
    expect(each.filter((path) => path.startsWith('api/v1/'))).toEqual(json);
});

test('a change of the choice removes pages and brings them back', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const before = listFiles(join(folder, 'site'));
  await publishTo(folder, { scope: { ...allPages, pages: 'files' } });
  expect(listFiles(join(folder, 'site')).some((path) => path.includes('~/'))).toBe(false);
  await publishTo(folder);
  expect(listFiles(join(folder, 'site'))).toEqual(before);
});

test('links lead to what there is: the page of the file of a symbol, the JSON of a file without pages', () => {
  const files = { ...allPages, pages: 'files' as const };
  expect(reachablePath('file/a/b.ts~/C.html', files)).toBe('file/a/b.ts.html');
  const only = { ...allPages, only: 'a' };
  expect(reachablePath('file/a/b.ts~/f.html', only)).toBe('file/a/b.ts~/f.html');
  expect(reachablePath('file/ab/c.ts.html', only)).toBe('api/v1/file/ab/c.ts.json');
  expect(reachablePath('tree/ab/index.html', only)).toBe('tree/ab/index.html');
});

test('every link of every page leads to a file, whatever pages there are', async () => {
  expect(siteFolder()).toBeTruthy();
  const app = await loadSiteApp();
  const store = new MemoryStore(tinyArtifacts());
  const html = await app.render('file/src/main.ts.html', store, {
    ...allPages,
    pages: 'files',
    only: 'src/main.ts',
  });
  const hrefs = [...html!.matchAll(/ href=["']?([^"' >]+)/g)].map(([, href = '']) => href);
  expect(hrefs).toContain('../../api/v1/file/src/shop/cart.ts.json#.Cart.total');
  expect(hrefs.filter((href) => href.includes('~/'))).toEqual([]);
});

test('a forecast warns before a host refuses the atlas, and names the switch that saves most', () => {
  const counts = {
    ...{ directories: 23, files: 362, lines: 235_199, bytes: 7_060_672, symbols: 15_603 },
    ...{ nodesByKind: {}, edgesByType: {}, edgesByHow: {} },
  };
  expect(forecast(counts, allPages).warning).toBeUndefined();
  const large = { ...counts, bytes: 150_000_000, symbols: 300_000 };
  expect(forecast(large, allPages).warning).toMatchObject({
    limit: 'GitHub Pages takes 1 GB',
    advice: expect.stringMatching(/^--pages files saves about \d+ %/) as string,
  });
  const many = { ...counts, files: 12_000, directories: 1_000, symbols: 40_000 };
  expect(forecast(many, allPages).warning?.limit).toBe('many hosts take 20,000 files');
  expect(forecast(large, { ...allPages, only: 'src' }).warning).toBeUndefined();
});

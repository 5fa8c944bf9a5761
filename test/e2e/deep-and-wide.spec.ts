import { expect } from '@playwright/test';
import { directoryAddress } from '../../src/model/address.ts';
import { pagePath } from '../../src/model/page-path.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { testOfAtlas } from './support/served-sites.ts';

const DEPTH = 300;
const FILES = 1200;
const PICTURES = 700;
const deep = Array.from({ length: DEPTH }, (_, at) => `level${at}`).join('/');
/** Longer than a phone is wide. */
const longName = 'Long'.repeat(20);

/** Serves a repository with a file in a very deep directory, names that are longer than a line, and a directory with very many files. */
const test = testOfAtlas(async () => {
  const files: Record<string, string | Uint8Array> = { [`${deep}/a.txt`]: 'deep\n' };
  const name = (at: number) => String(at).padStart(4, '0');
  for (let at = 0; at < FILES; at++) files[`wide/f${name(at)}.txt`] = `${at}\n`;
  for (let at = 0; at < PICTURES; at++) files[`wide/p${name(at)}.png`] = Uint8Array.of(0x89, 0, 1, 2, 0);
  const methods = Array.from(
    { length: 12 },
    (_, at) => `  ${longName}${at}() {\n    this.${longName}0();\n  }\n`,
  );
  files['names.ts'] = `export class Names {\n${methods.join('')}}\n`;
  const { artifacts } = await indexMemory(memorySource(files, longName));
  return new MemoryStore(artifacts);
});

const pages = {
  'the overview': 'index.html',
  'a deep directory': pagePath.directory(directoryAddress(deep)),
  'a deep file': pagePath.file(`${directoryAddress(deep)}/a.txt`),
  'a symbol with long names': 'file/names.ts~/Names.html',
  'a large directory': 'tree/wide/index.html',
  'a further page of a large directory': 'tree/wide/part-2.html',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} is at most 300 KB and fits phones and wide screens, its breadcrumbs too`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect((await response!.body()).length).toBeLessThan(300_000);
    const trail = page.locator('.trail');
    expect(await trail.locator('li').count()).toBeLessThanOrEqual(13);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const isShown = await trail.locator('li').last().isVisible();
      expect(isShown).toBe(name !== 'the overview');
    }
  });
}

test('the size of a page does not grow with its depth, apart from the names in its path', async ({
  request,
}) => {
  const bytesAt = async (depth: number) => {
    const path = deep.split('/').slice(0, depth).join('/');
    const body = await (await request.get(pagePath.directory(directoryAddress(path)))).body();
    return { page: body.length, path: path.length };
  };
  const [near, far] = [await bytesAt(50), await bytesAt(290)];
  // The page contains its full path in its heading and in the link to the map. Its shortened paths have a fixed number of levels, but with longer names here.
  expect(far.page - near.page).toBeLessThan(2 * (far.path - near.path) + 100);
});

test('the ellipsis in deep breadcrumbs leads to the hidden directories', async ({ page }) => {
  await page.goto(pages['a deep file']);
  await page.locator('.trail').getByRole('link', { name: 'more directories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/level297/');
  await expect(page.locator('.trail [aria-current]')).toHaveText('level297');
});

test('breadcrumbs stay where they are when their menus arrive', async ({ page }) => {
  await page.goto(pages['a deep file']);
  const links = page.locator('.trail').getByRole('link');
  const places = () =>
    links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)));
  const before = await places();
  await links.first().hover();
  await expect(page.locator('.trail').getByRole('button').first()).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the file tree of a deep page starts a few levels above it', async ({ page }) => {
  let requests = 0;
  page.on('request', () => requests++);
  await page.goto(pages['a deep file']);
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem', { name: 'a.txt' })).toHaveAttribute('aria-current', 'page');
  expect(await tree.getByRole('treeitem').count()).toBeLessThan(15);
  expect(requests).toBeLessThan(50);
  await tree.getByRole('treeitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('/level292/');
});

test('every file of a large directory can be reached by links, without a script', async ({
  browser,
  siteUrl,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}tree/index.html`);
  await page.locator('.listing').getByRole('link', { name: 'wide/' }).click();
  await expect(page.getByText('1 to 500 of 1,200').first()).toBeVisible();
  const names = new Set<string>();
  for (;;) {
    for (const name of await page.locator('.listing a.name').allInnerTexts()) names.add(name);
    const next = page.locator('a[rel=next]').first();
    if ((await next.count()) === 0) break;
    const target = new URL((await next.getAttribute('href')) ?? '', page.url());
    await next.click();
    // A page that is still arriving has only some of its names.
    await page.waitForURL(target.href);
  }
  expect(names.size).toBe(FILES + PICTURES);
  await context.close();
});

test('the file tree links to the further pages of a large directory, with their number of entries', async ({
  page,
}) => {
  await page.goto(pages['a large directory']);
  await page.getByRole('treeitem', { name: '700 more' }).getByRole('link').click();
  await expect(page).toHaveURL(/tree\/wide\/part-2\.html$/);
});

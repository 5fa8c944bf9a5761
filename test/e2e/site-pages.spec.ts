import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { settled } from './support/settled.ts';
import { expect, pageTypes, test } from './support/site-test.ts';

/** A rule of WCAG 2.2 AA that axe does not run by itself. */
const targetSize = { rules: { 'target-size': { enabled: true } } };

/** Colours do not depend on the width, nor places on the theme, so two looks show what four would. */
const looks = [
  { colorScheme: 'light', width: 1440, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

// One visit of a page answers all questions about it, because most of the time of such a test is that of the visit.
for (const [type, path] of Object.entries(pageTypes))
  for (const { colorScheme, width, height } of looks)
    test(`${type} page, ${colorScheme} and ${width} pixels wide, loads calmly and is legible and accessible`, async ({
      page,
      request,
      complaints,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await watchShifts(page);
      await page.goto(path);
      await settled(page);
      expect.soft(await shift(page), 'how much of the page moves while it is loaded').toBeLessThan(0.05);
      if (width === 1440) await expectLittleScript(page, request);
      else await expectFit(page, width);
      await openAll(page, width);
      expect.soft(await smallTexts(page), 'texts smaller than 11 pixels').toEqual([]);
      const { violations } = await new AxeBuilder({ page }).options(targetSize).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual([]);
      // The page for missing pages looks for the atlas above itself.
      if (type === 'missing') complaints.length = 0;
    });

/** Records how much of the page moved without the reader. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown = window as unknown as { shift: number };
    shown.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shown.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** At most 45 KB of script are loaded before any interaction. */
async function expectLittleScript(page: Page, request: APIRequestContext): Promise<void> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = loaded.filter((url) => url.endsWith('.js'));
  const bodies = await Promise.all(scripts.map(async (url) => (await request.get(url)).body()));
  // The diagram library is loaded when a diagram scrolls into view and is not part of this budget.
  const own = bodies.filter((body) => body.length < 45_000);
  const bytes = own.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect.soft(bytes, 'bytes of script').toBeGreaterThan(1000);
  expect.soft(bytes, 'bytes of script').toBeLessThan(47_000);
}

/** Nothing is wider than the screen, with the commit in the top bar. */
async function expectFit(page: Page, width: number): Promise<void> {
  const commit = page.locator('.top .revision');
  // The commit comes when the reader moves, once the page has its scripts: that for missing pages adds them itself.
  await expect(async () => {
    await page.mouse.move(100, 400);
    await page.mouse.move(100, 410);
    await expect(commit).toHaveText(/^c0ffee/, { timeout: 1000 });
  }).toPass();
  // That of a repository has its date too.
  await commit.evaluate((element) => element.append(' · 2026-11-25'));
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Opens what a reader can open: folds, and drawings by coming to them. */
async function openAll(page: Page, width: number): Promise<void> {
  // On a phone, the tree is made when its button is pressed.
  if (width > 1000) await page.getByRole('tree').waitFor();
  for (const drawing of await page.locator('.drawing:visible').all()) {
    await drawing.scrollIntoViewIfNeeded();
    await drawing.locator('.drawing-bar').waitFor();
  }
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
}

function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!element || text.textContent?.trim() === '' || !element.checkVisibility()) continue;
      const size = parseFloat(getComputedStyle(element).fontSize);
      // Texts of no size are hidden.
      if (size > 0 && size < 11) found.push(`${size} ${element.className} ${text.textContent ?? ''}`);
    }
    return found;
  });
}

test('every link of every page leads to a page', async ({ page, request, siteUrl, complaints }) => {
  const seen = new Set<string>();
  const open: string[] = [siteUrl + 'index.html', siteUrl + '404.html', siteUrl + 'search.html'];
  const broken: string[] = [];
  for (let url = open.pop(); url; url = open.pop()) {
    if (seen.has(url)) continue;
    seen.add(url);
    const response = await request.get(url);
    if (!response.ok()) broken.push(url);
    if (!url.endsWith('.html')) continue;
    const html = await response.text();
    for (const [, , href = ''] of html.matchAll(/ href=(["']?)([^"' >]+)\1/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), url);
      target.hash = '';
      if (target.href.startsWith(siteUrl)) open.push(target.href);
      else expect(target.origin).not.toBe(new URL(siteUrl).origin);
    }
  }
  // The tiny site has no answers of operations.
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(40);
  expect(complaints).toEqual([]);
  await page.close();
});

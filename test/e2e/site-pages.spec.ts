import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { settled } from './support/settled.ts';
import { expect, pageTypes, test } from './support/site-test.ts';

/** A rule of WCAG 2.2 AA that axe does not run by itself. */
const targetSize = { rules: { 'target-size': { enabled: true } } };

/** Colours do not depend on the width, nor places on the theme, so two looks show what four would. */
const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;

for (const [type, path] of Object.entries(pageTypes)) {
  for (const { colorScheme, width } of looks) {
    test(`${type} page, ${colorScheme} and ${width} pixels wide, has no axe violations`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      // On a phone, the tree is made when its button is pressed.
      if (width > 1000) await page.getByRole('tree').waitFor();
      for (const drawing of await page.locator('.drawing:visible').all()) {
        await drawing.scrollIntoViewIfNeeded();
        await drawing.locator('.drawing-bar').waitFor();
      }
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
      const { violations } = await new AxeBuilder({ page }).options(targetSize).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)])).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test(`${type} page fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const commit = page.locator('.top .revision');
    // The commit comes when the reader moves, once the page has its scripts: that for missing pages adds them itself.
    await expect(async () => {
      await page.mouse.move(100, 400);
      await page.mouse.move(100, 410);
      await expect(commit).toHaveText(/^c0ffee/, { timeout: 1000 });
    }).toPass();
    // That of a repository has its date too.
    await commit.evaluate((element) => element.append(' · 2026-11-25'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test(`${type} page loads at most 45 KB of script before any interaction`, async ({ page, request }) => {
    await page.goto(path);
    await settled(page);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const scripts = loaded.filter((url) => url.endsWith('.js'));
    const bodies = await Promise.all(scripts.map(async (url) => (await request.get(url)).body()));
    // The diagram library is loaded when a diagram scrolls into view and is not part of this budget.
    const own = bodies.filter((body) => body.length < 45_000);
    const bytes = own.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(45_000);
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

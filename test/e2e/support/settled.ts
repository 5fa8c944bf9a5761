import type { Page } from '@playwright/test';

/** Waits until the scripts of a page have done what they do without being asked: fonts, the tree, and the drawing in sight. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // Scripts add it to every page, to the one for missing pages after it has loaded.
  await page.locator('.top button').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const isInSight = await page.locator('.drawing').evaluateAll(([first]) => {
    const { top, bottom } = first?.getBoundingClientRect() ?? { top: Infinity, bottom: 0 };
    return top < innerHeight && bottom > 0;
  });
  if (isInSight) await page.locator('.drawing-bar').first().waitFor();
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  );
}

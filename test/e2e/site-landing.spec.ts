import type { Page } from '@playwright/test';
import { settled } from './support/settled.ts';
import { expect, test } from './support/site-test.ts';

/** How far the page is from where its fragment puts it, in pixels, or from its end if it is too short for that. */
function distanceFromTarget(page: Page): Promise<number> {
  return page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return Infinity;
    const { top, bottom } = target.getBoundingClientRect();
    // A definition in code is shown with what is around it.
    if (target.closest('.code')) return top > 0 && bottom < innerHeight ? 0 : Infinity;
    const margin =
      parseFloat(getComputedStyle(target).scrollMarginTop) +
      (parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
    const wanted = target.getBoundingClientRect().top + scrollY - margin;
    const last = document.documentElement.scrollHeight - innerHeight;
    return Math.abs(scrollY - Math.max(0, Math.min(wanted, last)));
  });
}

test('every link to a symbol lands on it and stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  const links = new Set<string>();
  for (const from of [
    'file/src/shop/cart.ts~/Cart.html',
    'file/src/shop/order.ts~/Order.html',
    'file/src/main.ts.html',
  ]) {
    await page.goto(from);
    const hrefs = await page
      .getByRole('main')
      .locator('a[href*="#."], a[href*="#~"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) links.add(href);
  }
  expect(links.size).toBeGreaterThan(12);
  for (const href of links) {
    // A new document each time: within a page the browser only scrolls.
    await page.goto('about:blank');
    await page.goto(href);
    await settled(page);
    expect(await distanceFromTarget(page), href).toBeLessThan(8);
  }
});

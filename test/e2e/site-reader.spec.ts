import type { Page } from '@playwright/test';
import { expect, test } from './support/site-test.ts';

const cart = 'file/src/shop/cart.ts.html';

/** Opens the page, whose reader is loaded after its text. */
async function open(page: Page, path = cart): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Fold all' })).toBeVisible();
}

function line(page: Page, text: string) {
  return page.locator('.code u').filter({ hasText: text });
}

test('"Fold all" leaves the outermost headers, and a link to a folded line opens it', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(line(page, 'export class Cart')).toBeVisible();
  await expect(line(page, 'return format(this.sum())')).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('link', { name: 'total', exact: true })
    .click();
  await expect(line(page, 'return format(this.sum())')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Fold all' })).toBeVisible();
});

test('"f" folds the scope of the focused name, and again unfolds it', async ({ page }) => {
  await open(page);
  await line(page, 'return format(this.sum())').getByRole('link', { name: 'format' }).focus();
  await page.keyboard.press('f');
  await expect(line(page, 'return format(this.sum())')).toBeHidden();
  await expect(line(page, 'this.items.push(item)')).toBeVisible();
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(line(page, 'return format(this.sum())')).toBeVisible();
});

test('a click beside the number of a header folds it', async ({ page }) => {
  await open(page);
  const header = line(page, 'add(item) {');
  await header.hover();
  const numbers = await header.evaluate((element) => parseFloat(getComputedStyle(element, '::before').width));
  await header.click({ position: { x: numbers + 8, y: 8 } });
  await expect(line(page, 'this.items.push(item)')).toBeHidden();
  await expect(header).toHaveAttribute('data-folded', ' … 3 lines');
});

test('lines wrap on every page once a reader chose that', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  const code = page.locator('.code').first();
  const isWide = () => code.evaluate((element) => element.scrollWidth > element.clientWidth + 1);
  expect(await isWide()).toBe(true);
  await page.keyboard.press('w');
  await expect.poll(isWide).toBe(false);
  await open(page, 'file/src/main.ts.html');
  await expect(page.getByRole('button', { name: 'Wrap lines' })).toHaveAttribute('aria-pressed', 'true');
});

test('the headers of the scopes around the first line stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 320 });
  await open(page);
  await line(page, 'private check').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.mouse.wheel(0, 1);
  await expect(page.locator('.scopes')).toContainText('export class Cart');
});

test('a long outline shows the symbols that its filter names', async ({ page }) => {
  await page.route(`**/${cart}`, async (route) => {
    const response = await route.fetch();
    const entry = '<li><a href="#L1">other</a></li>';
    await route.fulfill({
      response,
      body: (await response.text()).replace(/(aria-label="?Outline"?>[^]*?<ul>)/, `$1${entry.repeat(12)}`),
    });
  });
  await open(page);
  const outline = page.getByRole('navigation', { name: 'Outline' });
  await outline.getByRole('searchbox').fill('tot');
  await expect(outline.getByRole('link', { name: 'total', exact: true })).toBeVisible();
  await expect(outline.getByRole('link', { name: 'other', exact: true }).first()).toBeHidden();
  await outline.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/total/);
});

test('"Copy" takes the source exactly', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await page
    .locator('.code')
    .first()
    .evaluate((element) => element.textContent);
  expect(copied).toBe(shown);
  expect(copied).toContain('export class Cart');
});

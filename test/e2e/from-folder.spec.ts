import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { test } from './support/served-sites.ts';
import { writeTinySite, type WrittenSite } from './support/tiny-site.ts';

/** Pages of an atlas that is opened by a double click, where browsers load neither modules nor data. */
let site: WrittenSite;
test.beforeAll(async ({ opened }) => {
  site = await opened.get(writeTinySite);
});

const open = (page: Page, path: string) => page.goto(pathToFileURL(`${site.folder}/${path}`).href);

test('an atlas in a folder is read from page to page, and says what needs a server', async ({ page }) => {
  const errors: string[] = [];
  const complaints: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => complaints.push(message.text()));

  await open(page, 'index.html');
  await expect(page.getByRole('complementary')).toContainText(`npx serve ${site.folder}`);
  await expect(page.getByRole('complementary')).toContainText('treeatlas serve');
  const masks = await page
    .locator('.brand')
    .evaluate((brand) => getComputedStyle(brand, '::before').maskImage);
  expect(masks).toMatch(/^url\("data:/);

  await page.locator('main a[href$="main.ts.html"]').first().click();
  await expect(page).toHaveURL(/\/file\/src\/main\.ts\.html$/);
  await expect(page.locator('.code')).toContainText('import');

  await open(page, 'file/src/shop/cart.ts.html');
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('link', { name: 'Cart' }).first().click();
  await expect(page).toHaveURL(/#/);
  await page.locator('a[href$="~/Cart.html"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart');

  expect(errors).toEqual([]);
  // Of each page, the browser refuses the module and says that it was not loaded.
  expect(complaints.filter((text) => !/script at|ERR_FAILED/.test(text))).toEqual([]);
});

for (const path of ['search.html', 'explore.html', 'questions.html', 'file/src/shop/cart.ts~/Cart.html'])
  test(`${path} in a folder asks for a server, not for JavaScript`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('main')).toContainText('a web server');
    await expect(page.locator('main')).not.toContainText('need JavaScript');
    await expect(page.locator('main')).not.toContainText('needs JavaScript');
  });

test('an atlas in a folder has the theme of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'index.html');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { HUB, writeSmallHub } from './support/small-hub.ts';
import { serveSite, type ServedSite } from './support/tiny-site.ts';

let site: ServedSite;
test.beforeAll(async () => {
  site = await serveSite(await writeSmallHub());
});
test.afterAll(() => site[Symbol.asyncDispose]());

const open = (page: Page, path: string) => page.goto(`${site.url}hub/${path}`);
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search names, packages and atlases' });

test('a name is found in any atlas, and leads to its users and into the atlas', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, 'index.html');
  await expect(page.getByText('1 atlas could not be read')).toBeVisible();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await field(page).fill('rate');
  const hits = page.locator('.hits .name');
  await expect(hits).toHaveText(['rate', 'rates']);
  await expect(page).toHaveURL(/hub\/index\.html\?q=rate$/);
  // The index, one list of names, and one of packages.
  expect(requests.filter((url) => url.includes('/api/')).length).toBe(3);
  await expect(page.getByRole('link', { name: 'tax', exact: true }).last()).toHaveAttribute(
    'href',
    './../tax/search.html?q=rate&in=code',
  );

  await page.getByRole('link', { name: 'used by 1 atlas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('tax');
  const used = page.locator('details', { hasText: 'rate' }).first();
  await expect(used.locator('summary')).toContainText('1 atlas, 3 places');
  await used.locator('summary').click();
  await expect(used).toContainText('wants ^2.0.0');
  await used.getByRole('link', { name: 'cart.ts:4' }).first().click();
  await expect(page).toHaveURL(/shop\/file\/cart\.ts\.html#L4$/);
  await expect(page.locator('.code')).toContainText('rate');

  await page.goBack();
  await used.locator('summary').click();
  await page.getByRole('link', { name: 'index.ts:1' }).click();
  await expect(page).toHaveURL(/tax\/file\/index\.ts\.html#L1$/);
  expect(errors).toEqual([]);
});

test('a package leads to its dependencies at their versions, those without an atlas too', async ({
  page,
}) => {
  await open(page, 'packages/index.html');
  await page.getByRole('link', { name: '@shop/cart' }).click();
  const dependencies = page.getByRole('region', { name: /Dependencies/ });
  await expect(dependencies).toContainText('tax wants ^2.0.0; tax 2.1.0, a compatible version');
  await dependencies.getByRole('link', { name: 'money' }).click();
  await expect(page.getByText('No atlas of the hub contains it.')).toBeVisible();
  await expect(page.getByRole('region', { name: /Used by/ })).toContainText('shop');
});

test('the lists are read without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await open(page, 'index.html');
  await page.getByRole('link', { name: 'All packages' }).first().click();
  await page.getByRole('row', { name: /^tax/ }).getByRole('link').first().click();
  await page.locator('summary', { hasText: 'rate' }).first().click();
  await expect(page.getByRole('link', { name: 'cart.ts:1' })).toBeVisible();
  await page.close();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['index.html', 'index.html?q=rate', 'packages/index.html', 'package/tax.html'])
    test(`${path} is accessible in the ${colorScheme} theme, and fits a phone`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, path);
      if (path.startsWith('index')) await expect(field(page)).toBeVisible();
      if (path.includes('?')) await expect(page.locator('.hits .name').first()).toBeVisible();
      for (const each of await page.locator('summary').all()) await each.click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });

// A page may still load fonts when its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Serves the site at the address that the pages of its atlases name. */
async function serveAtHub(page: Page, hasHub: boolean): Promise<void> {
  await page.route(new URL('../**', HUB).href, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!hasHub && pathname.startsWith('/hub/')) return route.abort();
    return route.fulfill({ response: await route.fetch({ url: new URL(`.${pathname}`, site.url).href }) });
  });
  await page.goto(new URL('../shop/file/cart.ts.html', HUB).href);
  await page.getByText('Imports 1').click();
}

test('an import leads to the atlas of its package, at the version that is required', async ({ page }) => {
  await serveAtHub(page, true);
  const link = page.locator('.connections').getByRole('link', { name: 'tax', exact: true });
  await expect(link).toHaveAttribute('title', 'The atlas of tax 2.1.0');
  await link.click();
  await expect(page).toHaveURL(new URL('../tax/index.html', HUB).href);
});

test('an import is plain text if the hub does not answer', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed');
  await serveAtHub(page, false);
  await failed;
  await expect(page.locator('.connections')).toContainText('tax');
  await expect(page.locator('.connections').getByRole('link', { name: 'tax', exact: true })).toHaveCount(0);
});

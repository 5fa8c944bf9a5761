import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { test, type ServedSite } from './support/served-sites.ts';
import { HUB, writeSmallHub } from './support/small-hub.ts';
import { serveSite } from './support/tiny-site.ts';

const serveSmallHub = async (): Promise<ServedSite> => serveSite(await writeSmallHub());

let site: ServedSite;
test.beforeAll(async ({ opened }) => {
  site = await opened.get(serveSmallHub);
});

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
  // The index, one list of names, and one of packages. Code is searched on request only.
  await expect(page.getByRole('button', { name: 'Search the code of 2 atlases' })).toBeVisible();
  expect(requests.filter((url) => url.includes('/api/')).length).toBe(3);

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

test('the code of all atlases is searched on request, and of one alone if it is chosen', async ({ page }) => {
  await open(page, 'index.html');
  await field(page).fill('rate(');
  await field(page).press('Enter');
  const status = page.locator('.hub-code').getByRole('status');
  await expect(status).toHaveText('2 lines in 2 atlases. 2 of 2 atlases searched.');
  await expect(page).toHaveURL(/in=code/);
  const tax = page.getByRole('region', { name: 'tax' });
  await expect(tax.locator('mark')).toHaveText('rate(');

  await page.getByText('In all 2 atlases').click();
  await page.getByRole('checkbox', { name: 'shop' }).check();
  await page.getByRole('button', { name: 'Search the code of 1 atlas for' }).click();
  await expect(status).toHaveText('1 line in 1 atlas. 1 of 1 atlas searched.');
  await expect(tax).toHaveCount(0);
  // The address is that of the same search.
  await page.reload();
  await expect(status).toHaveText('1 line in 1 atlas. 1 of 1 atlas searched.');
  await page.getByRole('region', { name: 'shop' }).locator('a.code-line').click();
  await expect(page).toHaveURL(/shop\/file\/cart\.ts\.html#L4$/);
});

test('an atlas that cannot be searched is named, and searched once it answers', async ({ page }) => {
  await page.route('**/tax/api/**', (route) => route.abort());
  await open(page, 'index.html?q=rate(&in=code');
  const status = page.locator('.hub-code').getByRole('status');
  await expect(status).toHaveText('1 line in 1 atlas. 1 of 2 atlases searched, 1 could not be searched.');
  await expect(page.locator('.hub-code .notice')).toContainText('Its server does not answer');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText('2 lines in 2 atlases. 2 of 2 atlases searched.');
});

test('a missing page leads to the search of the hub', async ({ page }) => {
  await open(page, '404.html');
  await page.getByRole('searchbox', { name: 'Search' }).fill('rate');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('.hits .name').first()).toHaveText('rate');
});

test('pages have Markdown versions, which lead to each other', async ({ page, request }) => {
  const text = async (path: string) => (await request.get(`${site.url}hub/${path}`)).text();
  expect(await text('llms.txt')).toContain('[packages](packages/index.md)');
  expect(await text('index.md')).toContain('[@shop/cart](./package/%40shop~2fcart.md)');
  expect(await text('package/tax.md')).toContain(
    '- rate, function in [index.ts:1](../../tax/api/v1/file/index.ts.json): 1 atlas, 3 places',
  );
  await open(page, 'package/tax.html');
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', '../package/tax.md');
});

for (const path of [
  ...['index.html', 'index.html?q=rate', 'index.html?q=rate&in=code'],
  ...['packages/index.html', 'package/tax.html', '404.html'],
])
  test(`${path} is accessible in either theme, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, path);
    if (path.startsWith('index')) await expect(field(page)).toBeVisible();
    if (path.includes('?')) await expect(page.locator('.hits .name').first()).toBeVisible();
    if (path.includes('in=code')) await expect(page.locator('.hub-code mark').first()).toBeVisible();
    for (const each of await page.locator('summary').all()) await each.click();
    await expectAccessible(page);
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

test('an import leads to the hub if that does not answer', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed');
  await serveAtHub(page, false);
  await failed;
  await expect(page.locator('.connections').getByRole('link', { name: 'tax', exact: true })).toHaveAttribute(
    'href',
    `${HUB}package/tax.html#.`,
  );
});

/** The name in line 4, of another package. */
const usedName = (page: Page) => page.locator('#L4 a', { hasText: 'rate' }).first();

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const)
  test(`a name of another package leads to its definition there, ${width} pixels wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await serveAtHub(page, true);
    await usedName(page).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'rate, of another package' });
    await expect(panel).toContainText('Defined in package tax 2.1.0');
    await expect(panel).toContainText('In this file 2: 1, 4');
    await expect(panel.getByRole('link', { name: 'tax 2.1.0' })).toHaveAttribute(
      'href',
      new URL('../tax/index.html', HUB).href,
    );
    const { violations } = await new AxeBuilder({ page }).include('.panel').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(usedName(page)).toBeFocused();

    await usedName(page).click();
    const definition = panel.getByRole('link', { name: 'index.ts:1' });
    await expect(definition).toHaveAttribute('href', /~\/rate\.html$/);
    await definition.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('rate');
    await page.getByRole('link', { name: 'Who uses this in other packages' }).click();
    await expect(page).toHaveURL(`${HUB}package/tax.html#.rate`);
    await expect(page.getByRole('link', { name: 'cart.ts:4' }).first()).toBeVisible();
  });

test('a name of another package says where it is defined if the hub does not answer', async ({ page }) => {
  await serveAtHub(page, false);
  await usedName(page).click();
  const panel = page.getByRole('region', { name: 'rate, of another package' });
  await expect(panel).toContainText('Defined in package tax. The hub does not answer');
});

test('without JavaScript, a name of another package leads to those who use it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await serveAtHub(page, true);
  await usedName(page).click();
  await expect(page).toHaveURL(`${HUB}package/tax.html#.rate`);
  await expect(page.getByRole('link', { name: 'cart.ts:4' }).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
});

import { expectAccessible } from './support/accessible.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/site-test.ts';

test('the header leads to the questions, and each has an address of its own', async ({ page }) => {
  await page.goto('index.html');
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('link', { name: 'Import cycles' })
    .click();
  await expect(page).toHaveURL(/quality\/cycles\.html$/);
  await expect(page.getByText('1 set with 2 files')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'order.ts', exact: true }).click();
  await expect(page).toHaveURL(/file\/src\/shop\/order\.ts\.html$/);
});

test('a path between two symbols is found by typing their names, with the lines of each step', async ({
  page,
}) => {
  await page.goto('questions.html');
  const from = page.getByRole('combobox', { name: 'From' });
  await from.fill('main');
  await expect(page.getByRole('option', { name: /^main src\/main\.ts/ })).toBeVisible();
  await from.press('Enter');
  const to = page.getByRole('combobox', { name: 'To' });
  await to.fill('format');
  await page.getByRole('option', { name: /^format src\/util\/money\.ts/ }).click();
  const path = page.getByRole('article');
  await expect(path.getByRole('link', { name: 'Cart.total', exact: true }).first()).toBeVisible();
  await expect(path.getByRole('link', { name: /return pad\(cart\.total\(\)\);/ })).toBeVisible();
  await expect(page).toHaveURL(/\?from=src%2Fmain\.ts%3A%3Amain&to=src%2Futil%2Fmoney\.ts%3A%3Aformat$/);
});

test('the page of paths offers examples of the repository, which lead to paths', async ({ page }) => {
  await page.goto('questions.html');
  const example = page.getByRole('main').getByRole('link', { name: /→/ }).first();
  await example.click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/\?from=.+&to=.+/);
  await expect(page.getByRole('link', { name: /→/ })).toHaveCount(0);
});

test('a set of files that import each other says which imports to cut', async ({ page }) => {
  await page.goto('quality/cycles.html');
  await expect(page.getByText('Cut 1 of 2 imports to break it:')).toBeVisible();
  await expect(page.getByRole('link', { name: 'order.ts:1' })).toHaveAttribute('href', /order\.ts\.html#L1$/);
});

test('the page for missing addresses searches', async ({ page }) => {
  await page.goto('404.html');
  await page.getByRole('searchbox', { name: 'Search' }).fill('Cart');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search\.html\?q=Cart/);
});

for (const [name, heading, text] of [
  ['dead-code', 'Dead code', 'no root reaches'],
  ['cycles', 'Import cycles', 'src/shop/'],
  ['hot-spots', 'Hot spots', 'number of independent paths'],
  ['rules', 'Rules', 'treeatlas validate'],
  ['names-not-found', 'Names not found', 'unresolved reference'],
] as const)
  test(`the page ${name} answers without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`quality/${name}.html`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('navigation', { name: 'Questions' }).getByRole('link')).toHaveCount(
      name === 'rules' ? 8 : 7,
    );
    await context.close();
  });

test('the overview names the questions with their answers, and the files to read first with a reason', async ({
  page,
}) => {
  await page.goto('index.html');
  await expect(page.getByRole('link', { name: 'What does nothing use?' })).toHaveAttribute(
    'href',
    'quality/dead-code.html',
  );
  const first = page.getByRole('region', { name: 'Read first' });
  await expect(first).toContainText('defines ');
});

test('a jump to a line marks the symbol of that line in the outline', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('file/src/shop/cart.ts.html#.Cart.total');
  await expect(page.locator('.outline .here')).toHaveText(/total/);
});

test('the outline marks the section that a reader comes to', async ({ page }) => {
  await page.goto('file/src/util/money.ts.html#~round');
  await expect(page.locator('.outline .here')).toHaveText('round');
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart.total');
  const here = page.getByRole('navigation', { name: 'On this page' }).locator('.here');
  await expect(here).toHaveText('total');
  await expect(here).toHaveCSS('text-decoration-line', 'underline');
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -100_000);
  await expect(here).toHaveCount(0);
});

for (const height of [300, 1200])
  test(`each line with a definition marks it in the outline of a window of ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto('file/src/shop/cart.ts.html');
    const links = page.locator('.outline li a[href^="#"]:not([href^="#~"])');
    const lines = await links.evaluateAll((all) =>
      all.map(
        (link) =>
          document.querySelector(`[id="${(link as HTMLAnchorElement).hash.slice(1)}"]`)?.closest('u')?.id,
      ),
    );
    expect(lines.length).toBeGreaterThan(3);
    for (const [at, line] of lines.entries()) {
      await page.goto(`file/src/shop/cart.ts.html#${line}`);
      await expect(links.nth(at)).toHaveClass(/here/);
    }
  });

test('a symbol says what a change of it may break', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart.total');
  const section = page.locator('[id=".Cart.total"]');
  await section.getByText('Before you change this').click();
  await expect(section.getByText('Risk low')).toBeVisible();
  await expect(section.getByText('Tests that may break')).toBeVisible();
});

test('the risk of a change and its direct users do not wait for files that tests are looked for in', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart.total');
  const section = page.locator('[id=".Cart.total"]');
  // Directories say which of their files are tests.
  await page.route('**/api/v1/tree/**', async (route) => {
    await released;
    await route.continue();
  });
  await section.getByText('Before you change this').click();
  await expect(section.getByText('Risk low')).toBeVisible();
  await expect(section.getByRole('row', { name: /^1 \d/ })).toBeVisible();
  await expect(section.getByText('Looking for tests that may break …')).toBeVisible();
  release();
  await expect(section.getByText('Tests that may break')).toBeVisible();
});

for (const address of [
  'questions.html',
  'quality/dead-code.html',
  'quality/cycles.html',
  'quality/hot-spots.html',
  'quality/rules.html',
  'quality/names-not-found.html',
])
  test(`${address} has no axe violations in either theme, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(address);
    await expect(page.getByRole('navigation', { name: 'Questions' })).toBeVisible();
    await settled(page);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

test('an end of a path is found by its module, and a name of nothing is said to be one', async ({ page }) => {
  await page.goto('questions.html');
  const from = page.getByRole('combobox', { name: 'From' });
  const to = page.getByRole('combobox', { name: 'To' });
  await from.fill('main.main');
  await page.getByRole('option', { name: /^main src\/main\.ts/ }).click();
  // A whole name needs no choice from the list.
  await to.fill('money.ts:format');
  await expect(page.getByRole('option', { name: /^format src\/util\/money\.ts/ })).toBeVisible();
  await to.press('Tab');
  await expect(page.getByRole('article').first()).toBeVisible();
  await to.fill('money.formatt');
  await expect(page.getByRole('status').filter({ hasText: 'called' })).toHaveText(
    /No symbol or file is called money\.formatt\.\s+Similar:\s+format src\/util\/money\.ts/,
  );
  await page.getByRole('button', { name: 'format src/util/money.ts' }).click();
  await expect(to).toHaveValue('format');
});

test('the palette finds a name by its module, and offers similar names for one of nothing', async ({
  page,
}) => {
  await page.goto('index.html');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Name of a symbol or file' });
  await field.fill('util.money.format');
  await expect(page.getByRole('option').first()).toContainText('src/util/money.ts');
  await field.fill('money.formatt');
  await expect(
    page.getByText('No symbol or file is called “money.formatt”; these are similar.'),
  ).toBeVisible();
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Search code for/);
});

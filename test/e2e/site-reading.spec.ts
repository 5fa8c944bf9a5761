import { expect, test } from './support/site-test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader gets from the overview to a symbol and its callers by links alone', async ({ page }) => {
    await page.goto('index.html');
    await page.getByRole('link', { name: 'All files' }).first().click();
    await page.getByRole('link', { name: 'src/', exact: true }).click();
    await page.getByRole('link', { name: 'shop/', exact: true }).click();
    await page.getByRole('link', { name: 'cart.ts', exact: true }).click();
    await expect(page.locator('pre')).toContainText('export class Cart');
    await page
      .getByRole('navigation', { name: 'Outline' })
      .getByRole('link', { name: 'Cart.add: 1 use' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart.add');
    await page.getByRole('region', { name: 'Called by' }).getByRole('link', { name: 'main' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('main');
  });

  test('nothing is shown that needs a script', async ({ page }) => {
    await page.goto('node/src/main.ts/main.html');
    await expect(page.getByRole('tree')).toHaveCount(0);
    await expect(page.locator('.graph')).toBeHidden();
    await page.goto('search.html');
    await expect(page.getByRole('main')).toContainText('needs JavaScript');
  });
});

test('a page shows the theme of the system, and the one chosen ever after', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('index.html');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.goto('tree/index.html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible();
});

test('what is not certain is dotted and says so', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  const candidate = page.locator('.code').getByRole('link', { name: 'price' });
  await expect(candidate).toHaveAttribute('title', /^Not certain/);
  await expect(candidate).toHaveCSS('text-decoration-style', 'dotted');
  await page.goto('node/src/main.ts/main.html');
  await expect(page.getByRole('region', { name: 'Not certain' })).toContainText('candidate');
});

test('no callers is not said without what could not be seen', async ({ page }) => {
  await page.goto('node/src/main.ts/main.html');
  await expect(page.getByRole('complementary')).toContainText('No callers found');
  await expect(page.getByRole('complementary')).toContainText('What the atlas could not see');
});

test('a use that leads nowhere is told, with its line, where the name is defined', async ({ page }) => {
  await page.goto('node/src/util/money.ts/round.html');
  const region = page.getByRole('region', { name: 'Not certain' });
  await expect(region).toContainText('Uses of something named round that could not be resolved');
  await region.getByRole('link', { name: 'line 5' }).click();
  await expect(page).toHaveURL(/file\/src\/util\/text\.ts\.html#L5$/);
});

test('calls through an interface stand apart from callers, on both ends', async ({ page }) => {
  await page.goto('node/src/shop/order.ts/Order.price.html');
  await expect(page.getByRole('region', { name: 'Called by' })).not.toContainText('format');
  const through = page.getByRole('region', { name: 'Called through' });
  await expect(through.getByRole('listitem')).toContainText(['through']);
  await expect(through).toContainText('format');
  await through.getByRole('link', { name: 'Priced.price' }).click();
  await expect(page.getByRole('region', { name: 'Called by' })).toContainText('member: declared type');
  await expect(page.getByRole('region', { name: 'Implemented by' })).toContainText('Order.price');
});

test('the overview says near its top what was skipped and why, and so does the page of such a file', async ({
  page,
}) => {
  await page.goto('index.html');
  const notice = page.getByRole('complementary', { name: 'Skipped files' });
  await expect(notice).toHaveText(/^2 files skipped: 1 binary, 1 unsupported language \(.+\)\./);
  await notice.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Files left out' })).toBeInViewport();
  await page.goto('file/README.md.html');
  await expect(page.locator('.notice')).toContainText('language is not supported');
});

test('the overview says how accurate edges are, and leads to what was not seen', async ({ page }) => {
  await page.goto('index.html');
  const coverage = page.getByRole('region', { name: 'What is charted, and what is not' });
  await expect(coverage).toContainText('Calls in Toy, held against a compiler: 97.0 % right, 95.1 % found');
  await coverage.getByRole('link', { name: 'What was not seen' }).click();
  await page.getByRole('link', { name: 'src/shop/order.ts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('order.ts');
});

test('a name in the source leads to its definition, a definition to its page', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  await page.locator('.code').getByRole('link', { name: 'total' }).click();
  await expect(page).toHaveURL(/file\/src\/shop\/cart\.ts\.html#L21$/);
  await page.locator('#L21').getByRole('link', { name: 'total' }).click();
  await expect(page).toHaveURL(/node\/src\/shop\/cart\.ts\/Cart\.total\.html$/);
});

test('lines named in the address are marked, and clicked numbers go into it', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts.html#L2-L4');
  await expect(page.locator('.code .on')).toHaveCount(3);
  const number = { position: { x: 8, y: 8 } };
  await page.locator('#L9').click(number);
  await expect(page).toHaveURL(/#L9$/);
  await page.locator('#L12').click({ ...number, modifiers: ['Shift'] });
  await expect(page).toHaveURL(/#L9-L12$/);
  await expect(page.locator('.code .on')).toHaveCount(4);
});

test('calls are drawn from the lists, and every node of the drawing is a link', async ({ page }) => {
  await page.goto('node/src/main.ts/main.html');
  const graph = page.getByRole('figure', { name: 'Calls to and from main' });
  await graph.scrollIntoViewIfNeeded();
  await expect(graph.getByText('candidate, not certain')).toBeVisible();
  await graph.getByRole('link', { name: 'Cart.constructor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart.constructor');
});

test('the foot of the page names the commit', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText('at c0ffee0000 of main');
});

test('the page for missing addresses works at any depth', async ({ page, complaints }) => {
  await page.goto('file/src/gone/gone.html');
  await expect(page).toHaveURL(/\/some\/where\/404\.html$/);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await page.getByRole('main').getByRole('link', { name: 'overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('tiny-shop');
  // The browser reports each missing address on the way.
  complaints.length = 0;
});

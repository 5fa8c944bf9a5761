import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/site-test.ts';

/** The section of a symbol: on a page of symbols, or with the other mark on the page of its file. */
function symbol(page: Page, name: string, mark: '.' | '~' = '.'): Locator {
  return page.locator(`section[id="${mark}${name}"]`);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links lead from the overview to a symbol and its callers', async ({ page }) => {
    await page.goto('index.html');
    await page.getByRole('link', { name: 'All files' }).first().click();
    await page.getByRole('link', { name: 'src/', exact: true }).click();
    await page.getByRole('link', { name: 'shop/', exact: true }).click();
    await page.getByRole('link', { name: 'cart.ts', exact: true }).click();
    await expect(page.locator('pre.code')).toContainText('export class Cart');
    await page
      .getByRole('navigation', { name: 'Outline' })
      .getByRole('listitem')
      .filter({ hasText: /^add/ })
      .getByRole('link', { name: 'references: 1' })
      .click();
    await expect(page.getByRole('heading', { name: 'Cart.add' })).toBeInViewport();
    await symbol(page, 'Cart.add').getByRole('link', { name: 'main', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'main', exact: true })).toBeInViewport();
  });

  test('elements that need scripts are hidden', async ({ page }) => {
    await page.goto('file/src/shop/cart.ts~/Cart.html');
    await expect(page.getByRole('tree')).toHaveCount(0);
    await expect(page.locator('.drawing-bar')).toHaveCount(0);
    await page.goto('search.html');
    await expect(page.getByRole('main')).toContainText('needs JavaScript');
  });
});

test('pages follow the system theme until the reader chooses one', async ({ page }) => {
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

test('possible references are dotted and labelled', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  const possible = page.locator('.code').getByRole('link', { name: 'price' });
  await expect(possible).toHaveAttribute('title', /^Possible reference/);
  await expect(possible).toHaveCSS('text-decoration-style', 'dotted');
  await page.goto('file/src/main.ts~/main.html');
  await page.getByText('Possible references 2').click();
  await expect(page.locator('.uses.possible')).toContainText('Order.price');
});

test('a symbol without callers lists what the atlas cannot detect', async ({ page }) => {
  await page.goto('file/src/main.ts~/main.html');
  await page.getByRole('link', { name: 'No callers found' }).click();
  await expect(page.getByText('calls by frameworks, by computed names')).toBeInViewport();
});

test('a symbol lists unresolved references to its name, with their lines', async ({ page }) => {
  await page.goto('file/src/util/money.ts.html#~round');
  const round = symbol(page, 'round', '~');
  await round.getByText('Unresolved references 1').click();
  await expect(round).toContainText('To the name round');
  await round.locator('.uses').getByRole('link', { name: '5', exact: true }).last().click();
  await expect(page).toHaveURL(/file\/src\/util\/text\.ts\.html#L5$/);
});

test('calls via an interface are listed separately from callers', async ({ page }) => {
  await page.goto('file/src/shop/order.ts~/Order.html#.Order.price');
  const price = symbol(page, 'Order.price');
  await expect(price).not.toContainText('format');
  await expect(price).toContainText('Called via Priced.price: 1 caller');
  await price.locator('.line', { hasText: 'Called via' }).getByRole('link', { name: 'Priced.price' }).click();
  await expect(page).toHaveURL(/order\.ts~\/Priced\.html#\.Priced\.price$/);
  await expect(symbol(page, 'Priced.price')).toContainText('format by declared type');
  await expect(symbol(page, 'Priced.price')).toContainText('Implemented by Order.price');
});

test('the overview says which files were skipped, with the reasons, after what the project is', async ({
  page,
}) => {
  await page.goto('index.html');
  const coverage = page.getByRole('region', { name: 'Coverage' });
  await expect(coverage).toContainText('2 files not analysed, for these reasons');
  // The count of files of the head, explained.
  const [, files] = /([\d,]+) files/.exec(await page.locator('.hero .facts').innerText()) ?? [];
  await expect(coverage).toContainText(new RegExp(`${files} files with a page: [\\d,]+ of code`));
  await expect(coverage).toContainText('1 binary');
  await coverage.getByRole('link', { name: 'Coverage by file' }).click();
  await expect(page.getByRole('heading', { name: 'Skipped files' })).toBeVisible();
});

test('a document is shown as people read it, and a link to a line opens its source', async ({ page }) => {
  await page.goto('file/README.md.html');
  const text = page.getByRole('region', { name: 'Document' });
  await expect(text.getByRole('heading', { name: 'Tiny shop' })).toBeVisible();
  await expect(page.locator('#L1')).toBeHidden();
  await page.goto('file/README.md.html#L3');
  await page.reload();
  await expect(page.locator('#L3')).toBeInViewport();
});

test('the overview shows the accuracy and links to the coverage page', async ({ page }) => {
  await page.goto('index.html');
  const coverage = page.getByRole('region', { name: 'Coverage' });
  await expect(coverage).toContainText(
    'Calls in Toy, compared with a compiler: 97.0 % precision, 95.1 % recall',
  );
  await coverage.getByRole('link', { name: 'Coverage by file' }).click();
  await page.getByRole('link', { name: 'src/shop/order.ts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('order.ts');
});

test('references in the source link to the definition, definitions to the section of the symbol', async ({
  page,
}) => {
  await page.goto('file/src/main.ts.html');
  // The first click opens the panel.
  await page.locator('.code').getByRole('link', { name: 'total' }).dblclick();
  await expect(page).toHaveURL(/file\/src\/shop\/cart\.ts\.html#\.Cart\.total$/);
  await page.locator('#L21').getByRole('link', { name: 'total' }).dblclick();
  await expect(page).toHaveURL(/file\/src\/shop\/cart\.ts~\/Cart\.html#\.Cart\.total$/);
});

test('lines in the URL are highlighted, and clicks on line numbers change the URL', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts.html#L2-L4');
  await expect(page.locator('.code .on')).toHaveCount(3);
  const number = { position: { x: 8, y: 8 } };
  await page.locator('#L9').click(number);
  await expect(page).toHaveURL(/#L9$/);
  await page.locator('#L12').click({ ...number, modifiers: ['Shift'] });
  await expect(page).toHaveURL(/#L9-L12$/);
  await expect(page.locator('.code .on')).toHaveCount(4);
});

test('the call graph of a member is drawn in a fold, and its nodes are links', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart.add');
  await symbol(page, 'Cart.add').getByText('Call graph', { exact: true }).click();
  const drawing = page.getByRole('figure', { name: 'References to and from Cart.add' });
  await drawing.getByRole('link', { name: /^Cart\.check/ }).click();
  await expect(page).toHaveURL(/cart\.ts~\/Cart\.html#\.Cart\.check$/);
});

test('importers of a file are shown with their lines', async ({ page }) => {
  await page.goto('file/src/util/money.ts.html');
  await page.getByText('Imported by').click();
  const importers = page.locator('[data-uses="importers"]');
  await expect(importers.getByText(/import \{ format \}/).first()).toBeVisible();
  await importers.getByRole('link', { name: 'src/shop/cart.ts' }).first().click();
  await expect(page).toHaveURL(/cart\.ts\.html/);
});

test('the footer shows the commit', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toContainText('at c0ffee0000 of main');
});

test('the 404 page loads nothing from the missing address', async ({ page, siteUrl, complaints }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().slice(siteUrl.length)));
  await page.goto('nope/deep/x');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  expect(asked.filter((path) => path.startsWith('nope/'))).toEqual([
    'nope/deep/x',
    'nope/deep/api/v1/index.json',
    'nope/api/v1/index.json',
  ]);
  await page.getByRole('main').getByRole('searchbox').fill('Cart');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/some\/where\/search\.html\?q=Cart$/);
  // The browser reports each missing URL that the page probes.
  complaints.length = 0;
});

test('the 404 page works at any depth', async ({ page, complaints }) => {
  await page.goto('file/src/gone/gone.html');
  await expect(page).toHaveURL(/\/some\/where\/404\.html\?from=/);
  await expect(page.locator('body')).toHaveCSS('margin', '0px');
  await page.getByRole('main').getByRole('link', { name: 'overview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('tiny-shop');
  // The browser reports each missing URL that the page probes.
  complaints.length = 0;
});

test('code stays where it is when scripts come', async ({ page }) => {
  let sendScripts!: () => void;
  const scripts = new Promise<void>((resolve) => (sendScripts = resolve));
  await page.route('**/_a/**/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('file/src/util/money.ts.html', { waitUntil: 'commit' });
  const line = page.locator('#L5');
  await line.waitFor();
  // The page is there before its styles are, and before them it has another layout.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await line.boundingBox();
  sendScripts();
  await expect(page.getByRole('button', { name: 'Wrap lines' })).toBeVisible();
  expect(await line.boundingBox()).toEqual(before);
});

test('all occurrences of the local name under the cursor are marked, with a link to its declaration', async ({
  page,
}) => {
  await page.goto('file/src/util/money.ts.html');
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('local') ?? [])].map((range) => (range as Range).toString()));
  const amount = await page
    .locator('#L5')
    .getByText('amount')
    .evaluate((line) => {
      const range = document.createRange();
      const text = [...line.childNodes].find((node) => node.textContent?.includes('amount'))!;
      const start = text.textContent!.indexOf('amount');
      range.setStart(text, start);
      range.setEnd(text, start + 6);
      const box = range.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  // The script that marks names may be loaded after the first move.
  const markedBelow = async () => {
    await page.mouse.move(amount.x - 1, amount.y);
    await page.mouse.move(amount.x, amount.y);
    return marked();
  };
  await expect.poll(markedBelow).toEqual(['amount', 'amount']);
  await page.mouse.move(amount.x + 300, amount.y + 300);
  await expect.poll(marked).toEqual([]);
  await page.mouse.click(amount.x, amount.y);
  const status = page.getByText('amount is declared in line 4. Lines with it: 4, 5');
  await expect(status).toBeVisible();
  await status.getByRole('link').first().click();
  await expect(page).toHaveURL(/#L4$/);
});

test('a member shows its source on request, with links that lead to the same places', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart.add');
  const add = symbol(page, 'Cart.add');
  await add.getByText('Source', { exact: true }).click();
  const source = add.locator('.code.part');
  await expect(source).toContainText('this.items.push(item);');
  await source.getByRole('link').last().click();
  await expect(page).toHaveURL(/cart\.ts\.html#/);
});

test('the page of a type begins with its members, with what they are and how often they are used', async ({
  page,
}) => {
  await page.goto('file/src/shop/cart.ts~/Cart.html');
  const members = page.getByRole('table');
  await expect(members.getByRole('row')).toHaveCount(6);
  await expect(members.getByRole('row', { name: /^items private/ })).toBeVisible();
  await expect(members.getByRole('row', { name: /^add .*1$/ })).toBeVisible();
  await members.getByRole('link', { name: 'total' }).click();
  await expect(page).toHaveURL(/Cart\.html#\.Cart\.total$/);
  await expect(page.getByRole('heading', { name: 'Cart.total' })).toBeInViewport();
});

test('a link that is pasted elsewhere says what it is about', async ({ page }) => {
  await page.goto('file/src/main.ts~/main.html');
  await expect(page).toHaveTitle('main · src/main.ts · tiny-shop');
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /^function in src\/main\.ts · .*Starts the shop\.$/);
});

test('old addresses of a symbol lead to its new one', async ({ page, complaints }) => {
  for (const old of [
    'cart.ts~ref-Cart.html#.Cart.add',
    'cart.ts~ref.html#.Cart.add',
    'cart.ts.html#~Cart.add',
  ]) {
    await page.goto(`file/src/shop/${old}`);
    await expect(page, old).toHaveURL(/file\/src\/shop\/cart\.ts~\/Cart\.html#\.Cart\.add$/);
    await expect(page.getByRole('heading', { name: 'Cart.add' })).toBeInViewport();
  }
  await page.goto('file/src/main.ts~ref.html');
  await expect(page).toHaveURL(/file\/src\/main\.ts\.html$/);
  // It lost its page.
  await page.goto('file/src/util/money.ts~/round.html');
  await expect(page).toHaveURL(/file\/src\/util\/money\.ts\.html#~round$/);
  complaints.length = 0;
});

test('copied source has the line breaks of the file', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  const copied = await page.evaluate(() => {
    const selection = getSelection()!;
    const last = document.getElementById('L7')!;
    selection.setBaseAndExtent(document.getElementById('L1')!, 0, last, last.childNodes.length);
    return selection.toString();
  });
  expect(copied.trimEnd()).toBe(
    [
      "import { Cart } from './shop/cart';",
      "import { lost } from './shop/lost';",
      "import pad from 'left-pad';",
      '',
      '/** Starts the shop. Prints the total of one cart. */',
      'export function main(items) {',
      '  const cart = new Cart();',
    ].join('\n'),
  );
});

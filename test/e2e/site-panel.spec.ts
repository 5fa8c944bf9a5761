import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/site-test.ts';

const main = 'file/src/main.ts.html';

function panel(page: Page): Locator {
  return page.getByRole('region', { name: /^References/ });
}

/** A name in a line of the code of the page. */
function name(page: Page, line: number, text: string): Locator {
  return page.locator(`#L${line}`).getByRole('link', { name: text, exact: true });
}

/** Where a line is in the window, and how far the page is scrolled. */
async function placeOf(page: Page, line: number): Promise<unknown> {
  return [await page.locator(`#L${line}`).boundingBox(), await page.evaluate(() => [scrollX, scrollY])];
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a click on a name opens its references beside the code, which stays where it is', async ({
    page,
  }) => {
    await page.goto(main);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(page.getByRole('button', { name: 'Wrap lines' })).toBeVisible();
    const before = await placeOf(page, 8);
    await name(page, 8, 'add').click();
    await expect(panel(page).getByRole('heading', { name: 'Cart.add' })).toBeVisible();
    await expect(page).toHaveURL(/main\.ts\.html$/);
    expect(await placeOf(page, 8)).toEqual(before);
    await expect(page.getByRole('navigation', { name: 'Outline' })).toBeHidden();
    await expect(panel(page)).toContainText('src/shop/cart.ts:16');
    await expect(panel(page)).toContainText('Called by 1: main');
    await expect(panel(page)).toContainText('Calls 1: Cart.check');
    // The definition is shown first.
    await expect(panel(page).getByRole('region', { name: 'Preview' })).toContainText(
      'this.items.push(item);',
    );
    const covered = await name(page, 8, 'add').evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') !== link;
    });
    expect(covered).toBe(false);
  });

  test('a second click on the name follows it, as one with a modifier does at once', async ({
    page,
    context,
  }) => {
    await page.goto(main);
    const opened = context.waitForEvent('page');
    await name(page, 8, 'add').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/cart\.ts\.html#\.Cart\.add$/);
    await expect(panel(page)).toBeHidden();
    await name(page, 8, 'add').click();
    await expect(panel(page)).toBeVisible();
    await name(page, 8, 'add').click();
    await expect(page).toHaveURL(/cart\.ts\.html#\.Cart\.add$/);
  });

  test('a definition opens the panel too, and another name replaces what it shows', async ({ page }) => {
    await page.goto('file/src/util/money.ts.html');
    await name(page, 4, 'format').click();
    await expect(panel(page).getByRole('heading', { name: 'format' })).toBeVisible();
    await expect(panel(page).getByRole('link', { name: /return format\(this\.sum\(\)\)/ })).toBeVisible();
    await name(page, 5, 'CURRENCY').click();
    await expect(panel(page).getByRole('heading', { name: 'CURRENCY' })).toBeVisible();
    // The lines of this file come without a path to another one.
    await expect(panel(page).getByRole('list', { name: 'src/util/money.ts' })).toContainText(
      'return round(amount) + CURRENCY;',
    );
  });

  test('imports and possible references are folded', async ({ page }) => {
    await page.goto('file/src/util/money.ts.html');
    await name(page, 4, 'format').click();
    const possible = panel(page).getByText('Possible references');
    const line = panel(page).getByRole('link', { name: /lost\(items\.format\(\)\)/ });
    await expect(possible).toBeVisible();
    await expect(line).toBeHidden();
    await possible.click();
    await expect(line).toBeVisible();
  });

  test('the keyboard opens the panel, walks through the lines with a preview, goes to one, and closes it', async ({
    page,
  }) => {
    await page.goto('file/src/shop/order.ts.html');
    const sum = name(page, 12, 'sum');
    const lines = page.locator('.panel-list');
    await sum.focus();
    await page.keyboard.press('Enter');
    const preview = panel(page).getByRole('region', { name: 'Preview' });
    // The present file comes first.
    const first = lines.getByRole('link', { name: /return new Order\(cart\.sum\(\)\)/ });
    await expect(first).toBeFocused();
    await expect(preview.locator('.on')).toHaveText(/return new Order\(cart\.sum\(\)\);/);
    await page.keyboard.press('ArrowDown');
    const other = lines.getByRole('link', { name: /return format\(this\.sum\(\)\)/ });
    await expect(other).toBeFocused();
    await expect(other).toHaveAttribute('aria-current', 'true');
    await expect(preview.locator('.on')).toHaveText(/return format\(this\.sum\(\)\);/);
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(lines.getByRole('link', { name: /sum\(\) \{/ })).toBeFocused();
    await expect(preview).toContainText('return this.price() + this.price();');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(sum).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('j');
    await expect(other).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/cart\.ts\.html#L22$/);
  });

  test('the first click on a line shows it, the second goes there', async ({ page }) => {
    await page.goto(main);
    await name(page, 10, 'total').click();
    const line = page.locator('.panel-list').getByRole('link', { name: /return pad\(cart\.total\(\)\)/ });
    await line.click();
    await expect(panel(page).getByRole('region', { name: 'Preview' }).locator('.on')).toHaveText(
      /return pad\(cart\.total\(\)\);/,
    );
    await line.click();
    await expect(page).toHaveURL(/main\.ts\.html#L10$/);
  });

  test('a caller in the panel shows its own references', async ({ page }) => {
    await page.goto(main);
    await name(page, 8, 'add').click();
    await panel(page).getByRole('link', { name: 'Cart.check', exact: true }).click();
    await expect(panel(page).getByRole('heading', { name: 'Cart.check' })).toBeVisible();
    await expect(page).toHaveURL(/main\.ts\.html$/);
  });

  test('"o" switches between outline and panel', async ({ page }) => {
    await page.goto(main);
    const outline = page.getByRole('navigation', { name: 'Outline' });
    await name(page, 8, 'add').click();
    await expect(panel(page).getByRole('heading', { name: 'Cart.add' })).toBeVisible();
    await page.keyboard.press('o');
    await expect(outline).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.keyboard.press('o');
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'Outline' }).click();
    await expect(outline).toBeVisible();
  });

  test('the column can be hidden, on every page until it is shown again', async ({ page }) => {
    await page.goto(main);
    const outline = page.getByRole('navigation', { name: 'Outline' });
    const button = page.getByRole('button', { name: 'Outline', exact: true });
    const width = async () => (await page.locator('#file .code').boundingBox())?.width ?? 0;
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const narrow = await width();
    await button.click();
    await expect(outline).toBeHidden();
    expect(await width()).toBeGreaterThan(narrow + 200);
    await page.goto('file/src/shop/cart.ts.html');
    await expect(outline).toBeHidden();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('c');
    await expect(outline).toBeVisible();
  });

  test('the width of the column is remembered', async ({ page }) => {
    await page.goto(main);
    const edge = page.getByRole('separator', { name: 'Width of the outline' });
    await edge.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', '272');
    await page.goto('file/src/shop/cart.ts.html');
    await expect(edge).toHaveAttribute('aria-valuenow', '272');
  });

  test('nothing of the panel is loaded before the first click', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(main);
    await expect(page.getByRole('button', { name: 'Wrap lines' })).toBeVisible();
    expect(asked.filter((url) => url.includes('panel'))).toEqual([]);
    await name(page, 8, 'add').click();
    await expect(panel(page).getByRole('heading', { name: 'Cart.add' })).toBeVisible();
    expect(asked.some((url) => /\/panel\.[^/]*js$/.test(url))).toBe(true);
    // The shard of the symbol has the lines of all references.
    expect(asked.filter((url) => url.includes('/api/v1/file/'))).toHaveLength(1);
  });

  test('the panel has no accessibility violations in either theme', async ({ page }) => {
    await page.goto('file/src/util/money.ts.html');
    await name(page, 4, 'format').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('region', { name: 'Preview' })).toContainText('format');
    await panel(page).getByText('Possible references').click();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the panel is a sheet that leaves the name to be seen, and a second touch follows the name', async ({
    page,
  }) => {
    await page.goto('file/src/shop/cart.ts.html');
    const total = name(page, 22, 'sum');
    await total.tap();
    await expect(panel(page).getByRole('heading', { name: 'Order.sum' })).toBeVisible();
    const [sheet, line] = [await panel(page).boundingBox(), await total.boundingBox()];
    expect(sheet?.height).toBeLessThanOrEqual(844 * 0.6 + 1);
    expect((line?.y ?? Infinity) + (line?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panel(page)).toBeHidden();
    await total.tap();
    await expect(panel(page)).toBeVisible();
    await total.tap();
    await expect(page).toHaveURL(/order\.ts\.html#\.Order\.sum$/);
  });
});

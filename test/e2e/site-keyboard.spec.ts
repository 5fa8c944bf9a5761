import AxeBuilder from '@axe-core/playwright';
import { settled } from './support/settled.ts';
import { expect, test } from './support/site-test.ts';

test('slash, a few letters and Enter open the page of a symbol', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.pressSequentially('mon');
  await expect(page.getByRole('option').first()).toContainText('money.ts');
  await field.fill('Cart.to');
  await expect(page.getByRole('option').first()).toContainText('total');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/file\/src\/shop\/cart\.ts~\/Cart\.html#\.Cart\.total$/);
});

test('Enter opens no result of an earlier query while the list is late', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  // Before anything is typed, the palette offers where to start.
  await expect(page.getByRole('option').first()).toBeVisible();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/symbols/**', async (route) => {
    await released;
    await route.continue();
  });
  await field.fill('Cart.to');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/index\.html$/);
  release();
  await expect(page).toHaveURL(/cart\.ts~\/Cart\.html#\.Cart\.total$/);
});

test('Enter after a path opens the file, and not a symbol in it whose name is loaded first', async ({
  page,
}) => {
  await page.goto('index.html');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('shop/cart.ts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/file\/src\/shop\/cart\.ts\.html$/);
});

test('the palette announces the chosen result and returns the focus when closed', async ({ page }) => {
  await page.goto('index.html');
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option').nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const second = page.getByRole('option').nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox')).toHaveAttribute('aria-activedescendant', 'palette-1');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
});

test('arrow keys move through the file tree, which remembers open directories', async ({ page }) => {
  await page.goto('index.html');
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
  await item('assets').focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('src')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(item('src')).toHaveAttribute('aria-expanded', 'true');
  await expect(item('shop')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(item('shop')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(item('src')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('README.md')).toBeFocused();
  await page.keyboard.press('m');
  await expect(item('main.ts')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/file\/src\/main\.ts\.html$/);
  await expect(item('main.ts')).toHaveAttribute('aria-current', 'page');
  await page.goto('index.html');
  await expect(item('shop')).toBeVisible();
});

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('on a phone, a button opens the file tree and Escape closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('file/src/shop/cart.ts.html');
  await expect(page.getByRole('tree')).toBeHidden();
  const button = page.getByRole('button', { name: 'Files' });
  await button.click();
  await expect(page.getByRole('treeitem', { name: 'cart.ts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tree')).toBeHidden();
  await expect(button).toBeFocused();
});

test('t finds a file by name and line, and a class by its kind', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('t');
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('class:cart');
  const options = page.getByRole('option');
  await expect(options.first()).toContainText('Cart');
  await expect(options.filter({ hasText: 'cart.ts' }).filter({ hasText: 'function' })).toHaveCount(0);
  await field.fill('cart.ts:9');
  await expect(options.first()).toContainText('cart.ts');
  await field.press('Enter');
  await expect(page).toHaveURL(/file\/src\/shop\/cart\.ts\.html#L9$/);
});

test('the question mark lists the keys', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toContainText('next and previous occurrence');
  // The examples are names of this repository, which has no forge.
  await expect(help).toContainText(/a line \((\w+\.ts):12\), or only to a kind \(class:\w+\)/);
  await expect(help).not.toContainText('on the forge');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});

test('the keyboard can skip the outline of a file', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts.html');
  // Changes by scripts meanwhile would move the place from which the next key counts.
  await settled(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  // The next key counts from the target only when the browser has gone there.
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip the outline' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#file$/);
  await page.keyboard.press('Tab');
  const isInFile = () => page.evaluate(() => document.activeElement?.closest('#file') !== null);
  await expect.poll(isInFile).toBe(true);
});

test('the keyboard reaches the outline of a file before its code', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts.html');
  const isBefore = await page.evaluate(() => {
    const [outline, code] = [document.querySelector('.outline a'), document.querySelector('.code a')];
    return Boolean(
      outline && code && outline.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });
  expect(isBefore).toBe(true);
});

for (const width of [390, 1440])
  test(`links that skip something are seen only with the focus, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('file/src/shop/cart.ts.html');
    const link = page.getByRole('link', { name: 'Skip the outline' });
    const atItsPlace = () =>
      link.evaluate((element) => {
        const { left, top, width: wide, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + wide / 2, top + height / 2) === element;
      });
    expect(await atItsPlace()).toBe(false);
    await link.focus();
    expect(await atItsPlace()).toBe(true);
  });

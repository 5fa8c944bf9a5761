import { expect, test } from './support/site-test.ts';

const cart = 'file/src/shop/cart.ts.html';

test('the palette offers the places that were visited last, without the present one', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart.total');
  await page.goto('index.html');
  await page.keyboard.press('t');
  await expect(page.getByRole('option').nth(0)).toContainText('Cart.total');
  await expect(page.getByRole('option').nth(1)).toContainText('main.ts');
  await page.goto('file/src/main.ts.html');
  await page.keyboard.press('t');
  await expect(page.getByRole('option').nth(0)).toContainText('Cart.total');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/cart\.ts~\/Cart\.html#\.Cart\.total$/);
});

test('keys that come before the palette is loaded are typed into it, and do nothing on the page', async ({
  page,
}) => {
  await page.goto(cart);
  let load: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (load = resolve));
  await page.route(/palette[^/]*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('ttot');
  await page.keyboard.press('Backspace');
  load();
  await expect(page.getByRole('combobox')).toHaveValue('tto');
  await page.keyboard.type('tal');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('combobox')).toHaveValue('total');
  await expect(page.getByRole('option').first()).toContainText('Cart');
});

test('"-test:" leaves tests out of the palette, and "test:" everything else', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('t');
  await page.getByRole('combobox').fill('-test:Cart');
  await expect(page.getByRole('option').first()).toContainText('Cart');
  await page.getByRole('combobox').fill('test:Cart');
  await expect(page.getByRole('status').filter({ hasText: 'No symbol or file' })).toBeVisible();
});

test('the filter of the file tree finds files by name, and Escape brings the tree back', async ({ page }) => {
  await page.goto('index.html');
  const filter = page.getByRole('searchbox', { name: 'Filter files' });
  await filter.fill('cart');
  const found = page.getByRole('list', { name: 'Files found' });
  await expect(found.getByRole('link')).toHaveText(['cart.ts src/shop/']);
  await expect(page.getByRole('tree')).toBeHidden();
  await filter.press('Escape');
  await expect(page.getByRole('tree')).toBeVisible();
  await filter.fill('cart');
  await expect(found.getByRole('link')).toHaveCount(1);
  await filter.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${cart}$`));
});

test('the slashes of the breadcrumbs open menus of the directory before them', async ({ page }) => {
  await page.goto(cart);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await crumbs.getByRole('link', { name: 'shop' }).focus();
  await crumbs.getByRole('button', { name: 'Beside cart.ts' }).click();
  const menu = page.getByRole('navigation', { name: 'Beside cart.ts' });
  await expect(menu.getByRole('link', { name: 'cart.ts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await crumbs.getByRole('button', { name: 'Beside cart.ts' }).click();
  await menu.getByRole('link', { name: 'order.ts' }).click();
  await expect(page).toHaveURL(/file\/src\/shop\/order\.ts\.html$/);
});

test('the width of the file tree is changed by keys and kept on the next page', async ({ page }) => {
  await page.goto('index.html');
  const side = page.getByRole('navigation', { name: 'Files', exact: true });
  const before = (await side.boundingBox())?.width ?? 0;
  await page.getByRole('separator', { name: 'Width of the file tree' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(before + 24);
  await page.goto(cart);
  await expect.poll(async () => (await side.boundingBox())?.width).toBe(before + 24);
});

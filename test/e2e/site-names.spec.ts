import { expect, test } from './support/site-test.ts';

test('references stand with their source line, below the path of their file, without any request', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart.add');
  const calls = page.locator('[id=".Cart.add"] .use-lines');
  const line = calls
    .getByRole('listitem')
    .filter({ hasText: 'for (const item of items) cart.add(item.price());' })
    .last();
  await expect(line).toBeInViewport();
  await expect(line.locator('mark')).toHaveText('add');
  await expect(line.getByRole('link', { name: 'main' })).toBeVisible();
  await line.getByRole('link', { name: '8', exact: true }).click();
  await expect(page).toHaveURL(/file\/src\/main\.ts\.html#L8$/);
  expect(asked.filter((url) => url.includes('/api/v1/file/'))).toEqual([]);
});

test('possible references stand with their source line too', async ({ page }) => {
  await page.goto('file/src/util/money.ts~/format.html');
  const section = page.locator('[id=".format"]');
  await section.getByText('Possible references').click();
  const places = section.locator('details .use-lines');
  await expect(places.getByText('lost(items.format());')).toBeVisible();
  await expect(places).toContainText('ambiguous');
});

test('a card says what a name in code means, and closes with Escape', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  await page.locator('#L6').getByRole('link', { name: 'main' }).hover();
  const card = page.getByRole('dialog', { name: 'main' });
  await expect(card).toContainText('Starts the shop.');
  await expect(card).toContainText('src/main.ts:6');
  await card.getByRole('button', { name: 'Peek' }).click();
  await expect(card.locator('.code')).toContainText('return pad(cart.total());');
  // The card grows away from the line.
  const [line, box] = [await page.locator('#L6').boundingBox(), await card.boundingBox()];
  const middle = (line?.y ?? 0) + (line?.height ?? 0) / 2;
  expect(middle > (box?.y ?? 0) && middle < (box?.y ?? 0) + (box?.height ?? 0)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
});

test('the key i opens the card of the focused name, and Escape leads back to it', async ({ page }) => {
  await page.goto('file/src/main.ts.html');
  const name = page.locator('#L8').getByRole('link', { name: 'add', exact: true });
  await name.focus();
  await page.keyboard.press('i');
  const card = page.getByRole('dialog', { name: 'Cart.add' });
  await expect(card.getByRole('link', { name: 'Definition' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toBeFocused();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });
  test('the first touch of a name on the page of a symbol opens its card, the second follows it', async ({
    page,
  }) => {
    await page.goto('file/src/main.ts~/main.html');
    const name = page.locator('.code').getByRole('link', { name: 'add', exact: true });
    await name.tap();
    await expect(page.getByRole('dialog', { name: 'Cart.add' })).toBeVisible();
    await expect(page).toHaveURL(/main\.ts~\/main\.html$/);
    await name.tap();
    await expect(page).toHaveURL(/cart\.ts\.html#\.Cart\.add$/);
  });
});

test('n and p lead through the occurrences of a name', async ({ page }) => {
  await page.goto('file/src/util/money.ts.html');
  const cursor = () =>
    page.evaluate(() => getSelection()?.anchorNode?.parentElement?.closest('[id^="L"]')?.id ?? '');
  // Names are loaded when the reader begins to move.
  await page.keyboard.press('Shift');
  await page.locator('#L4').evaluate((line) => {
    const text = [...line.childNodes].find(({ textContent }) => textContent?.includes('amount'));
    if (text) getSelection()?.collapse(text, (text.textContent ?? '').indexOf('amount') + 1);
  });
  await expect(page.getByText('amount is declared in line 4')).toBeVisible();
  await page.keyboard.press('n');
  await expect.poll(cursor).toBe('L5');
  await page.keyboard.press('p');
  await expect.poll(cursor).toBe('L4');
});

test('a click on a line number offers a link and a reference, and Escape closes the offer', async ({
  page,
}) => {
  await page.goto('file/src/main.ts.html');
  await page.locator('#L9').click({ position: { x: 8, y: 8 } });
  const menu = page.getByRole('group', { name: 'Lines' });
  await expect(menu.getByRole('button', { name: 'Copy src/main.ts:9' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

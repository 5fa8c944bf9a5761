import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/site-test.ts';

test('the header leads to the map, which opens directories in place and keeps that in its address', async ({
  page,
}) => {
  await page.goto('index.html');
  await page.getByRole('banner').getByRole('link', { name: 'Map', exact: true }).click();
  const list = page.getByRole('list', { name: 'Boxes of the map' });
  await expect(list.getByRole('button', { name: 'main.ts', exact: true })).toBeVisible();
  const drawing = page.locator('.map-drawing');
  await expect(drawing.locator('[data-key="src/shop/cart.ts"]')).toBeVisible();
  await list.getByRole('button', { name: 'Close src/shop' }).click();
  await expect(drawing.locator('[data-key="src/shop/cart.ts"]')).toHaveCount(0);
  await drawing.locator('[data-key="src/shop"]').click();
  await expect(drawing.locator('[data-key="src/shop/cart.ts"]')).toBeVisible();
  await page.reload();
  await expect(drawing.locator('[data-key="src/shop/cart.ts"]')).toBeVisible();
  await page.goBack();
  await expect(drawing.locator('[data-key="src/shop/cart.ts"]')).toHaveCount(0);
});

test('a marked box lists what it refers to and what refers to it', async ({ page }) => {
  await page.goto('explore.html?at=src/shop/cart.ts');
  const list = page.getByRole('list', { name: 'Boxes of the map' });
  await expect(list.getByRole('heading', { name: 'Refers to' })).toBeVisible();
  await expect(list.getByText('both ways').first()).toBeVisible();
  await list.getByRole('button', { name: 'src/main.ts' }).click();
  await expect(page).toHaveURL(/at=src%2Fmain\.ts$/);
  await list.getByRole('link', { name: 'Its page' }).click();
  await expect(page).toHaveURL(/file\/src\/main\.ts\.html$/);
});

test('the map begins with references that lead down, and shows sizes on request', async ({ page }) => {
  await page.goto('explore.html');
  const drawing = page.locator('.map-drawing');
  await expect(drawing.locator('.edge').first()).toBeVisible();
  const main = await drawing.locator('[data-key="src/main.ts"]').boundingBox();
  const cart = await drawing.locator('[data-key="src/shop/cart.ts"]').boundingBox();
  expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThan(cart?.y ?? 0);
  const sizes = await drawing
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThan(11);
  await page.getByLabel('Arranged by').selectOption('Size');
  await expect(page).toHaveURL(/by=size$/);
  await expect(drawing.locator('.cell, .box.closed').first()).toBeVisible();
  await expect(drawing.locator('.edge')).toHaveCount(0);
  await drawing.locator('[data-key="src/main.ts"]').hover();
  await expect(drawing.locator('.edge').first()).toBeAttached();
});

test('a file is found on the map, whatever is open', async ({ page }) => {
  await page.goto('explore.html?dir=src&open=');
  await page.getByRole('combobox', { name: 'Find' }).fill('money.ts');
  await page.getByRole('option', { name: /src\/util\/money\.ts/ }).click();
  await expect(page.locator('.map-drawing .marked[data-key="src/util/money.ts"]')).toBeVisible();
  await expect(page).toHaveURL(/at=src%2Futil%2Fmoney\.ts$/);
});

test('the map is coloured by complexity, and moved and zoomed with keys', async ({ page }) => {
  await page.goto('explore.html');
  await page.getByLabel('Colour').selectOption('Complexity');
  await expect(page.locator('.legend').getByText('per 100 lines').first()).toBeVisible();
  await expect(page).toHaveURL(/color=complexity$/);
  const drawing = page.locator('.map-drawing');
  const map = page.getByRole('group', { name: /^Map of src/ });
  const first = await drawing.getAttribute('viewBox');
  await map.press('0');
  // It opens in part, with legible text, because it is higher than the window.
  await expect(drawing).not.toHaveAttribute('viewBox', first ?? '');
  const before = await drawing.getAttribute('viewBox');
  await map.press('+');
  await expect(drawing).not.toHaveAttribute('viewBox', before ?? '');
  await map.press('0');
  await expect(drawing).toHaveAttribute('viewBox', before ?? '');
});

for (const [button, start] of [
  ['SVG', '<svg'],
  ['PNG', '\u0089PNG'],
  ['Mermaid', 'flowchart'],
  ['JSON', '{'],
] as const)
  test(`the map is saved as ${button}`, async ({ page }) => {
    await page.goto('explore.html');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const content = await readFile(await (await download).path(), 'latin1');
    expect(content.slice(0, start.length)).toBe(start);
    if (button === 'SVG') {
      expect(content).toContain('>cart.ts</text>');
      // Other programs know neither our variables nor our classes.
      expect(content).not.toMatch(/var\(|color-mix|class=/);
      // The box around other boxes is nearly transparent.
      expect(content).toMatch(/fill-opacity="0\.0/);
    }
  });

test('the graph of a symbol shows its neighbours, and theirs on request', async ({ page }) => {
  await page.goto('explore.html?symbol=src/shop/cart.ts::Cart.total');
  const list = page.getByRole('list', { name: 'Symbols of the graph' });
  await expect(list.getByRole('button', { name: 'main', exact: true })).toBeVisible();
  await expect(list.getByRole('button', { name: 'format', exact: true })).toBeVisible();
  const before = await page.locator('.map-drawing [data-key]').count();
  await list.getByRole('button', { name: 'Neighbours of main' }).click();
  await expect(page).toHaveURL(/and=function%3Asrc%2Fmain\.ts%3Amain/);
  await expect.poll(() => page.locator('.map-drawing [data-key]').count()).toBeGreaterThan(before);
  await page.getByLabel('Calls').uncheck();
  await expect(list.getByRole('button', { name: 'format', exact: true })).toHaveCount(0);
});

test('the graph shows the paths between two symbols', async ({ page }) => {
  await page.goto('explore.html?symbol=src/main.ts::main&to=src/util/money.ts::format');
  const list = page.getByRole('list', { name: 'Symbols of the graph' });
  await expect(list.getByRole('button', { name: 'Cart.total', exact: true })).toBeVisible();
});

test('a type opens with its subtypes, and the reader may choose another hierarchy', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts~/Cart.html#.Cart');
  await page.locator('[id=".Cart"]').getByText('Before you change this').click();
  await page.locator('[id=".Cart"]').getByRole('link', { name: 'Type hierarchy' }).click();
  await expect(page.getByRole('list', { name: 'Subtypes of Cart' })).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Show' });
  await expect(choice).toHaveValue('subtypes');
  await choice.selectOption('supertypes');
  await expect(
    page.getByRole('list', { name: 'Supertypes of Cart' }).getByRole('link', { name: 'Order' }),
  ).toBeVisible();
});

test('a hierarchy of callers is opened step by step', async ({ page }) => {
  await page.goto('explore.html?view=hierarchy&symbol=src/util/money.ts::format');
  const hierarchy = page.getByRole('list', { name: 'Callers of format' });
  await expect(hierarchy.getByRole('link', { name: 'Cart.total' })).toBeVisible();
  await hierarchy.getByRole('button', { name: 'callers of Cart.total' }).click();
  await expect(hierarchy.getByRole('link', { name: 'main', exact: true })).toBeVisible();
});

for (const query of [
  '?at=src/shop/cart.ts',
  '?symbol=src/shop/cart.ts::Cart.total&possible=1',
  '?view=hierarchy&symbol=src/shop/cart.ts::Cart.total',
  '?view=symbols',
])
  test(`the map at ${query} has no axe violations in either theme, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`explore.html${query}`);
    await expect(page.getByText(/^(Reading|Drawing) …$/)).toHaveCount(0);
    await expect(page.locator('#explore :is(.map-list, .hierarchy, .columns)').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

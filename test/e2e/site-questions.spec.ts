import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/site-test.ts';

test('the header leads to the questions, and their address keeps the choice', async ({ page }) => {
  await page.goto('index.html');
  await page.getByRole('banner').getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('link', { name: 'Import cycles' }).click();
  await expect(page).toHaveURL(/questions\.html\?about=cycles$/);
  await expect(page.getByText('1 set of files that import each other')).toBeVisible();
  await page.getByRole('link', { name: 'src/shop/order.ts' }).click();
  await expect(page).toHaveURL(/file\/src\/shop\/order\.ts\.html$/);
  await page.goBack();
  await expect(page.getByText('1 set of files that import each other')).toBeVisible();
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
  await expect(page).toHaveURL(/from=src%2Fmain\.ts%3A%3Amain&to=src%2Futil%2Fmoney\.ts%3A%3Aformat$/);
});

test('dead code, hot spots and rules are listed with links', async ({ page }) => {
  await page.goto('questions.html?about=hot-spots');
  await expect(page.getByRole('columnheader', { name: 'Complexity' })).toBeVisible();
  await page.getByRole('link', { name: 'Dead code' }).click();
  await expect(page.getByRole('columnheader', { name: 'Severity' })).toBeVisible();
  await page.getByRole('link', { name: 'Rules' }).click();
  await expect(page.getByText('by the rules for names and sizes')).toBeVisible();
});

test('a symbol says what a change of it may break', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts~ref.html#.Cart.total');
  const section = page.locator('[id=".Cart.total"]');
  await section.getByText('Before you change this').click();
  await expect(section.getByText('Risk low')).toBeVisible();
  await expect(section.getByText('Tests that may break')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const)
  for (const about of ['paths', 'dead-code', 'cycles', 'hot-spots', 'rules'])
    test(`the question ${about} has no axe violations in the ${theme} theme, and fits a phone`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`questions.html?about=${about}`);
      await expect(page.getByText('Reading …')).toHaveCount(0);
      await expect(page.locator('#questions nav')).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

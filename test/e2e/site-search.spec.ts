import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/site-test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Text to search for' });
const hits = (page: Page) => page.getByRole('tabpanel').locator('a.hit');
const status = (page: Page) => page.getByRole('tabpanel').getByRole('status');

test('an exact name is the first hit among names, and nonsense finds nothing', async ({ page }) => {
  await page.goto('search.html');
  await expect(field(page)).toBeFocused();
  await field(page).fill('total');
  await expect(hits(page).first()).toHaveText('Cart.total');
  await expect(page).toHaveURL(/search\.html\?q=total$/);
  await field(page).fill('xqzv');
  await expect(status(page)).toHaveText('Nothing found.');
  await page.getByRole('link', { name: 'Search the code for “xqzv”' }).click();
  await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
  await expect(status(page)).toHaveText('Nothing found.');
});

test('a regular expression is searched for in the code', async ({ page }) => {
  await page.goto('search.html?q=/tot[a-z]l\\(/');
  await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
  await expect(hits(page).first()).toContainText('total(');
  await page.goto('search.html?q=tot[a-z]l&in=code');
  await page.getByRole('button', { name: 'Search for “tot[a-z]l” as a regular expression' }).click();
  await expect(hits(page).first()).toContainText('total');
});

test('a search in code reads all files of a usual repository without being asked to go on', async ({
  page,
}) => {
  await page.goto('search.html?q=t&in=code&path=src/**');
  await expect(status(page)).toHaveText(/^\d+ lines in \d+ files\.$/);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0);
});

test('what begins as a line of code does is searched for in the code', async ({ page }) => {
  await page.goto('search.html?q=export class Cart');
  await expect(page.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');
});

test('a hit in code shows line, mark and enclosing symbol, and leads to the line', async ({ page }) => {
  await page.goto('search.html?q=TOTAL&in=code&path=src/**');
  const hit = hits(page).filter({ hasText: 'total()' }).first();
  await expect(hit.locator('mark').first()).toHaveText('total');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Cart.total' }).first()).toBeVisible();
  const line = await hit.locator('.code-number').innerText();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`file/src/.*#L${line}$`));
  await page.goBack();
  await expect(field(page)).toHaveValue('TOTAL');
  await expect(hit).toBeVisible();
});

test('the toggles narrow a search in code, and the address keeps them', async ({ page }) => {
  await page.goto('search.html?q=TOTAL&in=code');
  await expect(hits(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Match case' }).click();
  await expect(status(page)).toHaveText('Nothing found.');
  await field(page).fill('tot[a-z]l\\(');
  await expect(status(page)).toHaveText('Nothing found.');
  await page.getByRole('button', { name: 'Regular expression', exact: true }).click();
  await expect(hits(page).first()).toContainText('total(');
  await expect(page).toHaveURL(/re=1&case=1/);
  await page.getByLabel('Path, such as').fill('*.md');
  await expect(status(page)).toHaveText('Nothing found.');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Match case' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Path, such as')).toHaveValue('*.md');
});

test('what is wrong with a regular expression is said in words', async ({ page }) => {
  await page.goto('search.html?q=(total&in=code&re=1');
  await expect(status(page)).toContainText('This regular expression is not valid: missing closing )');
});

test('arrow keys lead from the field to the hits and back', async ({ page }) => {
  await page.goto('search.html?q=total&in=code');
  await expect(hits(page).first()).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
});

test('a phrase of a document is found with marks, and leads to it', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('search.html');
  await field(page).fill('a shop that fits on one page');
  await expect(page.getByRole('tab', { name: 'Pages and docs' })).toHaveAttribute('aria-selected', 'true');
  const readme = page.locator('.hits > li').filter({ hasText: 'README.md' });
  await expect(readme.locator('mark').first()).toHaveText(/shop|fits|page/);
  await expect(readme.locator('.hit-excerpt').first()).toContainText('A shop that fits on');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await readme.getByRole('link').first().click();
  await expect(page).toHaveURL(/file\/README\.md\.html$/);
  await expect(page.getByRole('heading', { name: 'Tiny shop' })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('words that nothing is called lead from the palette to a page with them', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('how is the total of a cart computed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/(?:file|docs)\/.*\.html/);
});

test('a phrase that only code has leads from the palette to its lines', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('item of items');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search\.html\?.*in=code/);
  await expect(hits(page).first()).toContainText('item of items');
});

test('the last entry of the palette searches the code', async ({ page }) => {
  await page.goto('index.html');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('total()');
  const last = page.getByRole('option', { name: 'Search code for “total()”' });
  await last.click();
  await expect(page).toHaveURL(/search\.html\?q=total%28%29&in=code$/);
  await expect(hits(page).first()).toContainText('total()');
});

import type { Page } from '@playwright/test';
import type { AtlasIndex } from '../../src/model/atlas-index.ts';
import type { BlameShard } from '../../src/model/blame.ts';
import { expect, test } from './support/site-test.ts';

const cart = 'file/src/shop/cart.ts.html';
const url = 'https://git.example.org/team/shop';
const commit = 'b'.repeat(40);

const shard: BlameShard = {
  path: 'src/shop/cart.ts',
  authors: ['Ann', 'Bob'],
  commits: [
    ['a'.repeat(40), 864_000_000, 0, 'Add carts'],
    [commit, 950_400_000, 1, 'Fix totals'],
  ],
  oldest: [0],
  runs: [2, 1, 1, 0, 997, 2],
  changes: [],
};

/** Serves an atlas with blame, for a repository on a forge. */
async function withBlame(page: Page, blame: true | undefined): Promise<void> {
  // Read ahead: a page may ask for it when its test has ended, and then a route can fetch nothing.
  const index = (await (await page.request.get('api/v1/index.json')).json()) as AtlasIndex;
  const repository = { ...index.repository, blame, forge: { kind: 'gitlab', url } };
  await page.route('**/api/v1/index.json', (route) => route.fulfill({ json: { ...index, repository } }));
  await page.route('**/api/v1/blame/file/**', (route) => route.fulfill({ json: shard }));
  await page.route('**/api/v1/blame/index.json', (route) =>
    route.fulfill({
      json: { files: 1, lines: { committed: 1, notCommitted: 1, beforeHistory: 2 }, cut: 'shallow' },
    }),
  );
}

/** Opens the source page, whose reader is loaded after its text, and makes the first move. */
async function open(page: Page): Promise<void> {
  await page.goto(cart);
  await expect(page.getByRole('button', { name: 'Fold all' })).toBeVisible();
  await page.mouse.move(200, 200);
}

/** What the column says of a line. */
const labelOf = (page: Page, line: number) => page.locator(`#L${line} > .by`);

test('"b" shows the commit, author and age of each line, and the text stays the source', async ({ page }) => {
  await withBlame(page, true);
  await open(page);
  const source = await page.locator('#L1').textContent();
  await expect(page.getByRole('button', { name: 'Blame' })).toBeVisible();
  await page.keyboard.press('b');
  await expect(labelOf(page, 1)).toHaveAccessibleName(/≤ 1997-05-19 Ann/);
  await expect(labelOf(page, 3)).toHaveAttribute('data-day', 'not committed');
  await expect(labelOf(page, 4)).toHaveAttribute('href', `${url}/-/commit/${commit}`);
  await expect(labelOf(page, 2)).toHaveCount(0);
  await expect(page.getByText('The clone is shallow')).toBeVisible();
  expect(await page.locator('#L1').textContent()).toBe(source);
  const [line, label] = [await page.locator('#L4').boundingBox(), await labelOf(page, 4).boundingBox()];
  expect(Math.abs((line?.y ?? 0) - (label?.y ?? 99))).toBeLessThan(3);
});

test('arrows lead through the column, whose tip names the commit, and "b" hides it', async ({ page }) => {
  await withBlame(page, true);
  await open(page);
  await page.getByRole('button', { name: 'Blame' }).click();
  await labelOf(page, 1).focus();
  await expect(page.getByRole('tooltip')).toContainText('Add carts');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(labelOf(page, 4)).toBeFocused();
  await expect(page.getByRole('tooltip')).toContainText('Fix totals');
  await page.keyboard.press('b');
  await expect(labelOf(page, 4)).toBeHidden();
});

test('on a narrow screen the column is the age alone, and the menu of a line names its commit', async ({
  page,
}) => {
  await withBlame(page, true);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await page.getByRole('button', { name: 'Blame' }).click();
  await expect(page.locator('.code.blamed')).toBeVisible();
  await expect(labelOf(page, 4)).toBeHidden();
  await page.locator('#L4').click({ position: { x: 10, y: 8 } });
  await expect(page.getByText('2000-02-13 Bob: Fix totals')).toBeVisible();
});

test('the column leaves the width to the code: a date and a short name', async ({ page }) => {
  await withBlame(page, true);
  for (const [width, most] of [
    [1280, 140],
    [900, 95],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const before = await page.locator('#L4 a, #L4 b, #L4 i').first().boundingBox();
    await page.getByRole('button', { name: 'Blame' }).click();
    await expect(labelOf(page, 4)).toBeVisible();
    const after = await page.locator('#L4 :is(a, b, i):not(.by)').first().boundingBox();
    expect((after?.x ?? 999) - (before?.x ?? 0)).toBeLessThan(most);
    await page.keyboard.press('b');
  }
});

test('symbols say when they were changed last, and list the commits of their lines', async ({ page }) => {
  await withBlame(page, true);
  await page.goto('file/src/shop/cart.ts~/Cart.html');
  await page.mouse.move(200, 200);
  const history = page.locator('#\\.Cart > details.history');
  await expect(history.locator('summary')).toContainText('last change 2000-02-13');
  await history.locator('summary').press('Enter');
  await expect(history.getByRole('listitem')).toHaveText([/^2000-02-13 Fix totals Bob · \d+ lines$/]);
  await expect(history.getByRole('link', { name: 'Fix totals' })).toHaveAttribute(
    'href',
    `${url}/-/commit/${commit}`,
  );
});

test('the page of a file lists the commits of all its lines, with those that are not committed', async ({
  page,
}) => {
  await withBlame(page, true);
  await open(page);
  await expect(page.locator('.head > .meta')).toContainText('last change 2000-02-13');
  const history = page.locator('.connections details.history');
  await history.locator('summary').click();
  await expect(history.getByRole('listitem')).toHaveText([
    /^Not committed yet 1 line$/,
    /^2000-02-13 Fix totals Bob · \d+ lines$/,
    /^1997-05-19 Add carts Ann · 2 lines · this commit or an earlier one$/,
  ]);
});

test('an atlas without blame links to that of the forge', async ({ page }) => {
  await withBlame(page, undefined);
  await open(page);
  await expect(page.getByRole('link', { name: 'Blame on GitLab' })).toHaveAttribute(
    'href',
    new RegExp(`^${url}/-/blame/c0ffee0+/src/shop/cart.ts$`),
  );
});

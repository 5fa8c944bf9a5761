import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { pagePath } from '../../src/model/page-path.ts';
import { bareAtlas } from '../support/source-atlas.ts';
import { testOfAtlas } from './support/served-sites.ts';

/** Serves a repository with a partial class in two files, and a class to which another module adds a member. */
const test = testOfAtlas(() =>
  bareAtlas({
    'shop/Cart.cs': 'namespace Shop;\npublic partial class Cart\n{\n    public void Add() {}\n}\n',
    'shop/Total.cs': 'namespace Shop;\npublic partial class Cart\n{\n    public int Total() => 0;\n}\n',
    'web/store.ts': 'export class Store {\n  open(): void {}\n}\n',
    'web/added.ts':
      "declare module './store' {\n  interface Store {\n    close(): void;\n  }\n}\nexport {};\n",
  }),
);

test('the section of a part lists the members of all parts and leads to the others', async ({ page }) => {
  await page.goto(pagePath.symbol('shop/Cart.cs~/Cart'));
  const cart = page.locator('[id=".Cart"]');
  await expect(cart.getByText('Members in other files')).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Total', exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await cart
    .locator('.line', { hasText: 'Also declared in' })
    .getByRole('link', { name: 'shop/Total.cs' })
    .click();
  await expect(page).toHaveURL(/Total\.cs~\/Cart\.html$/);
  await expect(page.locator('[id=".Cart"]').getByRole('link', { name: 'Add', exact: true })).toBeVisible();
});

test('the section of a class lists what another module adds to it', async ({ page }) => {
  await page.goto(pagePath.symbol('web/store.ts~/Store'));
  await page.locator('[id=".Store"]').getByRole('link', { name: 'close' }).click();
  await expect(page.getByRole('heading', { name: 'close' })).toBeInViewport();
});

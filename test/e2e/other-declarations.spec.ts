import AxeBuilder from '@axe-core/playwright';
import { expect, test as base } from '@playwright/test';
import { pagePath } from '../../src/model/page-path.ts';
import { serve } from '../../src/server/serve.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

/** Serves a repository with a partial class in two files, and a class to which another module adds a member. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // Playwright reads the dependencies of a fixture from the destructuring pattern.
    async ({}, use) => {
      const { artifacts } = await indexMemory(
        memorySource({
          'shop/Cart.cs': 'namespace Shop;\npublic partial class Cart\n{\n    public void Add() {}\n}\n',
          'shop/Total.cs': 'namespace Shop;\npublic partial class Cart\n{\n    public int Total() => 0;\n}\n',
          'web/store.ts': 'export class Store {\n  open(): void {}\n}\n',
          'web/added.ts':
            "declare module './store' {\n  interface Store {\n    close(): void;\n  }\n}\nexport {};\n",
        }),
      );
      const store = new MemoryStore(artifacts);
      const server = await serve({ getAtlas: () => Promise.resolve({ store }), port: 0 });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

test('the page of a part lists the members of all parts and leads to the others', async ({ page }) => {
  await page.goto(pagePath.node('shop/Cart.cs/Cart'));
  const members = page.getByRole('region', { name: 'Members' });
  await expect(members.getByRole('listitem')).toHaveCount(2);
  await expect(members.getByRole('link', { name: 'Total' })).toBeVisible();
  await expect(members).toContainText('Total.cs');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page
    .getByRole('region', { name: 'Also declared in' })
    .getByRole('link', { name: 'shop/Total.cs:2' })
    .click();
  await expect(
    page.getByRole('region', { name: 'Members' }).getByRole('link', { name: 'Add' }),
  ).toBeVisible();
});

test('the page of a class lists what another module adds to it', async ({ page }) => {
  await page.goto(pagePath.node('web/store.ts/Store'));
  const members = page.getByRole('region', { name: 'Members' });
  await members.getByRole('link', { name: 'close' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('close');
});

import { expect, test as base } from '@playwright/test';
import { pagePath } from '../../src/model/page-path.ts';
import { serve } from '../../src/server/serve.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const FUNCTIONS = 400;
/** The line of the first function; each has three. */
const FIRST_LINE = 30;

/** Serves a file whose blocks of code are not laid out while they are out of view. */
const test = base.extend<object, { siteUrl: string }>({
  siteUrl: [
    // Playwright reads the dependencies of a fixture from the destructuring pattern.
    async ({}, use) => {
      const functions = Array.from(
        { length: FUNCTIONS },
        (_, at) => `export function step${at}(): number {\n  return ${at};\n}\n`,
      );
      const { artifacts } = await indexMemory(
        memorySource({
          'long.ts': '// A long file.\n'.repeat(FIRST_LINE - 1) + functions.join('') + 'step0();\nstep0();\n',
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

test('the outline of a long file marks what is on screen, at any place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePath.file('long.ts'));
  const here = page.getByRole('navigation', { name: 'Outline' }).locator('.here');
  for (const number of [350, 10, 200, 399]) {
    await page.evaluate((hash) => (location.hash = hash), `.step${number}`);
    await expect(here).toHaveText(`step${number}`);
  }
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, -1_000_000);
  await expect(here).toHaveCount(0);
});

test('at its top, a long file has no mark in its outline', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pagePath.file('long.ts'));
  await expect(page.getByRole('searchbox', { name: /Filter/ }).last()).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.locator('.outline .here')).toHaveCount(0);
});

test('n and p lead from the name that the keyboard has reached', async ({ page }) => {
  await page.goto(`${pagePath.file('long.ts')}#L${FIRST_LINE + 3 * FUNCTIONS}`);
  // Names are loaded when the reader begins to move.
  await page.keyboard.press('Shift');
  const calls = page.locator('.code').getByRole('link', { name: 'step0', exact: true });
  const [first, second] = [calls.nth(-2), calls.last()];
  await first.focus();
  await page.keyboard.press('n');
  await expect(second).toBeFocused();
  await page.keyboard.press('p');
  await expect(first).toBeFocused();
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { pagePath } from '../../src/model/page-path.ts';
import { bareAtlas } from '../support/source-atlas.ts';
import { testOfAtlas } from './support/served-sites.ts';

const source = [
  '#include "list.h"',
  'int run(struct list l) {',
  '  int i, n = 0;',
  '  EACH(l,',
  '       i) {',
  '    SHOW(l.size < n && "<b>");',
  '  }',
  '  return n;',
  '}',
  '',
].join('\n');

/** Serves a file that uses macros of another one. */
const test = testOfAtlas(() =>
  bareAtlas({
    'list.h':
      '#define EACH(list, at) \\\n  for (at = 0; \\\n    at < (list).size; at++)\n#define SHOW(x) puts(#x)\n',
    'list.c': source,
  }),
);

function macro(page: Page, line: number, name: string): Locator {
  return page.locator(`#L${line}`).getByRole('link', { name, exact: true });
}

function code(page: Page): Promise<string> {
  return page
    .locator('.file-page .code u[id]')
    .evaluateAll((lines) => lines.map(({ textContent }) => textContent).join(''));
}

test('the panel says what a macro expands to, and shows it below the line', async ({ page }) => {
  await page.goto(pagePath.file('list.c'));
  await macro(page, 4, 'EACH').click();
  const expansion = page.getByRole('region', { name: 'Expansion' });
  await expect(expansion).toHaveText('for (i = 0;\n  i < (l).size; i++)');
  await macro(page, 6, 'SHOW').click();
  await expect(expansion).toHaveText(String.raw`puts("l.size < n && \"<b>\"")`);

  await page.getByRole('button', { name: 'Show below the line' }).click();
  const fold = page.locator('#L6 + .expansion');
  await expect(fold).toContainText(String.raw`puts("l.size < n && \"<b>\"")`);
  expect(await code(page)).toBe(source);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await fold.getByText('SHOW expands to').focus();
  await page.keyboard.press('Enter');
  await expect(fold).toHaveCount(0);
  await expect(macro(page, 6, 'SHOW')).toBeFocused();
});

test('the definition of a macro expands to nothing', async ({ page }) => {
  await page.goto(pagePath.file('list.h'));
  await macro(page, 4, 'SHOW').click();
  await expect(page.getByRole('region', { name: /^References/ })).toContainText('Definition');
  await expect(page.getByText('Expands to')).toHaveCount(0);
});

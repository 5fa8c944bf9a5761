import { expect, test } from './support/site-test.ts';

test('words beside references are explained where they stand and in the glossary', async ({ page }) => {
  await page.goto('file/src/util/money.ts~/format.html');
  const section = page.locator('[id=".format"]');
  await section.getByText('Possible references').click();
  await expect(section.getByTitle('Possible: several definitions fit.').first()).toHaveText('ambiguous');
  await page.getByRole('link', { name: 'Glossary of these words' }).click();
  await expect(page.getByRole('heading', { name: 'Words beside references' })).toBeInViewport();
});

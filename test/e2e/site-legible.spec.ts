import { expect, pageTypes, test } from './support/site-test.ts';

for (const [kind, path] of Object.entries(pageTypes))
  test(`no text is smaller than 11 pixels on the page of ${kind}`, async ({ page, complaints }) => {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
    for (const fold of await page.locator('main details:not([open]) > summary').all())
      if (await fold.isVisible()) await fold.click();
    const small = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement;
        if (!element || text.textContent?.trim() === '' || !element.checkVisibility()) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        // Texts of no size are hidden.
        if (size > 0 && size < 11) found.push(`${size} ${element.className} ${text.textContent ?? ''}`);
      }
      return found;
    });
    expect(small).toEqual([]);
    if (kind === 'missing') complaints.length = 0;
  });

test('words beside references are explained where they stand and in the glossary', async ({ page }) => {
  await page.goto('file/src/util/money.ts~/format.html');
  const section = page.locator('[id=".format"]');
  await section.getByText('Possible references').click();
  await expect(section.getByTitle('Possible: several definitions fit.').first()).toHaveText('ambiguous');
  await page.getByRole('link', { name: 'Glossary of these words' }).click();
  await expect(page.getByRole('heading', { name: 'Words beside references' })).toBeInViewport();
});

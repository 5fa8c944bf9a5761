import { expect, test } from './support/site-test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('rows of dead code show the whole path', async ({ page }) => {
  await page.goto('quality/dead-code.html');
  const places = page.locator('.answers .place');
  await expect(places.first()).toBeVisible();
  const ends = await places.evaluateAll((all) => all.map((place) => place.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
  // The heads of the columns are not shown, so numbers say what they count.
  const label = await page
    .locator('.answers td.number')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::after').content);
  expect(label).toContain('lines');
});

test('the outline takes one line until it is opened, and folds when a link is followed', async ({ page }) => {
  await page.goto('file/src/shop/cart.ts.html');
  const outline = page.getByRole('navigation', { name: 'Outline' });
  const button = outline.getByRole('button', { name: 'Outline' });
  const link = outline.getByRole('link', { name: 'Cart' }).first();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(link).toBeHidden();
  const box = await outline.boundingBox();
  expect(box?.height).toBeLessThan(50);
  await button.click();
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the choices of the map are folded', async ({ page }) => {
  await page.goto('explore.html');
  const options = page.locator('.map-choices > summary');
  await expect(options).toHaveText('Options');
  await expect(page.getByLabel('Colour')).toBeHidden();
  await options.click();
  await expect(page.getByLabel('Colour')).toBeVisible();
});

test('the pages of questions are one line, with the present one in sight', async ({ page }) => {
  for (const name of ['accuracy', 'dead-code']) {
    await page.goto(`quality/${name}.html`);
    const tabs = page.getByRole('navigation', { name: 'Questions' });
    await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    const tops = await tabs
      .locator('a')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  }
});

test('tables of figures are as wide as the screen', async ({ page }) => {
  for (const name of ['coverage', 'accuracy']) {
    await page.goto(`quality/${name}.html`);
    const tables = page.locator('.scroll:has(.figures)');
    await expect(tables.first()).toBeVisible();
    const hidden = await tables.evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    expect(Math.max(...hidden)).toBe(0);
  }
});

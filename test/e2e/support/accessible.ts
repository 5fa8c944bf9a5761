import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of axe whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no axe violations in the light and the dark theme. Themes differ in colours only, so one visit shows both: the
 * second time, only the rules about colours run.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await transitionsEnd(page);
  expect(await violations(new AxeBuilder({ page })), 'in the light theme').toEqual([]);
  const light = await textColour(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // A script of the page sets the theme when it hears of the change.
  await expect.poll(() => textColour(page), { message: 'colour of text in the dark theme' }).not.toBe(light);
  await transitionsEnd(page);
  expect(await violations(new AxeBuilder({ page }).withRules(colourRules)), 'in the dark theme').toEqual([]);
}

/** Colours on their way from one theme to the other have less contrast. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });
  // Drawings are made again in the colours of the theme.
  await expect(page.getByText(/^(Reading|Drawing) …$/)).toHaveCount(0);
}

async function violations(builder: AxeBuilder): Promise<[rule: string, elements: string[]][]> {
  const found = (await builder.analyze()).violations;
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html).slice(0, 3)]);
}

function textColour(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).color);
}

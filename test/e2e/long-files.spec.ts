import { expect, type Page } from '@playwright/test';
import { pagePath } from '../../src/model/page-path.ts';
import { bareAtlas } from '../support/source-atlas.ts';
import { testOfAtlas } from './support/served-sites.ts';

const FUNCTIONS = 400;
/** The line of the first function; each has three. */
const FIRST_LINE = 30;
/** Of the file whose blocks are many, with one function every twenty lines. */
const HUGE_LINES = 14_000;
const huge = pagePath.file('huge.ts');

function hugeSource(): string {
  const statements = Array.from({ length: 18 }, (_, at) => `  let value${at} = ${at};\n`).join('');
  return Array.from(
    { length: HUGE_LINES / 20 },
    (_, at) => `export function part${at}(): void {\n${statements}}\n`,
  ).join('');
}

/** Serves a file whose blocks of code are not laid out while they are out of view. */
const test = testOfAtlas(() => {
  const functions = Array.from(
    { length: FUNCTIONS },
    (_, at) => `export function step${at}(): number {\n  return ${at};\n}\n`,
  );
  return bareAtlas({
    'long.ts': '// A long file.\n'.repeat(FIRST_LINE - 1) + functions.join('') + 'step0();\nstep0();\n',
    'huge.ts': hugeSource(),
  });
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

/** Counts the lines of code that scripts measure, which makes browsers lay out blocks that are out of view. */
async function countMeasuredLines(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const lines = new Set<Element>();
    const note = (target: unknown) => {
      const line = target instanceof Element ? target.closest('.code u[id]') : null;
      if (line) lines.add(line);
    };
    for (const name of ['checkVisibility', 'getBoundingClientRect', 'getClientRects'] as const) {
      const original = Element.prototype[name] as (this: Element, ...rest: unknown[]) => unknown;
      Object.defineProperty(Element.prototype, name, {
        value: function (this: Element, ...rest: unknown[]): unknown {
          note(this);
          return original.apply(this, rest);
        },
      });
    }
    const style = getComputedStyle;
    window.getComputedStyle = (element, pseudo) => {
      note(element);
      return style(element, pseudo);
    };
    Object.assign(window, { measuredLines: () => lines.size });
  });
  return () => page.evaluate(() => (window as unknown as { measuredLines(): number }).measuredLines());
}

/** The blocks of long files. */
const BLOCKS = '.code > code > span';

function countRendered(page: Page): Promise<number> {
  return page
    .locator(BLOCKS)
    .evaluateAll(
      (all) =>
        all.filter((each) =>
          [...each.children].some((line) => line.checkVisibility({ contentVisibilityAuto: true })),
        ).length,
    );
}

/** Resolves once the outline, the reader and the frame after them have done their work. */
async function openHuge(page: Page): Promise<void> {
  await page.goto(huge);
  await expect(page.getByRole('button', { name: 'Fold all' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test('a page of 14,000 lines opens and scrolls without measuring the lines that are out of view', async ({
  page,
}) => {
  const measured = await countMeasuredLines(page);
  await openHuge(page);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 3000);
  await expect(page.locator('.scopes')).toContainText('function part');
  expect(await measured()).toBeLessThan(100);
  expect(await page.locator(BLOCKS).count()).toBeGreaterThan(100);
  expect(await countRendered(page)).toBeLessThan(10);
});

test('all folds of a page of 14,000 lines open without laying out blocks that are out of view', async ({
  page,
}) => {
  await openHuge(page);
  await page.getByRole('button', { name: 'Fold all' }).click();
  await expect(page.locator('#L2')).toBeHidden();
  await page.mouse.wheel(0, 2000);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  await expect(page.locator('#L2')).not.toHaveAttribute('hidden');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await countRendered(page)).toBeLessThan(10);
});

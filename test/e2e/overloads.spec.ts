import { expect } from '@playwright/test';
import { pagePath } from '../../src/model/page-path.ts';
import { renderPageMarkdown } from '../../src/publish/page-markdown/page-markdown.ts';
import { loadSiteApp } from '../../src/publish/site-app.ts';
import { sourceAtlas } from '../support/source-atlas.ts';
import { testOfAtlas } from './support/served-sites.ts';

const branches = Array.from({ length: 8 }, (_, at) => `    if (value == ${at}) return this;`).join('\n');
const long = 'a/very/deep/tree/of/directories/with/long/names';
const files = {
  [`${long}/DeepClass.java`]: `package deep;
public class DeepClass {
  /** A name that needs most of a row. */
  public int aMethodWithARatherLongNameThatIsSaid() { return 1; }
}
`,
  'src/json/Writer.java': `package json;
public class Writer {
  private Writer(int depth) {}
  public Writer() { this(0); }
  /** Writes a number. */
  public Writer value(boolean value) { return this; }
  /** Writes a number. */
  public Writer value(int value) {
${branches}
    return value(value > 0);
  }
  private Writer unused(int a) { return unused(a, 1); }
  private Writer unused(int a, int b) { return this; }
}
`,
  'src/json/Main.java': `package json;
public class Main {
  void write(Writer writer) { writer.value(true).value(1); }
  void write(Writer writer, int number) { writer.value(number); }
  public static void main(String[] names) { new Main().write(new Writer(), 1); }
}
`,
  'src/shapes.ts': `export class Shape {
  draw(): void;
  draw(on: string): void;
  draw(on?: string): void { scale(on); }
}
export function scale(by?: string): void { new Shape().draw(by); }
export namespace scale { export const most = 2; }
`,
};

/** Serves a repository with overloads. */
const test = testOfAtlas(() => sourceAtlas(files));

/** The number that makes the ids of overloads differ. */
const number = /~\d/;
const writer = 'src/json/Writer.java';
const overload = encodeURIComponent(`${writer}::Writer.value~2`);
/** Pages, and what each shows once it is complete. */
const pages: [path: string, text: string][] = [
  [pagePath.overview, 'Writer'],
  [pagePath.file(writer), 'value(int)'],
  [pagePath.file('src/json/Main.java'), 'write(Writer, int)'],
  [pagePath.file('src/shapes.ts'), 'draw'],
  [pagePath.file(`${writer}~/Writer`), 'Writer.value(int)'],
  [pagePath.file('src/json/Main.java~/Main'), 'Main.write(Writer, int)'],
  [pagePath.file('src/shapes.ts~/Shape'), 'Shape.draw'],
  [pagePath.deadCode, 'Writer.unused'],
  [pagePath.hotSpots, 'Writer.value'],
  [`${pagePath.search}?q=value&in=names`, 'Writer.value'],
  [`${pagePath.search}?q=value&in=code`, 'in Writer.value(int)'],
  [`${pagePath.explore}?symbol=${overload}`, 'Writer.value(int)'],
  [`${pagePath.explore}?view=hierarchy&symbol=${overload}`, 'Writer.value(int)'],
  [
    `${pagePath.questions}?from=${encodeURIComponent('src/json/Main.java::Main.write~2')}&to=${overload}`,
    'step',
  ],
];

for (const [path, text] of pages)
  test(`no number of an overload is seen on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(text);
    await expect(page.locator('main')).not.toContainText(/Reading|Searching/);
    // What is folded is seen when it is opened.
    for (const fold of await page.locator('main details.calls > summary').all()) await fold.click();
    const texts = await page.evaluate(() => [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('[title], [aria-label]')].flatMap((each) => [
        each.getAttribute('title') ?? '',
        each.getAttribute('aria-label') ?? '',
      ]),
    ]);
    expect(texts.filter((each) => number.test(each)).map((each) => each.slice(0, 300))).toEqual([]);
  });

test('headings, the outline and lists of callers tell overloads apart by their parameters', async ({
  page,
}) => {
  await page.goto(pagePath.file(`${writer}~/Writer`));
  await expect(page.getByRole('heading', { name: 'Writer.value(boolean)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Writer.value(int)' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toContainText('value(int)');
  await expect(page.locator('[id=".Writer.value"] .use-lines')).toContainText('Writer.value(int)');
  await page.goto(pagePath.file(writer));
  await expect(page.locator('.rail').getByRole('link', { name: 'value(boolean)' })).toBeVisible();
});

test('the palette and the pickers of symbols tell overloads apart by their lines', async ({ page }) => {
  await page.goto(pagePath.file(writer));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('value');
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options.filter({ hasText: 'Writer.java:6' })).toBeVisible();
  await expect(options.filter({ hasText: 'Writer.java:8' })).toBeVisible();
  expect(await page.getByRole('listbox', { name: 'Results' }).textContent()).not.toMatch(number);
  await page.goto(pagePath.questions);
  await page.getByRole('combobox', { name: 'From' }).fill('Writer.value');
  const offered = page.getByRole('listbox', { name: 'Symbols and files' }).first();
  await expect(offered.getByRole('option')).toHaveCount(2);
  expect(await offered.textContent()).not.toMatch(number);
  await offered.getByRole('option').last().click();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('Writer.value');
});

test('the panel of references and its card name the overload', async ({ page }) => {
  await page.goto(pagePath.file(writer));
  await page.locator('#L8').getByRole('link', { name: 'value', exact: true }).click();
  const panel = page.locator('.panel-head');
  await expect(panel.getByRole('link', { name: 'Writer.value(int)' })).toBeVisible();
  expect(await page.locator('body').textContent()).not.toMatch(number);
});

test('the Markdown of pages has no number of an overload', async () => {
  const store = await sourceAtlas(files);
  const app = await loadSiteApp();
  for (const path of [
    pagePath.file(writer),
    pagePath.file('src/json/Main.java'),
    pagePath.deadCode,
    pagePath.hotSpots,
  ]) {
    const text = (await renderPageMarkdown(path, store, app)) ?? '';
    expect(text.replace(/\]\([^)]*\)/g, ']')).not.toMatch(number);
  }
});

for (const width of [1440, 390])
  test(`the palette shows names as a whole, and the end of a deep path, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(pagePath.file(writer));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('aMethodWithARather');
    const row = page.getByRole('listbox', { name: 'Results' }).getByRole('option').first();
    await expect(row).toContainText('aMethodWithARatherLongNameThatIsSaid');
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth;
    expect(await row.locator('.palette-name').evaluate(isCut)).toBe(false);
    expect(await row.locator('.palette-place b').evaluate(isCut)).toBe(false);
    // Of the path, the end is in sight.
    const [path, whole] = [row.locator('.palette-path'), row.locator('.palette-path bdi')];
    const [box, text] = [await path.boundingBox(), await whole.boundingBox()];
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - (text?.x ?? 0) - (text?.width ?? 0))).toBeLessThan(2);
  });

test('breadcrumbs of a deep path name its first and last directories', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(pagePath.file(`${long}/DeepClass.java~/DeepClass`));
  const crumbs = page.locator('.trail li');
  await expect(crumbs).toHaveText(['a', 'very', '…', 'long', 'names', 'DeepClass.java', 'DeepClass']);
  for (const crumb of await crumbs.all())
    expect(await crumb.evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(false);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(crumbs.last()).toBeVisible();
  expect(await crumbs.last().evaluate((each) => each.scrollWidth > each.clientWidth)).toBe(false);
  await crumbs.nth(5).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'DeepClass.java' })).toBeVisible();
});

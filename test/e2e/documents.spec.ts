import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { evilSvg, redPixel } from '../support/pictures.ts';
import { bareAtlas } from '../support/source-atlas.ts';
import { testOfAtlas } from './support/served-sites.ts';

const files = {
  'README.md':
    '# Shop\n\n![Logo](art/logo.png) ![Icon](art/icon.svg) ![Badge](https://example.org/b.svg)\n\n[Guide](docs/guide.rst#tables)\n\n```js\nconst a = 1;\n```\n\n' +
    'A paragraph of a long document. '.repeat(20).concat('\n\n').repeat(20),
  'docs/guide.rst':
    'Guide\n=====\n\n.. note:: Mind the *gap*.\n\nTables\n------\n\n+---+---+\n| a | b |\n+===+===+\n| 1 | 2 |\n+---+---+\n\n.. image:: ../art/logo.png\n   :alt: The logo\n',
  'data/cities.csv': `name,note\n${Array.from({ length: 700 }, (_, at) => `city ${at},"a, b"`).join('\n')}\n`,
  'data/run.ipynb': JSON.stringify({
    nbformat: 4,
    metadata: {},
    cells: [
      { cell_type: 'markdown', source: '# Run' },
      {
        cell_type: 'code',
        source: '1 + 1',
        outputs: [{ data: { 'image/png': Buffer.from(redPixel).toString('base64'), 'text/plain': 'Plot' } }],
      },
    ],
  }),
  'art/logo.png': redPixel,
  'art/fake.png': '<script>alert(1)</script>',
  'art/icon.svg': evilSvg,
  'ci.yml': 'on: push # comment\n',
  'src/a.ts': 'export const a = 1;\n',
  'src/load.ts':
    '/**\n * Loads.\n * @param {Map<string, Record<string, number>>} options The options of the loader.\n */\n' +
    'export function load(options: Map<string, Record<string, number>>): void {}\n',
};

/** Serves the files once, and fails if a page complains or asks for anything from another host. */
const test = testOfAtlas(() => bareAtlas(files)).extend<{ site: string }>({
  site: async ({ page, siteUrl }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      // Browsers ask for an icon when an image is opened by itself.
      const isIcon = message.location().url.endsWith('/favicon.ico');
      if (message.type() === 'error' && !isIcon) complaints.push(message.text());
    });
    page.on('dialog', (dialog) => {
      complaints.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(siteUrl) && !request.url().startsWith('data:'))
        complaints.push(request.url());
    });
    await use(siteUrl);
    expect(complaints).toEqual([]);
  },
});

/** The width of an image that is loaded. */
const shownWidth = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.width));

test('a README shows the images of the repository, and links to remote ones', async ({ page, site }) => {
  await page.goto(`${site}index.html`);
  expect(await shownWidth(page, 'Logo')).toBe(1);
  expect(await shownWidth(page, 'Icon')).toBe(60);
  await expect(page.getByRole('link', { name: 'Badge' })).toHaveAttribute(
    'href',
    'https://example.org/b.svg',
  );
  await expect(page.locator('.lit b')).toHaveText('const');
  await page.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeInViewport();
});

test('an image has a page, in the tree and the directory; what is no image says so', async ({
  page,
  site,
}) => {
  await page.goto(`${site}tree/art/index.html`);
  await page.getByRole('main').getByRole('link', { name: 'logo.png', exact: true }).click();
  expect(await shownWidth(page, 'logo.png')).toBe(1);
  await expect(page.getByText('1 × 1 pixels')).toBeVisible();
  await page.goto(`${site}file/art/fake.png.html`);
  await expect(page.getByText('This image is not shown')).toBeVisible();
  expect((await page.request.get(`${site}image/art/fake.png.png`)).status()).toBe(404);
});

test('a drawing is shown above its source, and its file runs nothing when it is opened', async ({
  page,
  site,
}) => {
  await page.goto(`${site}file/art/icon.svg.html`);
  expect(await shownWidth(page, 'The drawing')).toBe(64);
  await page.goto(`${site}image/art/icon.svg.svg`);
  await expect(page.locator('circle')).toHaveCount(1);
  await expect(page.locator('script, foreignObject, a')).toHaveCount(0);
});

test('a long document is shown whole on its page, and on the overview when a reader asks for all of it', async ({
  page,
  site,
}) => {
  const cutOff = () =>
    page.locator('.readme .prose').evaluate((prose) => prose.scrollHeight - prose.clientHeight);
  await page.goto(`${site}file/README.md.html`);
  expect(await cutOff()).toBeLessThan(2);
  await page.goto(`${site}index.html`);
  expect(await cutOff()).toBeGreaterThan(500);
  await page.getByText('Show all of it').click();
  expect(await cutOff()).toBeLessThan(2);
});

test('reStructuredText is a document with contents', async ({ page, site }) => {
  await page.goto(`${site}file/docs/guide.rst.html`);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Tables' }).click();
  await expect(page.getByRole('heading', { name: 'Tables' })).toBeInViewport();
  await expect(page.getByRole('cell', { name: '2' })).toBeVisible();
  expect(await shownWidth(page, 'The logo')).toBe(1);
});

test('values are a table that scrolls on its own, with the source below', async ({ page, site }) => {
  await page.goto(`${site}file/data/cities.csv.html`);
  await expect(page.getByRole('row')).toHaveCount(501);
  await expect(page.getByText('And 200 more rows')).toBeVisible();
  await page.getByText('Source', { exact: true }).click();
  await expect(page.locator('#L700')).toContainText('city 698');
});

test('a notebook shows its texts, code and outputs', async ({ page, site }) => {
  await page.goto(`${site}file/data/run.ipynb.html`);
  await expect(page.getByRole('heading', { name: 'Run', exact: true })).toBeVisible();
  expect(await shownWidth(page, 'Plot')).toBe(1);
});

test('formats without a grammar are highlighted and named', async ({ page, site }) => {
  await page.goto(`${site}file/ci.yml.html`);
  await expect(page.locator('.code i').last()).toHaveText('# comment');
  await expect(page.getByText('YAML · 1 line')).toBeVisible();
  await expect(page.getByText('not supported')).toHaveCount(0);
});

for (const path of [
  'index.html',
  'file/art/logo.png.html',
  'file/art/icon.svg.html',
  'file/docs/guide.rst.html',
  'file/data/cities.csv.html',
  'file/data/run.ipynb.html',
  'tree/art/index.html',
])
  test(`${path} is accessible and fits a small screen`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`${site}${path}`);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

test('on a phone, the text about a parameter has the width of the screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}file/src/load.ts~/load.html`);
  const text = await page.getByText('The options of the loader.').boundingBox();
  expect(text?.width).toBeGreaterThan(300);
  // One line, two at most.
  expect(text?.height).toBeLessThan(60);
});

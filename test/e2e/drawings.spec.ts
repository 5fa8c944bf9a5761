import { expect, type Locator, type Page } from '@playwright/test';
import { sourceAtlas } from '../support/source-atlas.ts';
import { testOfAtlas } from './support/served-sites.ts';

const callers = Array.from(
  { length: 30 },
  (_, at) => `export function caller${at}(): Hub {\n  return new Hub(${at});\n}\n`,
);
/** Long enough for a page of its own. */
const long = 'Long'.repeat(20);
const methods = Array.from(
  { length: 12 },
  (_, at) => `  ${long}${at}(): number {\n    this.${long}0();\n    return step(${at});\n  }\n`,
);

/** One edge more than Mermaid draws. */
const wide = Array.from({ length: 501 }, (_, at) => `a${at} --> a${at + 1}`);

const hostile = [
  '%%{init: {"securityLevel":"loose","htmlLabels":true,"themeCSS":"@import url(https://example.org/a.css)"}}%%',
  'flowchart LR',
  'A["<img src=x onerror=alert(1)>hello"] --> B["<script>alert(2)</script>there"]',
  'click A href "javascript:alert(3)"',
  'click B call alert(4)',
].join('\n');

const files = {
  'src/hub.ts':
    `import { step } from './step.ts';\nexport class Hub {\n${methods.join('')}}\n` +
    'export class Box {\n  open(): Hub {\n    return new Hub();\n  }\n}\n',
  'src/step.ts': 'export function step(n: number): number {\n  return n;\n}\n',
  'src/far/callers.ts': `import { Hub } from '../hub.ts';\n${callers.join('')}`,
  'good.md': '# Good\n\n```mermaid\nsequenceDiagram\n  Ann->>Bob: Hello\n```\n',
  'hostile.md': `# Hostile\n\n\`\`\`mermaid\n${hostile}\n\`\`\`\n`,
  'names.md': '# Names\n\n```mermaid\nflowchart LR\n  C++ --> a*b\n```\n',
  'mind.md': '# Mind\n\n```mermaid\nmindmap\n  Root\n    Leaf\n```\n',
  'two.md':
    '# Two\n\n```mermaid\nsequenceDiagram\n  Ann->>Bob: Hello\n```\n\n```mermaid\nflowchart LR\n  A --> B\n```\n',
  'wide.md': `# Wide\n\n\`\`\`mermaid\nflowchart LR\n${wide.join('\n')}\n\`\`\`\n`,
  'empty.md': '# Empty\n\n```mermaid\n```\n',
  'broken.md': '# Broken\n\n```mermaid\nflowchart LR\nA --> --> B\n```\n',
};

/** Serves the files once, and fails if a page complains, opens a dialog or asks for anything from another host. */
const test = testOfAtlas(() => sourceAtlas(files)).extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, siteUrl }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // Mermaid reads labels as HTML, whose handlers the policy of the frame stops.
        const isStopped = message.text().startsWith('Executing inline event handler violates');
        if (message.type() === 'error' && !isStopped)
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('dialog', (dialog) => {
        complaints.push(dialog.message());
        void dialog.dismiss();
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(siteUrl) && !/^(?:data|blob):/.test(request.url()))
          complaints.push(request.url());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** The first drawing of a page, after it was drawn. */
async function drawn(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const drawing = page.locator('.drawing').first();
  await drawing.locator('.drawing-bar').waitFor();
  return drawing;
}

/** The size of the text of a drawing as it is shown, in pixels. */
function textSize(drawing: Locator): Promise<number> {
  return drawing.locator('img').evaluate((image: HTMLImageElement) => {
    const svg = decodeURIComponent(image.src.slice(image.src.indexOf(',') + 1));
    const size = Number(/font-size:\s*([\d.]+)px/.exec(svg)?.[1]);
    return (size * image.clientWidth) / image.naturalWidth;
  });
}

const pages = {
  class: ['file/src/hub.ts~/Hub.html', /^Box\.open$/, /#[.~]Box\.open$/],
  file: ['file/src/hub.ts.html', 'step.ts', /step\.ts\.html$/],
  directory: ['tree/src/index.html', 'hub.ts', /hub\.ts\.html$/],
} as const;

for (const [kind, [path, node, target]] of Object.entries(pages)) {
  for (const width of [1440, 390]) {
    test(`the page of a ${kind} has a drawing in sight, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1000 });
      const drawing = await drawn(page, path);
      await expect(drawing).toBeInViewport();
      expect(await textSize(drawing)).toBeGreaterThanOrEqual(11);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test(`a node of the drawing of a ${kind} leads to its page, by keyboard too`, async ({ page }) => {
    const drawing = await drawn(page, path);
    await drawing.getByRole('link', { name: node }).click();
    await expect(page).toHaveURL(target);
    await drawn(page, path);
    await drawing.getByRole('link', { name: node }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target);
  });
}

test('callers beyond a dozen are counted, and shown when their group is opened', async ({ page }) => {
  const drawing = await drawn(page, 'file/src/hub.ts~/Hub.html');
  const links = drawing.locator('.drawing-stage').getByRole('link');
  const before = await links.count();
  expect(before).toBeLessThan(15);
  await drawing.getByRole('button', { name: /^Show \d+ in src\/far$/ }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(before + 5);
});

for (const [width, path] of [
  [1440, pages.class[0]],
  [1440, pages.file[0]],
  [390, pages.file[0]],
] as const)
  test(`a drawing is whole when it opens: ${path}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    const view = (await drawn(page, path)).locator('.drawing-view');
    const room = await view.evaluate((each) => [each.scrollHeight, each.scrollWidth]);
    expect(room).toEqual(await view.evaluate((each) => [each.clientHeight, each.clientWidth]));
  });

test('a drawing grows for what is opened in it', async ({ page }) => {
  const drawing = await drawn(page, pages.class[0]);
  const height = (): Promise<number> =>
    drawing.locator('.drawing-view').evaluate(({ clientHeight }) => clientHeight);
  const before = await height();
  await drawing.getByRole('button', { name: /^Show \d+ in src\/far$/ }).click();
  await expect.poll(height).toBeGreaterThan(before);
});

test('a drawing takes the room that was kept for it, and is drawn again in another theme', async ({
  page,
}) => {
  await page.route('**/mermaid/first.js', async (route) => {
    await page.evaluate(() =>
      document.body.setAttribute('data-before', `${document.querySelector('.drawing')?.clientHeight}`),
    );
    await route.continue();
  });
  const drawing = await drawn(page, 'file/src/hub.ts.html');
  const height = await drawing.evaluate(({ clientHeight }) => `${clientHeight}`);
  await expect(page.locator('body')).toHaveAttribute('data-before', height);
  const image = drawing.locator('img');
  const light = await image.getAttribute('src');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(image).not.toHaveAttribute('src', light ?? '');
});

test('nothing that draws is loaded before a drawing is in view', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 1000, height: 100 });
  await page.goto('tree/src/index.html');
  await page.getByRole('tree').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('_a/mermaid'))).toEqual([]);
  await page.locator('.drawing').scrollIntoViewIfNeeded();
  await page.locator('.drawing-bar').waitFor();
  expect(requested.filter((url) => url.includes('_a/mermaid')).length).toBeGreaterThan(0);
});

test('a block of Mermaid in a document is drawn', async ({ page }) => {
  const drawing = await drawn(page, 'file/good.md.html');
  const svg = decodeURIComponent((await drawing.locator('img').getAttribute('src')) ?? '');
  for (const word of ['Ann', 'Bob', 'Hello']) expect(svg).toContain(word);
});

for (const [path, words] of [
  ['file/names.md.html', ['C++', 'a*b']],
  ['file/mind.md.html', ['Root', 'Leaf']],
] as const)
  test(`a block of Mermaid is drawn whose names or layout are unusual: ${path}`, async ({ page }) => {
    const drawing = await drawn(page, path);
    const svg = decodeURIComponent((await drawing.locator('img').getAttribute('src')) ?? '');
    for (const word of words) expect(svg).toContain(word);
  });

test('an empty block of Mermaid says that it is empty', async ({ page }) => {
  await page.goto('file/empty.md.html');
  await expect(page.getByRole('status')).toHaveText('It could not be drawn: Its text is empty.');
});

test('a hostile block of Mermaid runs nothing and loads nothing', async ({ page, complaints }) => {
  const drawing = await drawn(page, 'file/hostile.md.html');
  await expect(drawing.locator('a[href^="javascript"], script, foreignObject')).toHaveCount(0);
  const svg = decodeURIComponent((await drawing.locator('img').getAttribute('src')) ?? '');
  expect(svg).toContain('hello');
  expect(svg).not.toMatch(/<script|onerror|javascript:|<foreignObject/i);
  expect(complaints).toEqual([]);
});

test('the frame has no origin, and reaches neither the page nor other addresses', async ({
  page,
  complaints,
}) => {
  await drawn(page, 'file/src/hub.ts.html');
  const frame = page.frames().find((each) => each.url().includes('frame.html'))!;
  const reached = await frame.evaluate(async () => {
    const tries = [() => parent.document.title, () => localStorage.length, () => fetch(location.href)];
    const results = await Promise.allSettled(tries.map(async (each) => each()));
    return [origin, ...results.map(({ status }) => status)];
  });
  expect(reached).toEqual(['null', 'rejected', 'rejected', 'rejected']);
  // The policy says so in the console.
  complaints.length = 0;
});

test('a broken block of Mermaid shows what is wrong, and its text', async ({ page }) => {
  await page.goto('file/broken.md.html');
  await expect(page.getByRole('status').filter({ hasText: 'Parse error' })).toBeVisible();
  await page.getByText('Mermaid source').click();
  await expect(page.getByText('A --> --> B').first()).toBeVisible();
});

test('a block of Mermaid with too many edges says how many are drawn, and nothing to configure', async ({
  page,
}) => {
  await page.goto('file/wide.md.html');
  await expect(page.getByRole('status')).toHaveText('It could not be drawn: It has more than 500 edges.');
});

test('where scripts of one drawing cannot be loaded, it says so, and others are drawn', async ({
  page,
  complaints,
}) => {
  await page.route('**/mermaid/sequenceDiagram-*', (route) => route.fulfill({ status: 404 }));
  await page.goto('file/two.md.html');
  await expect(page.locator('.drawing').nth(0).getByRole('status')).toContainText('could not be loaded');
  await expect(page.locator('.drawing').nth(1).locator('.drawing-bar')).toBeVisible();
  complaints.length = 0;
});

for (const script of ['**/mermaid/first.js', '**/elk-worker*', '**/drawing.*.js'])
  test(`where what draws cannot be loaded, each drawing says so: ${script}`, async ({ page, complaints }) => {
    await page.route(script, (route) => route.fulfill({ status: 404 }));
    await page.goto('file/two.md.html');
    for (const drawing of await page.locator('.drawing').all())
      await expect(drawing.getByRole('status')).toContainText('could not be loaded');
    complaints.length = 0;
  });

test('a drawing stays where a group cannot be opened, and opens it when it is tried again', async ({
  page,
  complaints,
}) => {
  const drawing = await drawn(page, pages.class[0]);
  const links = drawing.locator('.drawing-stage').getByRole('link');
  const before = await links.count();
  await page.route('**/api/**', (route) => route.abort());
  const group = drawing.getByRole('button', { name: /^Show \d+ in src\/far$/ });
  await group.click();
  await expect(drawing.getByRole('status')).toContainText('could not be drawn');
  await expect(links).toHaveCount(before);
  await page.unroute('**/api/**');
  await group.click();
  await expect.poll(() => links.count()).toBeGreaterThan(before + 5);
  await expect(drawing.getByRole('status')).toHaveCount(0);
  complaints.length = 0;
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the text of the drawing is there, and the page says why', async ({ page }) => {
    await page.goto('file/src/hub.ts.html');
    await expect(page.getByText('Drawings need JavaScript.')).toBeVisible();
    await page.getByText('Mermaid source').click();
    await expect(page.getByText('flowchart LR')).toBeVisible();
  });
});

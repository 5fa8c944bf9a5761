import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../src/site/markdown/render-markdown.ts';

const render = async (text: string, pages: Record<string, string> = {}) =>
  (await renderMarkdown(text, { resolve: (href) => pages[href] })).html;

describe('a README cannot', () => {
  test.each([
    ['run a script', '<script>alert(1)</script>'],
    ['run a script by an event', '<img src=x onerror=alert(1)><b onclick=alert(1)>x</b>'],
    ['run a script by a link', '[x](javascript:alert(1)) <a href="JaVaScRiPt:alert(1)">x</a>'],
    ['run a script by a data link', '<a href="data:text/html,<script>alert(1)</script>">x</a>'],
    ['frame another page', '<iframe src="https://example.org"></iframe><object data=x></object>'],
    [
      'send a form',
      '<form action="https://example.org"><button formaction="javascript:alert(1)">x</button></form>',
    ],
    ['style the page', '<style>body{display:none}</style><p style="position:fixed">x</p>'],
    ['hide a script in a drawing', '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
    [
      'change the base or leave by itself',
      '<base href="https://example.org"><meta http-equiv=refresh content="0;url=x">',
    ],
  ])('%s', async (_, text) => {
    const html = await render(text);
    expect(html).not.toMatch(
      /<(script|iframe|object|form|style|svg|base|meta|img)|javascript:|\son\w+=|style=|data:/i,
    );
  });

  test('take the id of a part of the page', async () => {
    expect(await render('<p id="main" name="root">x</p>\n\n# Source')).not.toMatch(
      /id="(main|source|root)"|name="root"/,
    );
  });
});

test('images become links with their alt text, so nothing is fetched from another host', async () => {
  const html = await render('![A badge](https://example.org/badge.svg)');
  expect(html).toContain('<a href="https://example.org/badge.svg"');
  expect(html).toContain('>A badge</a>');
  expect(html).not.toContain('<img');
});

describe('an image without alt text that cannot be shown', () => {
  const image = '<img src="https://example.org/logo.svg" alt="" height="150">';

  test.each([
    ['alone', image],
    ['in Markdown', '![](https://example.org/logo.svg)'],
    ['in a paragraph', `<p align="center">${image}<br></p>`],
    ['in a link', '[![](https://example.org/logo.svg)](https://example.org)'],
    ['in a heading', `# ${image}`],
    ['in nested blocks', `<div align="center"><a href="https://example.org">${image}</a></div>`],
  ])('disappears %s, with what would be empty', async (_, markdown) => {
    expect((await render(`${markdown}\n\nText`)).trim()).toBe('<p>Text</p>');
  });

  test('leaves no entry of its heading in the outline', async () => {
    const { headings } = await renderMarkdown(`# ${image}\n\n## Use`, { resolve: () => undefined });
    expect(headings.map(({ text }) => text)).toEqual(['Use']);
  });

  test('leaves the text around it and the cells of a table', async () => {
    expect(await render(`Before ${image} after`)).toMatch(/<p>Before\s+after<\/p>/);
    const html = await render(`| a | b |\n| - | - |\n| ${image} | c |`);
    expect(html.match(/<td/g)).toHaveLength(2);
  });
});

test('an image inside a link stays a single link', async () => {
  const html = await render('[![CI](https://example.org/ci.svg)](https://example.org/ci)');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="https://example.org/ci"');
  expect(html).toContain('>CI</a>');
  expect(html).not.toContain('badges');
});

test('a row of badges is one line of small links', async () => {
  const badge = (name: string) =>
    `[![${name}](https://example.org/${name}.svg)](https://example.org/${name})`;
  const html = await render(
    `${badge('CI')} ${badge('npm')}\n![size](https://x.y/z.svg)\n\nText ${badge('a')} ${badge('b')}`,
  );
  expect(/<p class="badges">.*?<\/p>/s.exec(html)?.[0].match(/<a /g)).toHaveLength(3);
  expect(html.match(/class="badges"/g)).toHaveLength(1);
  expect(await render(`# Shop ${badge('CI')}`)).toMatch(/Shop <a[^>]* class="badge"|Shop <a class="badge"/);
});

test('links to files lead to their pages, links to missing files lose their target', async () => {
  const html = await render('[guide](docs/guide.md) [gone](docs/gone.md)', {
    'docs/guide.md': 'file/docs/guide.md.html',
  });
  expect(html).toContain('<a href="file/docs/guide.md.html">guide</a>');
  expect(html).toContain('<a>gone</a>');
});

test('headings have the anchors of GitHub, and links within the text find them', async () => {
  const { html, headings } = await renderMarkdown(
    '# Get started\n\n[there](#get-started)\n\n## Get started',
    { resolve: () => undefined, topHeading: 2 },
  );
  expect(headings).toEqual([
    { depth: 2, id: 'user-content-get-started', text: 'Get started' },
    { depth: 3, id: 'user-content-get-started-1', text: 'Get started' },
  ]);
  expect(html).toContain('href="#user-content-get-started"');
});

test('renders GitHub Flavored Markdown: tables, task lists, strikethrough, footnotes, bare links', async () => {
  const html = await render(
    '| a |\n|---|\n| b |\n\n- [x] done\n\n~~old~~ https://example.org [^1]\n\n[^1]: Note.',
  );
  expect(html).toContain('<td>b</td>');
  expect(html).toMatch(/<input[^>]* checked[^>]*>/);
  expect(html).toContain('<del>old</del>');
  expect(html).toContain('href="https://example.org"');
  expect(html).toContain('Note.');
});

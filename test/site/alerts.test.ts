import { describe, expect, it, test } from 'vitest';
import { boxesToAlerts } from '../../src/site/markdown/boxes-to-alerts.ts';
import { docHtml } from '../../src/site/markdown/doc-html.ts';
import { renderMarkdown } from '../../src/site/markdown/render-markdown.ts';

const render = async (text: string) =>
  (await renderMarkdown(text, { resolve: () => undefined })).html.replace(/\n/g, '');
const box = (title: string, body: string) =>
  `<blockquote class="admonition"><p><strong>${title}</strong></p>${body}</blockquote>`;
const note = box('Note', '<p>Text.</p>');

describe('a document shows as a box', () => {
  test.each([
    ['an alert of GitHub', '> [!NOTE]\n> Text.', note],
    [
      'an alert with line breaks',
      '> [!WARNING]  \n> a\n>\n> - b',
      box('Warning', '<p>a</p><ul><li>b</li></ul>'),
    ],
    ['an alert with nothing', '> [!TIP]', box('Tip', '')],
    ['a callout with a title', '> [!note] Own *title*\n> Text.', box('Own <em>title</em>', '<p>Text.</p>')],
    ['a box of MkDocs', '!!! note\n    Text.', note],
    [
      'a folded box with a title',
      '??? tip "Own `title`"\n    Text.',
      box('Own <code>title</code>', '<p>Text.</p>'),
    ],
    [
      'a title with quotes',
      '!!! note "Own "quoted" title"\n    Text.',
      box('Own "quoted" title', '<p>Text.</p>'),
    ],
    ['an open folded box', '???+ note\n\n    Text.', note],
    ['an unknown kind of MkDocs', '!!! deprecation\n\tText.', box('Deprecation', '<p>Text.</p>')],
    ['a box of Docusaurus', ':::note\nText.\n:::', note],
    ['a box of VitePress', '::: tip Own title\nText.\n:::', box('Own title', '<p>Text.</p>')],
    ['a title in brackets', ':::tip[Own title]{.x}\nText.\n:::', box('Own title', '<p>Text.</p>')],
    ['a box of MyST', ':::{note}\n:class: dropdown\nText.\n:::', note],
    ['a fenced box of MyST', '```{admonition} Own title\nText.\n```', box('Own title', '<p>Text.</p>')],
  ])('%s', async (_, text, html) => {
    expect(await render(text)).toBe(html);
    expect(await render(`Above.\n${text}\n\nBelow.`)).toBe(`<p>Above.</p>${html}<p>Below.</p>`);
  });
});

it('parses what is inside of boxes and around them as one document', async () => {
  const html = await render(
    '::::note\n\n!!! tip\n    [a][b]\n\n    ```py\n    :::note\n    ```\n\n:::info\nc\n:::\n::::\nd\n\n[b]: https://example.org',
  );
  expect(html).toContain(`<a href="https://example.org"`);
  expect(html).toContain(':::note</code></pre></blockquote>');
  expect(html).toMatch(
    /<\/blockquote><blockquote class="admonition"><p><strong>Info<\/strong><\/p><p>c<\/p><\/blockquote><\/blockquote><p>d<\/p>$/,
  );
});

it('keeps boxes in the entries of lists', async () => {
  expect(await render('1. One\n\n    !!! note\n        Text.\n\n2. Two')).toBe(
    `<ol><li><p>One</p>${note}</li><li><p>Two</p></li></ol>`,
  );
});

it('shows the content of containers that are no boxes', async () => {
  expect(await render('::: code-group\n\n```js\na\n```\n\n:::')).not.toContain(':::');
});

test.each([
  '```md\n!!! note\n    Text.\n:::note\n:::\n```',
  '    !!! note\n        Text.',
  '::: package.Name\n    :members:',
  '::: unknown without an end',
  '!!! This is important !!!',
  '```js\na\n```',
  '```{code-block} python\na\n```',
  'a\n:::',
])('does not take %j for a box', (text) => {
  expect(boxesToAlerts(text)).toBe(text);
});

test.each([
  ['nested boxes', ':::note\n'.repeat(20_000)],
  [
    'boxes that are further and further in',
    Array.from({ length: 400 }, (_, at) => `${' '.repeat(4 * at)}!!! note`).join('\n'),
  ],
  ['unknown containers', '::: x\n'.repeat(20_000)],
  ['ends without a beginning', ':::\n'.repeat(20_000)],
  [
    'fences of different lengths',
    Array.from({ length: 2000 }, (_, at) => ':'.repeat(3 + (at % 50)) + 'note').join('\n'),
  ],
])('%s make a text at most a few times as long', (_, text) => {
  expect(boxesToAlerts(text).length).toBeLessThan(8 * text.length + 1000);
});

test('doc comments show boxes', () => {
  const html = `<blockquote class="admonition">\n<p><strong>Note</strong></p>\n<p>Text.</p>\n</blockquote>`;
  expect(docHtml('> [!NOTE]\n> Text.')).toBe(html);
  for (const text of ['!!! note\n    Text.', ':::note\nText.\n:::'])
    expect(docHtml(text, () => undefined, 'restructuredtext').trim()).toBe(html);
});

describe('links with definitions', () => {
  const link = '<a rel="noopener noreferrer nofollow" href="https://example.org/a">';
  test('are links in a docstring', () => {
    const text = 'See [the *guide*][0].\n\n[0]: https://example.org/a';
    expect(docHtml(text, () => undefined, 'restructuredtext').trim()).toBe(
      `<p>See ${link}the <em>guide</em></a>.</p>`,
    );
  });
  test('lose their marks if they lead to a page of another site', () => {
    expect(docHtml('See [Auth][0].\n\n[0]: /guide/#auth', () => undefined, 'restructuredtext').trim()).toBe(
      '<p>See <a>Auth</a>.</p>',
    );
  });
  test('are links in the sections of a doc comment', () => {
    expect(
      docHtml('Text.\n\n@param a see [the guide][g]\n@returns b\n\n[g]: https://example.org/a'),
    ).toContain(`see ${link}the guide</a>`);
  });
  test('are text within code', () => {
    expect(docHtml('```\n[0]: https://example.org\n```')).toContain('[0]: https');
  });
});

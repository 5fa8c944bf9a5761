import { describe, expect, test } from 'vitest';
import { readFileAt } from '../../../src/query/read.ts';
import { renderDocument } from '../../../src/site/documents/render-document.ts';
import { Links } from '../../../src/site/views/links.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { indexMemory } from '../../support/index-memory.ts';
import { memorySource } from '../../support/memory-source.ts';
import { evilSvg, redPixel, tinyPng } from '../../support/pictures.ts';

async function atlas(files: Record<string, string | Uint8Array>): Promise<MemoryStore> {
  return new MemoryStore((await indexMemory(memorySource(files))).artifacts);
}

async function render(files: Record<string, string | Uint8Array>, path: string, maxCharacters?: number) {
  const store = await atlas(files);
  const shard = await readFileAt(store, path);
  if (!shard) throw new Error(`no ${path}`);
  return renderDocument(store, shard, new Links(`file/${path}.html`), maxCharacters);
}

const files = {
  'docs/a.md':
    '![logo](../art/logo.png) ![svg](/art/icon.svg) ![fake](../art/fake.png) ![far](https://x.y/z.png)\n<img src="../art/logo.png" width="60">\n<picture><source srcset="../art/logo.png"><img src="../art/logo.png" alt="chosen"></picture>\n\n[code](../src/a.ts#L1-L2) [head](b.rst#part-two) [pic](../art/logo.png) [dir](../art/)',
  'docs/b.rst': 'Part two\n========\n\n:doc:`/a` :doc:`c`\n\n.. image:: /logo2.png\n',
  'docs/c.rst': 'C\n=\n',
  'docs/logo2.png': tinyPng(),
  'art/logo.png': tinyPng(),
  'art/icon.svg': evilSvg,
  'art/fake.png': '<script>',
  'src/a.ts': 'export const a = 1;\nexport const b = 2;\n',
};

test('Markdown shows images of the repository, and links to files, lines, headings, images and folders', async () => {
  const { html = '' } = (await render(files, 'docs/a.md')) ?? {};
  expect(html).toContain(
    '<img src="../../image/art/logo.png.png" alt="logo" width="240" height="120" loading="lazy">',
  );
  expect(html).toContain(
    '<img src="../../image/art/logo.png.png" alt="" width="60" height="30" loading="lazy">',
  );
  expect(html).toContain(
    '<img src="../../image/art/icon.svg.svg" alt="svg" width="60" height="30" loading="lazy">',
  );
  expect(html).toContain('<img src="../../image/art/logo.png.png" alt="chosen" ');
  expect(html).toContain('<a href="../art/fake.png.html">fake</a>');
  expect(html).toContain('<a href="https://x.y/z.png"');
  expect(html).toContain('<a href="../src/a.ts.html#L1-L2">code</a>');
  expect(html).toContain('<a href="b.rst.html#user-content-part-two">head</a>');
  expect(html).toContain('<a href="../art/logo.png.html">pic</a>');
  expect(html).toContain('<a href="../../tree/art/index.html">dir</a>');
});

test('addresses from the root of the documentation are found', async () => {
  const { html = '' } = (await render({ ...files, 'docs/a.rst': 'A\n=\n' }, 'docs/b.rst')) ?? {};
  expect(html).toContain('<a href="a.rst.html">/a</a>');
  expect(html).toContain('<a href="c.rst.html">c</a>');
  expect(html).toContain('<img src="../../image/docs/logo2.png.png"');
});

test('a long document is cut between blocks, and links to its end lead to its page', async () => {
  const text = `[end](#the-end)\n\n${'Some words. '.repeat(20)}\n\n## More\n\n${'Others. '.repeat(40)}\n\n## The end\n\nLast.`;
  const store = await atlas({ 'README.md': text });
  const shard = await readFileAt(store, 'README.md');
  const cut = shard && (await renderDocument(store, shard, new Links('index.html'), 300));
  expect(cut?.isCut).toBe(true);
  expect(cut?.html).toContain('href="file/README.md.html#user-content-the-end"');
  expect(cut?.html).not.toMatch(/More|Last/);
  expect((await render({ 'README.md': text }, 'README.md'))?.html).toContain('href="#user-content-the-end"');
});

describe('values', () => {
  test('are a table with a head; quotes and line feeds in cells are kept', async () => {
    const { html = '' } = (await render({ 'a.csv': 'a,b\n"x, ""y""","l1\nl2"\n' }, 'a.csv')) ?? {};
    expect(html).toContain('<thead><tr><th>a</th><th>b</th></tr></thead>');
    expect(html).toContain('<td>x, "y"</td><td>l1\nl2</td>');
  });

  test('have the first 500 rows, and the number of the others', async () => {
    const rows = Array.from({ length: 620 }, (_, at) => `${at}\tr${at}`).join('\n');
    const { html = '' } = (await render({ 'a.tsv': `n\tname\n${rows}` }, 'a.tsv')) ?? {};
    expect(html.match(/<tr>/g)).toHaveLength(501);
    expect(html).toContain('And 120 more rows, in the source.');
  });

  test('cannot be HTML', async () => {
    const { html = '' } =
      (await render({ 'a.csv': 'a,b\n<img src=x onerror=alert(1)>,<script>\n' }, 'a.csv')) ?? {};
    expect(html).not.toMatch(/<img|<script/);
  });
});

describe('a notebook', () => {
  const notebook = (cells: unknown[]) =>
    JSON.stringify({ nbformat: 4, metadata: { language_info: { name: 'js' } }, cells });

  test('shows texts, code and outputs', async () => {
    const cells = [
      { cell_type: 'markdown', source: ['# Title\n', '\n', '*words*'] },
      {
        cell_type: 'code',
        source: 'const a = 1;',
        outputs: [
          { output_type: 'stream', text: ['\u001b[31mred\u001b[0m out\n'] },
          { data: { 'image/png': Buffer.from(redPixel).toString('base64'), 'text/plain': 'a figure' } },
          {
            data: {
              'text/html': '<table><tr><td onclick="x()">cell</td></tr></table>',
              'text/plain': 'plain',
            },
          },
          { data: { 'application/x-widget': {} } },
        ],
      },
    ];
    const document = await render({ 'a.ipynb': notebook(cells) }, 'a.ipynb');
    const html = document?.html ?? '';
    expect(document?.headings.map(({ text }) => text)).toEqual(['Title']);
    expect(html).toContain('<em>words</em>');
    expect(html).toContain('<b>const</b>');
    expect(html).toContain('red out');
    expect(html).toContain('src="data:image/png;base64,iVBORw0KGgo');
    expect(html).toContain('<td>cell</td>');
    expect(html).toContain('Output of type application/x-widget, not shown.');
  });

  test('runs nothing', async () => {
    const cells = [
      { cell_type: 'markdown', source: '<script>alert(1)</script>[x](javascript:alert(1))' },
      { cell_type: 'code', source: '', outputs: [{ data: { 'text/html': '<script>alert(2)</script>' } }] },
      { cell_type: 'code', source: '', outputs: [{ data: { 'image/png': 'PHNjcmlwdD4=' } }] },
      { cell_type: 'code', source: '', outputs: [{ data: { 'image/svg+xml': evilSvg } }] },
    ];
    const { html = '' } = (await render({ 'a.ipynb': notebook(cells) }, 'a.ipynb')) ?? {};
    expect(html).not.toMatch(/<script|href="javascript:|data:image\/png/);
    const svg = Buffer.from(/svg\+xml;base64,([^"]+)/.exec(html)?.[1] ?? '', 'base64').toString();
    expect(svg).toContain('<circle');
    expect(svg).not.toMatch(/script|evil/);
  });

  test.each([
    '',
    '{',
    '[]',
    '{"cells": 1}',
    '{"cells": [null, 1, {"cell_type": "code", "source": 5, "outputs": "x"}]}',
  ])('that is damaged is text or empty: %s', async (source) => {
    await expect(render({ 'a.ipynb': source }, 'a.ipynb')).resolves.not.toThrow();
  });
});

import fc from 'fast-check';
import { toString } from 'hast-util-to-string';
import { describe, expect, test } from 'vitest';
import { renderTree } from '../../../src/site/markdown/render-tree.ts';
import { parseRst } from '../../../src/site/rst/parse-rst.ts';

async function render(source: string, pages: Record<string, string> = {}): Promise<string> {
  const images = Object.entries(pages).filter(([, src]) => src.startsWith('image/'));
  const { html } = await renderTree(parseRst(source), {
    resolve: (href) => pages[href],
    findImage: (name) => images.filter(([path]) => path === name).map(([, src]) => ({ src }))[0],
    topHeading: 2,
  });
  return html.replace(/\n+/g, '\n').trim();
}

test('titles become headings by the order of their styles', async () => {
  const { headings } = await renderTree(
    parseRst('=====\nTitle\n=====\n\nPart\n====\n\nDetail\n------\n\nNext\n====\n'),
    {
      resolve: () => undefined,
    },
  );
  expect(headings.map(({ depth, text }) => [depth, text])).toEqual([
    [1, 'Title'],
    [2, 'Part'],
    [3, 'Detail'],
    [2, 'Next'],
  ]);
});

test.each([
  ['*a* **b** ``c *d*``', '<p><em>a</em> <strong>b</strong> <code>c *d*</code></p>'],
  ['2*3*4 and \\*x\\* and a_b_c', '<p>2*3*4 and *x* and a_b_c</p>'],
  [':meth:`~pkg.Cart.add` :class:`Cart`', '<p><code>add</code> <code>Cart</code></p>'],
  ['see :doc:`guide` now', '<p>see <a href="file/guide.html">guide</a> now</p>'],
  ['`site <https://a.b>`_.', '<p><a href="https://a.b" rel="noopener noreferrer nofollow">site</a>.</p>'],
  [
    'Go_ on\n\n.. _Go: https://a.b',
    '<p><a href="https://a.b" rel="noopener noreferrer nofollow">Go</a> on</p>',
  ],
  ['`x`__\n\n__ https://a.b', '<p><a href="https://a.b" rel="noopener noreferrer nofollow">x</a></p>'],
  ['|v| now\n\n.. |v| replace:: *2*', '<p><em>2</em> now</p>'],
])('inline: %s', async (source, html) => {
  expect(await render(source, { 'guide.rst': 'file/guide.html' })).toBe(html);
});

test.each([
  ['- a\n- b\n\n  - c', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['term : kind\n  meaning', '<dl><dt>term : <em>kind</em></dt><dd>meaning</dd></dl>'],
  [':Author: me\n:Version: 2', '<dl><dt>Author</dt><dd>me</dd><dt>Version</dt><dd>2</dd></dl>'],
  ['--all  Everything.', '<dl><dt><code>--all</code></dt><dd>Everything.</dd></dl>'],
  ['A. Einstein was\nright.', '<p>A. Einstein was\nright.</p>'],
  ['a::\n\n    x\n      y', '<p>a:</p><pre tabindex="0"><code>x\n  y</code></pre>'],
  ['| a\n| b', '<p>a<br>b</p>'],
  ['.. a comment\n   of two lines\n\ntext', '<p>text</p>'],
  ['a\n\n  b', '<p>a</p><blockquote><p>b</p></blockquote>'],
])('blocks: %s', async (source, html) => {
  expect((await render(source)).replaceAll('\u00a0', '')).toBe(html);
});

test('directives: boxes, code, images, figures and versions', async () => {
  const html = await render(
    '.. note:: Mind *it*.\n\n.. code-block:: js\n\n   const a = 1;\n\n.. figure:: a.png\n   :alt: A\n   :width: 40px\n\n   Words.\n\n.. versionadded:: 1.2\n   New.\n\n.. strange:: x\n   :y: z\n\n   content',
    { 'a.png': 'image/a.png.png' },
  );
  expect(html).toContain(
    '<blockquote class="admonition"><p><strong>Note</strong></p><p>Mind <em>it</em>.</p></blockquote>',
  );
  expect(html).toContain('<code class="lit"><b>const</b> a = <i class=n>1</i>;</code>');
  expect(html).toContain('<img src="image/a.png.png" alt="A" width="40" loading="lazy">');
  expect(html).toContain('<p>Words.</p>');
  expect(html).toContain('<strong>New in version 1.2</strong>');
  expect(html).toContain('.. strange:: x\n   :y: z');
});

test('tables: cells that span rows and columns, heads, and lists of lists', async () => {
  const grid = await render(
    '+---+-----+\n| a | b   |\n+===+=====+\n| 1 | - x |\n|   +-----+\n|   | y   |\n+---+-----+\n| z       |\n+---------+',
  );
  expect(grid).toContain('<thead><tr><th>a</th><th>b</th></tr></thead>');
  expect(grid).toContain('<td rowspan="2">1</td><td><ul><li>x</li></ul></td>');
  expect(grid).toContain('<td colspan="2">z</td>');
  // Text outside of the cells is shown as it is written.
  expect(await render('+--+--+\n+--+--+\n| line')).toContain('| line');
  expect(await render('+---+\n| a | b\n+---+')).toContain('| a | b');
  const simple = await render('===  ===\nA    B\n===  ===\nx    y\n     z\n===  ===');
  expect(simple).toContain('<tr><th>A</th><th>B</th></tr>');
  expect(simple).toContain('<tr><td>x</td><td>y\nz</td></tr>');
  const list = await render(
    '.. list-table:: T\n   :header-rows: 1\n\n   * - A\n     - B\n   * - x\n     - y',
  );
  expect(list).toContain('<tr><th>A</th><th>B</th></tr>');
  expect(list).toContain('<tr><td>x</td><td>y</td></tr>');
});

test('footnotes and places in the document are linked', async () => {
  const html = await render(
    '.. _there:\n\nPart one\n========\n\nx [1]_ :ref:`there` `Part one`_\n\n.. [1] Note.',
  );
  expect(html).toContain('<a href="#user-content-footnote-1">[1]</a>');
  expect(html).toContain('id="user-content-footnote-1"');
  expect(html.match(/href="#user-content-part-one"/g)).toHaveLength(2);
});

test.each([
  ['.. raw:: html\n\n   <script>alert(1)</script><b onclick="x()">y</b>'],
  ['`x <javascript:alert(1)>`_'],
  ['.. image:: javascript:alert(1)'],
  ['.. image:: https://evil.example/x.png'],
  ['.. _x: javascript:alert(1)\n\nx_'],
])('runs and loads nothing: %s', async (source) => {
  expect(await render(source)).not.toMatch(/<script|onclick|href="javascript|<img/i);
});

describe('for any document', () => {
  const line = fc.constantFrom(
    'Words here',
    '====',
    '----',
    '* item',
    '1. one',
    '   deeper text',
    '      deepest',
    '',
    '.. note:: mind',
    '.. code-block:: js',
    'ends::',
    '+--+--+',
    '|a |b |',
    '==  ==',
    ':field: value',
    'some *open ``and `wrong',
    '[1]_ and |sub| and x_ `y`_',
    '| line',
    '>>> call()',
  );
  const marks = /\b(note|code|block|js)\b/g;

  test('no word is lost, except those of marks', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 16 }), (lines) => {
        const shown = toString(parseRst(lines.join('\n')));
        for (const word of lines
          .join(' ')
          .replace(marks, '')
          .match(/[a-z]{3,}/gi) ?? [])
          expect(shown).toContain(word);
      }),
    );
  });

  test('any text is parsed', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300, unit: 'binary' }), (text) => void parseRst(text)));
  });

  test('nesting without end is text', () => {
    const deep = Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}x`).join('\n\n');
    expect(toString(parseRst(deep))).toContain('x');
    expect(toString(parseRst(`${'* '.repeat(3000)}x`))).toContain('x');
  });
});

import { expect, it } from 'vitest';
import { docHtml } from '../../src/site/markdown/doc-html.ts';

const resolve = (name: string) => (/^#?(Cart|Cart[.#]add|Item)$/.test(name) ? `${name}.html` : undefined);

it('renders headings, lists, code and links of Go, in which nothing is emphasised', () => {
  expect(
    docHtml(
      'Parse reads *x and _y.\n\n# Usage\n\nSee [*Cart] and [Other].\n\n\tp := Parse()\n\t\tp.Run()\n\nIt has:\n  - one\n    line\n  - two\n\nDeprecated: Use [Item].',
      resolve,
      'godoc',
    ),
  ).toBe(
    '<div class=deprecated><b>Deprecated</b> <p>Use <a href=Item.html><code>Item</code></a>.</p></div>' +
      '<p>Parse reads *x and _y.</p>\n<p><strong>Usage</strong></p>\n' +
      '<p>See <a href=Cart.html><code>Cart</code></a> and [Other].</p>\n' +
      '<pre tabindex="0"><code>p := Parse()\n    p.Run()\n</code></pre>\n' +
      '<p>It has:</p>\n<ul>\n<li>one\nline</li>\n<li>two</li>\n</ul>',
  );
});

it('links names in the links of JSDoc, of Rust, and of what grammars make of Javadoc and XML', () => {
  expect(docHtml('[the cart]{@link Cart}, {@code a<b>}, [`Item`], [it](Cart), [`Gone`].', resolve)).toBe(
    '<p><a href=Cart.html>the cart</a>, <code>a&lt;b&gt;</code>, <a href=Item.html><code>Item</code></a>, ' +
      '<a href=Cart.html>it</a>, <code>Gone</code>.</p>',
  );
});

it('shows headings of Markdown as emphasis, but not in code', () => {
  expect(docHtml('# Examples\n\n```sh\n# comment\n```')).toBe(
    '<p><strong>Examples</strong></p>\n<pre tabindex="0"><code class="language-sh"># comment\n</code></pre>',
  );
});

it('gives no target to malformed and dangerous addresses', () => {
  expect(docHtml('[x](#symbol:%ff) [y](javascript:alert(1)) [z](Gone)', resolve)).not.toContain('href');
});

import { describe, expect, it } from 'vitest';
import { docHtml } from '../../src/site/markdown/doc-html.ts';

it('renders Markdown: fences, code, lists, emphasis', () => {
  expect(docHtml('Uses `a`:\n\n```js\nlet x = 1;\n```\n- one\n- **two**')).toBe(
    '<p>Uses <code>a</code>:</p>\n<pre tabindex="0"><code class="language-js">let x = 1;\n</code></pre>\n' +
      '<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>',
  );
});

it('lists parameters and results with their text, and other block tags as they are', () => {
  const html = docHtml('Adds.\n@param a - the *first*\n@returns the sum\n@since 1.2');
  expect(html).toContain(
    '<dl class=doc-sections><dt>Parameters<dd><dl><dt><code>a</code><dd><p>the <em>first</em></p></dl>' +
      '<dt>Returns<dd><p>the sum</p></dl>',
  );
  expect(html).toContain('<p><strong>Since</strong> 1.2</p>');
});

it('links names that are known, in links of JSDoc, roles of Sphinx, brackets of Go and types', () => {
  const resolve = (name: string) =>
    name === 'Cart' || name === 'Cart.add' ? `cart.html#.${name}` : undefined;
  const html = docHtml(
    '{@link Cart the cart}, :meth:`~Cart.add`, [Cart] and {@link Unknown}, [other].\n\n@param {Cart|null} cart',
    resolve,
  );
  expect(html).toContain('<a href=cart.html#.Cart>the cart</a>');
  expect(html).toContain('<a href=cart.html#.Cart.add><code>add</code></a>');
  expect(html).toContain(
    '<a href=cart.html#.Cart><code>Cart</code></a> and <a><code>Unknown</code></a>, [other]',
  );
  expect(html).toContain('<code class=type><a href=cart.html#.Cart>Cart</a>|null</code>');
});

it('links no parameter, even if a symbol has its name', () => {
  const html = docHtml(
    'Unwraps [value].\n\n@param {Ref} value\n@throws {value}',
    (name) => `ref.html#.${name}`,
  );
  expect(html).toContain('<p>Unwraps [value].</p>');
  expect(html).toContain('<code>value</code> <code class=type><a href=ref.html#.Ref>Ref</a></code>');
});

it('shows what to use instead of a deprecated symbol', () => {
  expect(docHtml('Old.\n@deprecated Use `other`.')).toContain(
    '<div class=deprecated><b>Deprecated</b> <p>Use <code>other</code>.</p></div>',
  );
});

it('shows an unfenced `@example` as code', () => {
  expect(docHtml('@example\nrun(1);\n@see other')).toContain(
    '<pre tabindex="0"><code>run(1);\n</code></pre>',
  );
});

it('keeps tags inside a fence', () => {
  expect(docHtml('```\n@decorated\n```')).toContain('<code>@decorated\n</code>');
});

it('produces no scripts and no resources from other hosts', () => {
  const html = docHtml(
    '<script>alert(1)</script> ![x](https://x.test/a.png) [y](javascript:alert(1)) [z](./z)',
  );
  expect(html).not.toMatch(/<script|<img|javascript:|href="\./);
  expect(html).toContain('&lt;script&gt;');
});

it('keeps indented text as text', () => {
  expect(docHtml('Args:\n    name: who\n')).not.toContain('<pre');
});

it('shows interpreter sessions as code and underlined lines as headings', () => {
  const html = docHtml('Examples\n========\n\n>>> x*y*z\n6\n\nMore.');
  expect(html).toBe(
    '<p><strong>Examples</strong></p>\n<pre tabindex="0"><code>&gt;&gt;&gt; x*y*z\n6\n</code></pre>\n<p>More.</p>',
  );
});

describe('keeps the lines of what is indented for it', () => {
  const code = (lines: string) => `<pre tabindex="0"><code>${lines}\n</code></pre>`;

  it('below two colons, and below a line that ends with one', () => {
    expect(docHtml('Uses::\n\n    with a:\n        b()\n\nThen this.')).toBe(
      `<p>Uses:</p>\n${code('with a:\n    b()')}\n<p>Then this.</p>`,
    );
    expect(docHtml('One.\n\n      Two::\n\n          a\n            b')).toContain(code('a\n  b'));
    expect(docHtml('For example:\n\n  a = b [c]\n  c = d')).toBe(
      `<p>For example:</p>\n${code('a = b [c]\nc = d')}`,
    );
  });

  it('in a directive for code', () => {
    expect(docHtml('.. sourcecode:: jinja\n\n    {{ a }}\n      b')).toBe(code('{{ a }}\n  b'));
  });

  it('of parameters below a heading with two lines', () => {
    expect(docHtml('Adds.\n\nParameters\n==========\n\na : int\n    One.\nb : int')).toContain(
      '<dt>Parameters<dd><dl><dt><code>a</code> <code class=type>int</code><dd><p>One.</p><dt><code>b</code> <code class=type>int</code>',
    );
  });

  it('without the options of the directive', () => {
    expect(docHtml('.. code-block:: python\n   :caption: a.py\n   :linenos:\n\n   run(1)')).toBe(
      code('run(1)'),
    );
  });

  it('also with tabs, directly below two colons, and with fences in it', () => {
    expect(docHtml('Uses:\n\n\tif a\n\t\tb')).toBe(`<p>Uses:</p>\n${code('if a\n    b')}`);
    expect(docHtml('Uses::\n    a()\n    b()')).toBe(`<p>Uses:</p>\n${code('a()\nb()')}`);
    expect(docHtml('Uses::\n\n    ~~~~~\n    a\n    ~~~~~')).toBe(`<p>Uses:</p>\n${code('~~~~~\na\n~~~~~')}`);
  });

  it('in the entry of a numbered list', () => {
    expect(docHtml('10. Run::\n\n        a()\n\n11. Done.')).toMatch(
      /<ol start="10">\s*<li>\s*<p>Run:<\/p>\s*<pre tabindex="0"><code>a\(\)\n<\/code><\/pre>\s*<\/li>/,
    );
  });

  it('in the text of a parameter', () => {
    expect(docHtml('Args:\n    a: One of::\n\n            x\n            y\n    b: Two.')).toContain(
      `<dt><code>a</code><dd><p>One of:</p>\n${code('x\ny')}<dt><code>b</code><dd><p>Two.</p>`,
    );
  });

  it('but not of lists, prose, sections and examples', () => {
    expect(docHtml('These:\n\n    - a\n    - b')).toContain('<ul>');
    expect(docHtml('Warning:\n\n    This does what nobody wants.')).not.toContain('<pre');
    expect(docHtml('Args:\n\n    a: One.')).toContain('<dt>Parameters');
    expect(docHtml('@example\nif a:\n\n    b: 1\n    c: 2')).toBe(
      `<p><strong>Example</strong></p>\n${code('if a:\n\n    b: 1\n    c: 2')}`,
    );
  });
});

it('makes a list of lines with a name and a text', () => {
  expect(docHtml('With\na: one,\n   or two\n``b`` : three\n\nNote: that.')).toBe(
    '<p>With</p>\n<ul>\n<li>a: one,\nor two</li>\n<li><code>b</code> : three</li>\n</ul>\n<p>Note: that.</p>',
  );
});

it('links no names in code', () => {
  expect(docHtml('```\na[Cart] [Cart]\n```', () => 'cart.html')).toContain('<code>a[Cart] [Cart]\n</code>');
  expect(docHtml('```\na[Cart] [Cart]', () => 'cart.html')).toContain('<code>a[Cart] [Cart]\n</code>');
});

it('knows the definitions of its own comment only', () => {
  expect(docHtml('See [*the guide*][guide].\n\n[guide]: https://example.org/')).toContain(
    'href="https://example.org/"',
  );
  expect(docHtml('See [*the guide*][guide].')).not.toContain('href');
});

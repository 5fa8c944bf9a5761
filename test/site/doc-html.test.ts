import { expect, it } from 'vitest';
import { docHtml } from '../../src/site/markdown/doc-html.ts';

it('renders Markdown: fences, code, lists, emphasis', () => {
  expect(docHtml('Uses `a`:\n\n```js\nlet x = 1;\n```\n- one\n- **two**')).toBe(
    '<p>Uses <code>a</code>:</p>\n<pre tabindex="0"><code class="language-js">let x = 1;\n</code></pre>\n' +
      '<ul>\n<li>one</li>\n<li><strong>two</strong></li>\n</ul>',
  );
});

it('turns block tags into list items that include their lines', () => {
  const html = docHtml('Adds.\n@param a - the first\n  of two\n@returns the sum');
  expect(html).toContain('<li><strong>@param</strong> a - the first\nof two</li>');
  expect(html).toContain('<li><strong>@returns</strong> the sum</li>');
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

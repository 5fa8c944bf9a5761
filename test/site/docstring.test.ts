import { describe, expect, it } from 'vitest';
import { docHtml } from '../../src/site/markdown/doc-html.ts';

const known: Record<string, string> = {
  Flask: 'Flask.html',
  'Flask.run': 'Flask.html#.Flask.run',
  send_file: 'send_file.html',
};
const resolve = (name: string) => known[name.replace(/\(.*$/, '').replace(/^\./, '')];
const html = (text: string) => docHtml(text, resolve, 'restructuredtext');

describe('reStructuredText in docstrings', () => {
  it.each([
    [
      ':func:`send_file` of :class:`~flask.Flask`',
      '<p><a href=send_file.html><code>send_file</code></a> of <a href=Flask.html><code>Flask</code></a></p>',
    ],
    [
      ':py:meth:`run it <flask.Flask.run>`, :meth:`.Flask.run`',
      '<p><a href=Flask.html#.Flask.run><code>run it</code></a>, <a href=Flask.html#.Flask.run><code>.Flask.run</code></a></p>',
    ],
    ['An :attr:`unknown` in :file:`Flask`', '<p>An <code>unknown</code> in <code>Flask</code></p>'],
    [
      ':rfc:`2231`, see :ref:`the guide <guide>`',
      '<p><a rel="noopener noreferrer nofollow" href=https://datatracker.ietf.org/doc/html/rfc2231>RFC 2231</a>, see <em>the guide</em></p>',
    ],
    ['``a *b*`` and *c*', '<p><code>a *b*</code> and <em>c</em></p>'],
    ['Now |v|.\n\n.. |v| replace:: *two*', '<p>Now <em>two</em>.</p>'],
    ['As in [1]_.\n\n.. [1] A note', '<p>As in <sup>[1]</sup>.</p><p><sup>[1] </sup> A note</p>'],
  ])('inline: %s', (text, expected) => {
    expect(html(text)).toBe(expected);
  });

  it('marks versions and boxes', () => {
    expect(
      html(
        'The application.\n\n.. admonition:: About the Name\n\n    It is :file:`__init__.py`.\n\n' +
          '.. versionadded:: 0.7\n   The *static_url_path* parameter.\n.. versionchanged:: 2.0\n\n    Less.\n\n.. deprecated:: 3.0\n   Use ``b``.',
      ),
    ).toBe(
      '<p>The application.</p>' +
        '<blockquote class=admonition><p><strong>About the Name</strong></p><p>It is <code>__init__.py</code>.</p></blockquote>' +
        '<blockquote class=version><p><strong>New in version 0.7</strong>: The <em>static_url_path</em> parameter.</p></blockquote>' +
        '<blockquote class=version><p><strong>Changed in version 2.0</strong>: Less.</p></blockquote>' +
        '<blockquote class=deprecated><p><strong>Deprecated since version 3.0</strong>: Use <code>b</code>.</p></blockquote>',
    );
  });

  it('keeps code, also with decorators and below a directive', () => {
    expect(
      html('.. versionadded:: 1\n   It.\n\n.. code-block:: python\n\n    @property\n    def x(self): ...'),
    ).toBe(
      '<blockquote class=version><p><strong>New in version 1</strong>: It.</p></blockquote>' +
        '<pre tabindex="0"><code class=language-python>@property\ndef x(self): ...</code></pre>',
    );
    expect(html('Call it::\n\n    run()\n\nOr:\n>>> run()\n1')).toBe(
      '<p>Call it:</p><pre tabindex="0"><code>run()</code></pre><p>Or:</p>' +
        '<pre tabindex="0"><code class=language-pycon>&gt;&gt;&gt; run()\n1</code></pre>',
    );
  });

  it('shows unknown directives as their text, and headings as emphasis', () => {
    expect(html('Usage\n-----\n\n.. foo:: bar\n   :opt: 1\n\n   *text*')).toBe(
      '<p><strong>Usage</strong></p><p>bar</p><p><em>text</em></p>',
    );
  });

  it('has definition lists, and lists without an empty line above', () => {
    expect(html('term\n    meaning\n\nSteps:\n- one\n- two')).toBe(
      '<dl><dt>term</dt><dd>meaning</dd></dl><p>Steps:</p><ul><li>one</li><li>two</li></ul>',
    );
  });

  it('lists parameters with the types of their own fields', () => {
    expect(
      html(
        'Sends.\n\n:param str name: the name\n    of :func:`send_file`\n:type size: int\n:param size: how much\n:rtype: Flask\n:returns: it\n:meta private:',
      ),
    ).toBe(
      '<p>Sends.</p><dl class=doc-sections><dt>Parameters<dd><dl><dt><code>name</code> <code class=type>str</code><dd>' +
        '<p>the name\nof <a href=send_file.html><code>send_file</code></a></p>' +
        '<dt><code>size</code> <code class=type>int</code><dd><p>how much</p></dl>' +
        '<dt>Returns<dd><dl><dt><code class=type><a href=Flask.html>Flask</a></code><dd><p>it</p></dl></dl>',
    );
  });

  it("reads roles in the sections of Google's and NumPy's style", () => {
    expect(html('Sends.\n\nArgs:\n    app: A :class:`Flask`.')).toContain(
      '<dt><code>app</code><dd><p>A <a href=Flask.html><code>Flask</code></a>.</p>',
    );
    expect(html('Sends.\n\nReturns\n-------\nint\n    As :func:`send_file`.')).toContain(
      '<code class=type>int</code><dd><p>As <a href=send_file.html><code>send_file</code></a>.</p>',
    );
  });
});

it('renders docstrings in Markdown and Epytext as these', () => {
  expect(html('# Title\n\nSee [docs](https://a.b).\n\n```py\nrun()\n```')).toContain(
    '<p><strong>Title</strong></p>\n<p>See <a rel="noopener noreferrer nofollow" href="https://a.b">docs</a>.</p>\n<pre',
  );
  expect(html('Uses L{Flask} and C{x}.\n\n@param a: The a.\n@type a: C{int}\n@return: B{It}.')).toBe(
    '<p>Uses <a href=Flask.html><code>Flask</code></a> and <code>x</code>.</p>' +
      '<dl class=doc-sections><dt>Parameters<dd><dl><dt><code>a</code> <code class=type>int</code><dd><p>The a.</p></dl>' +
      '<dt>Returns<dd><p><strong>It</strong>.</p></dl>',
  );
});

describe('hostile docstrings', () => {
  it('have no scripts, images, ids and links but those of the web', () => {
    const shown = html(
      '<script>a</script> <b onclick=x> `x <javascript:a>`_ `y <data:text/html,a>`_ `z <./z.html>`_ :raw-html:`<img src=x>` :class:`"><i>`\n\n' +
        '.. _t: javascript:a\n\nt_ `w <https://a.b/"onclick="x>`_\n\n.. image:: https://a.b/c.png\n   :target: javascript:a\n\n' +
        '.. raw:: html\n\n   <iframe src="//a.b"></iframe>\n\n.. _inner:\n\n.. include:: /etc/passwd\n\n.. csv-table:: x\n   :file: ../secret.csv',
    );
    expect(shown).not.toMatch(/<(?:script|b|img|i|iframe)\b|javascript:|data:|href="?[./]|\bid=/);
    expect(shown.match(/<a /g)).toHaveLength(2);
    expect(shown).toContain('href="https://a.b/&quot;onclick=&quot;x">w</a>');
    expect(shown).toContain('&lt;iframe src=');
  });

  it.each([
    ['quotes', Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth)}x`).join('\n')],
    ['lists', `${'* '.repeat(3000)}x`],
    ['substitutions', '.. |a| replace:: |a| |a|\n\n|a|'],
    ['brackets', '['.repeat(20_000)],
    ['starts of emphasis', '*a '.repeat(20_000)],
    ['fields', ':type a: b\n'.repeat(5000)],
  ])('with many nested or open %s are shown', (_, text) => {
    expect(html(text)).toMatch(/[ax[]/);
  });
});

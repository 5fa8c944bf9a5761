import { expect, test } from 'vitest';
import { compactHtml } from '../../src/site/build/compact-html.ts';

test('quotes are omitted where a value does not need them', () => {
  expect(compactHtml('<a class="item" href="../a.ts.html#.x">a</a>')).toBe(
    '<a class=item href=../a.ts.html#.x>a</a>',
  );
  const kept = '<a class="two words" title="a > b" alt="" data-x="it\'s" data-y="a=b"><path d="M1"/></a>';
  expect(compactHtml(kept)).toBe(kept);
});

test('text is never changed, whatever it looks like', () => {
  const text = '<code>&lt;a href="x"> title="y" &lt;/li>&lt;li></code>';
  expect(compactHtml(text)).toBe(text);
});

test('end tags are omitted where the next tag implies them', () => {
  expect(compactHtml('<ul><li>a</li><li>b <ul><li>c</li></ul></li></ul><p>d</p>')).toBe(
    '<ul><li>a<li>b <ul><li>c</ul></ul><p>d</p>',
  );
  expect(compactHtml('<table><tbody><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody></table>')).toBe(
    '<table><tbody><tr><th>a<td>b<tr><td>c</tbody></table>',
  );
  expect(compactHtml('<li>a</li>text')).toBe('<li>a</li>text');
});

import fc from 'fast-check';
import { micromark } from 'micromark';
import { expect, test } from 'vitest';
import { docSyntax } from '../../src/site/markdown/doc-html.ts';
import { plainHtml } from '../../src/site/markdown/plain-markdown.ts';

const parsed = (text: string) => micromark(text, { extensions: [docSyntax] });

test('paragraphs of words and code are rendered without the parser', () => {
  const text = 'Returns `a < b`, or "none":\nsee snake_case.\n\nThe second & last.';
  expect(plainHtml(text)).toBeUndefined();
  const plain = text.replace('&', 'and');
  expect(plainHtml(plain)).toBe(parsed(plain));
  expect(plainHtml(plain)).toContain('<code>a &lt; b</code>');
  const tags = 'Adds.\n\n\n**Since** 2.0\n\n**Default value** `[]`';
  expect(plainHtml(tags)).toBe(parsed(tags));
  expect(plainHtml(tags)).toContain('<strong>Since</strong> 2.0');
  const code = 'Adds:\n```ts\nadd(1 < 2, "a")\n\n  // b\n```\n\n**Since** 2.0\n\n```\n*a*\n```';
  expect(plainHtml(code)).toBe(parsed(code));
  expect(plainHtml(code)).toContain('<code class="language-ts">add(1 &lt; 2, &quot;a&quot;)');
  const type = '@type {Array<number>}';
  expect(plainHtml(type)).toBe(parsed(type));
});

test('a text that is rendered without the parser looks the same as with it', () => {
  const pieces =
    '```ts\n|\n```|```\n|\n```\n|**Since**|**A b** |**a|\n\n\n|a|Z1|1.|1)| |\n|\n\n|_|`|``|-|+|>|~~~|=|#|*|[b]|(|)|&amp;|<|<b>|<x@y.z>|[]| * |"|!|:|\\|é|@|{|http://a.b|—|\u00a0|\t';
  const texts = fc
    .array(fc.constantFrom(...pieces.split('|'), '|'), { maxLength: 10 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, (text) => {
      const html = plainHtml(text);
      if (html !== undefined) expect(html).toBe(parsed(text));
    }),
    { numRuns: 2000 },
  );
});

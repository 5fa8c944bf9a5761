import { viewIn } from '../../src/model/file-shard.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/query/read.ts';
import { highlightHtml } from '../../src/render/highlight-html.ts';
import type { SourceLink } from '../../src/render/highlighter.ts';
import { tinyAtlas } from '../support/tiny-atlas.ts';

function textContent(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;|&amp;|&#13;/g, (entity) => ({ '&lt;': '<', '&amp;': '&', '&#13;': '\r' })[entity]!);
}

/** Throws if a closing tag does not match, or if a tag is not allowed. */
function checkNesting(html: string): void {
  const open: string[] = [];
  for (const [tag, close, name] of html.matchAll(/<(\/?)([a-z]*)(?:[^>"]|"[^"]*")*>/g)) {
    if (!['u', 'b', 'i', 'var', 'a'].includes(name!)) throw new Error(`odd tag ${tag}`);
    if (close && open.pop() !== name) throw new Error(`${tag} closes nothing`);
    if (!close) open.push(name!);
    if (open.filter((each) => each === name).length > 1) throw new Error(`${name} in itself`);
  }
  if (open.length > 0) throw new Error(`${open.join()} left open`);
}

const alphabet = fc.constantFrom('a', ' ', '\n', '\r', '<', '>', '&', '"', "'", '=', '😀', '日');
const sources = fc.array(alphabet, { maxLength: 60 }).map((parts) => parts.join(''));
const highlights = fc
  .array(fc.tuple(fc.nat(5), fc.nat(9), fc.nat(20)), { maxLength: 20 })
  .map((all) => all.flat());
const small = fc.integer({ min: 1, max: 15 });
const links = fc.array(
  fc.record({
    span: fc.tuple(small, small, small, small),
    href: fc.constantFrom('../a.html', '"><script>', "a b'c", 'x=`y`'),
    kind: fc.constantFrom<SourceLink['kind']>('certain', 'candidate'),
    title: fc.constantFrom('', 'plain', '"> <b onclick=x>', 'a & b'),
  }),
  { maxLength: 12 },
);

describe('for any source, highlights and links', () => {
  test('the text content is the source', () => {
    fc.assert(
      fc.property(sources, highlights, links, (source, triples, all) => {
        const html = highlightHtml({ source, highlights: triples, links: all });
        expect(textContent(withoutAttributes(html))).toBe(source);
      }),
    );
  });

  test('tags nest, and only tags begin with "<"', () => {
    fc.assert(
      fc.property(sources, highlights, links, (source, triples, all) => {
        const html = highlightHtml({ source, highlights: triples, links: all });
        checkNesting(html);
        expect(html.replace(/<\/?(u|b|i|var|a)\b/g, '')).not.toContain('<');
      }),
    );
  });
});

function withoutAttributes(html: string): string {
  return html.replace(/<(\/?[a-z]+)(?:[^>"]|"[^"]*")*>/g, '<$1>');
}

test('tokens have short elements or one-letter classes, links the class of the token that they cover', () => {
  const html = highlightHtml({
    source: 'const a = f(x);\n/* one\ntwo */\n',
    highlights: [0, 5, 0, 5, 1, 4, 4, 14, 3],
    links: [
      { span: [1, 11, 1, 12], href: '../f.html', kind: 'certain', title: 'function f' },
      { span: [1, 13, 1, 14], href: 'x.html', kind: 'candidate' },
    ],
  });
  expect(html).toBe(
    '<u id=L1><b>const</b> a = <a class=f href=../f.html title="function f">f</a>' +
      '(<a class=q href=x.html>x</a>);\n</u>' +
      '<u id=L2><i>/* one</i>\n</u><u id=L3><i>two */</i>\n</u>',
  );
});

test('an empty file has one empty line', () => {
  expect(highlightHtml({ source: '', highlights: [] })).toBe('<u id=L1></u>');
});

test('a file of the tiny atlas stays small', async () => {
  const shard = (await readFile(tinyAtlas(), 'src/shop/cart.ts'))!;
  const html = highlightHtml({ source: shard.source, highlights: viewIn(shard).highlights });
  expect(html.length).toBeLessThan(shard.source.length * 3.5);
  expect(html).toMatchSnapshot();
});

describe('long files', () => {
  const long = Array.from({ length: 201 }, (_, at) => `line ${at + 1}\n`);
  long[149] = `\t${'x'.repeat(90)}\n`;
  const html = highlightHtml({ source: long.join(''), highlights: [] });

  test('are in blocks of lines, which count from the lines before them', () => {
    const many = highlightHtml({ source: 'line\n'.repeat(1300), highlights: [] });
    const blocks = [...many.matchAll(/<span>((?:<s class=b\d+><\/s>)*)<u id=L(\d+)>/g)];
    const counted = blocks.map(([, marks = '', first]) => [
      [...marks.matchAll(/b(\d+)/g)].reduce((sum, [, bit]) => sum + 100 * 2 ** Number(bit), 1),
      Number(first),
    ]);
    expect(counted).toEqual(Array.from({ length: 13 }, (_, at) => 1 + at * 100).map((line) => [line, line]));
    expect(many.match(/<\/span>/g)).toHaveLength(13);
  });

  test('are as wide as their longest line, with tabs', () => {
    expect(html).toMatch(/^<svg width="110ch"/);
  });

  test('have the source as their text', () => {
    expect(textContent(html)).toBe(long.join(''));
  });

  test('begin with 201 lines', () => {
    expect(highlightHtml({ source: long.slice(1).join(''), highlights: [] })).not.toContain('<span');
  });
});

import { expect, test } from 'vitest';
import { withoutInactiveParts } from '../../../src/indexer/parse/conditional-parts.ts';

const rules = {
  if: '^\\s*#if\\b(.*)',
  elseIf: '^\\s*#elif\\b(.*)',
  ifNot: '^\\s*#ifndef\\b(.*)',
  elseIfNot: '^\\s*#elifndef\\b(.*)',
  else: '^\\s*#else\\b',
  end: '^\\s*#endif\\b',
};
const everywhere = [{ start: 0, end: 1000 }];

function left(text: string, spans = everywhere): string[] {
  const result = withoutInactiveParts(text, rules, spans);
  expect(result).toHaveLength(text.length);
  return result.split(/\s+/).filter(Boolean);
}

test('of the parts of a group, the first one stays whose condition is true without any names', () => {
  expect(left('a\n#if X\nb\n#elif !X && (Y || !Z)\nc\n#else\nd\n#endif\ne')).toEqual(['a', 'c', 'e']);
  expect(left('#if X\nb\n#else\nd\n#endif')).toEqual(['d']);
  expect(left('#if X == true\nb\n#endif\ne')).toEqual(['e']);
});

test('a group in a part is treated with it', () => {
  expect(left('#if !X\na\n#if Y\nb\n#else\nc\n#endif\n#endif')).toEqual(['a', 'c']);
  expect(left('#if X\na\n#if !Y\nb\n#endif\n#endif\nd')).toEqual(['d']);
});

test('a part for which a condition must not hold stays, as does one with a number', () => {
  expect(left('#ifndef X\na\n#endif')).toEqual(['a']);
  expect(left('#if X\na\n#elifndef Y\nb\n#else\nc\n#endif')).toEqual(['b']);
  expect(left('#if 0\na\n#elif 01\nb\n#endif')).toEqual(['b']);
});

test('a call of a name is false, whatever it is given', () => {
  expect(left('#if defined(X) || !defined(Y) && true\na\n#endif')).toEqual(['a']);
  expect(left('#if !defined(X) && defined(Y(1))\na\n#else\nb\n#endif')).toEqual(['b']);
  expect(left('#if defined(X\na\n#endif')).toEqual([]);
});

test('groups that no span touches stay, and so does one without an end', () => {
  const text = '#if X\na\n#endif\nb\n#if Y\nc\n#endif\n';
  expect(left(text, [{ start: text.indexOf('c'), end: text.indexOf('c') + 1 }])).toEqual([
    ...['#if', 'X', 'a', '#endif', 'b'],
  ]);
  expect(left('#if X\na')).toEqual(['#if', 'X', 'a']);
});

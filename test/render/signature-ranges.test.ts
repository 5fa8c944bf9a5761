import fc from 'fast-check';
import { expect, test } from 'vitest';
import { signatureRanges } from '../../src/render/signature-ranges.ts';

const texts = (source: string, signature: string): string[] | undefined =>
  signatureRanges(source, 0, source.length, signature)?.map(([start, end]) => source.slice(start, end));

test('a signature is found as its author wrote it', () => {
  const source = 'export function trigger(\n  target: object,\n  key?: string,\n): void {\n  run();\n}\n';
  expect(texts(source, 'function trigger( target: object, key?: string, ): void')).toEqual([
    'function trigger(\n  target: object,\n  key?: string,\n): void',
  ]);
});

test('what a signature leaves out is left out', () => {
  const source = 'function of(first: string, /* a comment */ second: number): void;\n';
  expect(texts(source, 'function of(first: string, second: number): void')).toEqual([
    'function of(first: string,',
    'second: number): void',
  ]);
});

test('overloads with bodies between them are found', () => {
  const source = 'int add(int first, int second) {\n  return 1;\n}\nint add(int first) {\n  return 2;\n}\n';
  expect(texts(source, 'int add(int first, int second) int add(int first)')).toEqual([
    'int add(int first, int second)',
    'int add(int first)',
  ]);
});

test('a signature that was cut is found as far as it goes', () => {
  expect(texts('type A = "one" | "two";', 'type A = "one" |…')).toEqual(['type A = "one" |']);
});

test('a signature of something else is not found', () => {
  expect(texts('function other(): void {}', 'function trigger(): void')).toBeUndefined();
});

test('the ranges have the letters of the signature', () => {
  const words = fc.array(fc.constantFrom('a', 'bc', '(', ')', ',', '\n', ' '), { maxLength: 30 });
  fc.assert(
    fc.property(words, words, words, (before, inside, after) => {
      const found = texts([...before, ...inside, ...after].join(''), inside.join('').replace(/\s+/g, ' '));
      const letters = inside.join('').replace(/\s+/g, '');
      if (letters === '') expect(found).toBeUndefined();
      else expect(found?.join('').replace(/\s+/g, '')).toBe(letters);
    }),
  );
});

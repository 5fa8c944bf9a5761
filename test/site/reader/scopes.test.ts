import { describe, expect, test } from 'vitest';
import { findScopes, scopeAt } from '../../../src/site/reader/scopes.ts';

const shown = (source: string): string[] =>
  findScopes(source.split('\n')).map(({ first, last }) => `${first}-${last}`);

describe('scopes by indentation', () => {
  test('a method ends with its closing bracket, before the next', () => {
    expect(
      shown('class A {\n  one() {\n    return 1;\n  }\n\n  two() {\n    return 2;\n  }\n}\nlet b;'),
    ).toEqual(['1-9', '2-4', '6-8']);
  });

  test('a signature over several lines belongs to its function', () => {
    expect(shown('function f(\n  a,\n): void {\n  return a;\n}')).toEqual(['1-5']);
  });

  test('both branches belong to one scope', () => {
    expect(shown('if (a) {\n  b();\n} else {\n  c();\n}\nd();')).toEqual(['1-5']);
  });

  test('Python functions end before the empty lines after them', () => {
    expect(shown('class A:\n    def f(self):\n        return 1\n\n\nb = 2')).toEqual(['1-3', '2-3']);
  });

  test('directives at the left edge end no scope', () => {
    expect(shown('int f() {\n#ifdef A\n\ta();\n#endif\n\tb();\n}')).toEqual(['1-6']);
  });

  test('code without indentation has none', () => {
    expect(shown('a\nb\n\nc')).toEqual([]);
    expect(shown('')).toEqual([]);
  });
});

test('the innermost scope of a line is found, and none outside of all', () => {
  const scopes = findScopes('class A {\n  one() {\n    return 1;\n  }\n}\nlet b;'.split('\n'));
  expect(scopeAt(scopes, 3)?.first).toBe(2);
  expect(scopeAt(scopes, 2)?.first).toBe(2);
  expect(scopeAt(scopes, 5)?.first).toBe(1);
  expect(scopeAt(scopes, 6)).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesGlob, matchesWildcard } from '../../../../src/indexer/resolve/modules/glob.ts';

const matches = (glob: string, path: string, options = {}) =>
  matchesGlob(glob.split('/'), path.split('/'), options);

describe('a glob', () => {
  it.each([
    ['packages/*', 'packages/a', true],
    ['packages/*', 'packages/a/b', false],
    ['packages/*', 'packages', false],
    ['packages/**', 'packages', true],
    ['packages/**', 'packages/a/b', true],
    ['**/a', 'a', true],
    ['**/a', 'x/y/a', true],
    ['**/a/**', 'x/a/y', true],
    ['a/**/b', 'a/b', true],
    ['a/**/**/b', 'a/x/b', true],
    ['a?c', 'abc', true],
    ['a?c', 'ac', false],
    ['*.ts', 'a.b.ts', true],
    ['a*b*c', 'aXbXbXc', true],
    ['a*b*c', 'aXcXb', false],
    ['A', 'a', false],
  ])('%s and %s: %s', (glob, path, expected) => {
    expect(matches(glob, path)).toBe(expected);
  });

  it('may stand for all below, and pass directories by', () => {
    expect(matches('dist', 'dist/a/b', { prefix: true })).toBe(true);
    expect(matches('dist', 'distant/a', { prefix: true })).toBe(false);
    const crosses = (segment: string) => segment !== 'hidden';
    expect(matches('**/a', 'hidden/a', { crosses })).toBe(false);
    expect(matches('hidden/**', 'hidden/a', { crosses })).toBe(true);
  });

  it('cannot be made to take long', () => {
    const path = `${'a/'.repeat(200)}b`;
    expect(matches(`${'**/a/'.repeat(400)}c`, path)).toBe(false);
    expect(matchesWildcard('*a'.repeat(500), 'a'.repeat(2000) + 'b')).toBe(false);
  });

  it('agrees with the regular expression that it stands for', () => {
    const text = fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 }).map((parts) => parts.join(''));
    const pattern = fc
      .array(fc.constantFrom('a', 'b', '*', '?'), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(pattern, text, (wild, plain) => {
        const expression = new RegExp(`^${wild.replaceAll('*', '.*').replaceAll('?', '.')}$`);
        expect(matchesWildcard(wild, plain)).toBe(expression.test(plain));
      }),
    );
  });
});

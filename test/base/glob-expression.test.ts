import { describe, expect, it } from 'vitest';
import { GlobError } from '../../src/base/glob-expression.ts';
import { createGlobMatcher, createRootedGlobMatcher, escapeGlob } from '../../src/base/globs.ts';

describe('a glob', () => {
  it.each([
    '',
    '/',
    '[',
    'a[b',
    '[z-a]',
    '{a,b',
    'a\\',
    '!a',
    'a'.repeat(501),
    '{'.repeat(30) + '}'.repeat(30),
  ])('is refused: %s', (glob) => {
    expect(() => createGlobMatcher([glob])).toThrow(GlobError);
  });

  it('is bounded in total with other globs', () => {
    expect(() => createGlobMatcher(Array.from({ length: 200 }, () => 'a'.repeat(400)))).toThrow(GlobError);
  });

  it('takes linear time', () => {
    const globs = [
      `${'**/'.repeat(40)}${'*a'.repeat(60)}b`,
      `${'{a,b}'.repeat(15)}c`,
      `${'*a'.repeat(140)}b`,
    ];
    expect(createGlobMatcher(globs)(`${'a/'.repeat(1000)}${'a'.repeat(1000)}`)).toBe(false);
  });

  it('in the style of a package manager matches the whole path from the root', () => {
    const matches = createRootedGlobMatcher('packages/*');
    expect(['packages/a', 'packages/a/b', 'x/packages/a'].map(matches)).toEqual([true, false, false]);
  });

  it('created from a path matches only that path', () => {
    const path = 'a/[id]/{b,c}*?!\\';
    const matches = createRootedGlobMatcher(escapeGlob(path));
    expect([path, 'a/i/b*?!\\'].map(matches)).toEqual([true, false]);
  });
});

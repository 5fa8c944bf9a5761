import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInRepository, isInside, linkBelow } from '../../src/base/inside.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

describe('isInside', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/a/b', true],
    ['/a', '/a/..b', true],
    ['/a', '/a/../b', false],
    ['/a', '/ab', false],
    ['/a/b', '/a', false],
    ['/a', '/', false],
    ['/', '/a', true],
  ])('%s, %s: %s', (folder, path, expected) => {
    expect(isInside(folder, path)).toBe(expected);
  });
});

describe('isInRepository', () => {
  it('finds the nearest repository above and follows links, also dangling ones', () => {
    const root = scratchFolder({ 'top/.git/HEAD': '', 'top/part/a': '', 'top/sub/.git': '', 'beside/b': '' });
    symlinkSync(join(root, 'top'), join(root, 'link'));
    const within = (folder: string, path: string) => isInRepository(join(root, folder), join(root, path));
    expect(within('top', 'top/new/folder')).toBe(true);
    expect(within('top/part', 'top/other')).toBe(true);
    expect(within('top/part', 'link/other')).toBe(true);
    expect(within('link/part', 'top/other')).toBe(true);
    expect(within('top/sub', 'top/other')).toBe(false);
    expect(within('top', 'beside')).toBe(false);
    expect(within('beside', 'top')).toBe(false);
    expect(within('beside', 'beside/new')).toBe(true);
  });
});

describe('linkBelow', () => {
  it('finds the first link below the root, also a dangling one', () => {
    const root = scratchFolder({ 'real/a/b': '' });
    symlinkSync('real', join(root, 'link'));
    symlinkSync('nowhere', join(root, 'real/a/dangling'));
    mkdirSync(join(root, 'real/c'));
    expect(linkBelow(root, join(root, 'link/a/new'))).toBe(join(root, 'link'));
    expect(linkBelow(root, join(root, 'real/a/dangling'))).toBe(join(root, 'real/a/dangling'));
    expect(linkBelow(join(root, 'link'), join(root, 'link/c/new/er'))).toBeUndefined();
  });
});

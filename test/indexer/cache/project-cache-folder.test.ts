import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openCacheFolder } from '../../../src/indexer/cache/cache-folder.ts';
import { findProjectCacheFolder } from '../../../src/indexer/cache/project-cache-folder.ts';
import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';

const made: TemporaryRepository[] = [];
afterEach(() => {
  for (const repository of made.splice(0)) repository.remove();
});

function repository(): string {
  const one = temporaryRepository();
  made.push(one);
  return one.root;
}

test('without a folder of the project, the repository is not written to', () => {
  const root = repository();
  expect(openCacheFolder(root)?.startsWith(root)).toBe(false);
  expect(existsSync(join(root, '.treeatlas'))).toBe(false);
});

test('with a folder of the project, the cache is in it, and git ignores it', () => {
  const root = repository();
  mkdirSync(join(root, '.treeatlas'));
  expect(openCacheFolder(root)).toBe(join(root, '.treeatlas', 'cache'));
  expect(readFileSync(join(root, '.treeatlas', '.gitignore'), 'utf8')).toBe('*\n');
  expect(openCacheFolder(root)).toBe(join(root, '.treeatlas', 'cache'));
  expect(findProjectCacheFolder(root)).toBe(join(root, '.treeatlas', 'cache'));
  rmSync(join(root, '.treeatlas', 'cache'), { recursive: true });
  expect(findProjectCacheFolder(root)).toBeUndefined();
  expect(openCacheFolder(root)).toBe(join(root, '.treeatlas', 'cache'));
});

test('a cache that came with the repository is not used', () => {
  const root = repository();
  mkdirSync(join(root, '.treeatlas', 'cache'), { recursive: true });
  writeFileSync(join(root, '.treeatlas', 'cache', 'token'), 'guessed');
  expect(openCacheFolder(root)?.startsWith(root)).toBe(false);
});

test('a link to another folder is not used', () => {
  const root = repository();
  const other = repository();
  symlinkSync(other, join(root, '.treeatlas'));
  expect(openCacheFolder(root)?.startsWith(root)).toBe(false);
  expect(existsSync(join(other, 'cache'))).toBe(false);
});

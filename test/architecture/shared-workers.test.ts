import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';

/** Some files of tests share a process (`isolate: false` in vitest.config.ts): each must leave it as it was. */
const root = join(import.meta.dirname, '..');
const files = listFiles(root).filter((path) => path.endsWith('.ts') && !path.startsWith('fixtures/'));

it('no test mocks a module, which other files have loaded already', () => {
  expect(matching(files, /^\s*vi\.(?:mock|doMock|resetModules)\(/m)).toEqual([]);
});

it('no helper has a hook of its own, which would only run for the first file that imports it (afterFile)', () => {
  const helpers = files.filter(
    (path) => !/\.(?:test|spec)\.ts$/.test(path) && path !== 'support/own-user-folders.ts',
  );
  expect(matching(helpers, /^(?:before|after)(?:All|Each)\(/m)).toEqual([]);
});

function matching(paths: readonly string[], pattern: RegExp): string[] {
  return paths.filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));
}

import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { outputPlace } from '../../src/publish/output/output-place.ts';
import { temporaryFolder } from './support/folders.ts';

afterEach(() => void vi.restoreAllMocks());

/** A file system on which one folder has a second name. */
function alias(name: string, real: string): void {
  const { native } = realpathSync;
  vi.spyOn(realpathSync, 'native').mockImplementation((path) =>
    native(String(path).replace(new RegExp(`${name}$`), real)),
  );
}

test('an output has one name, before it is made and after, where case does not matter', () => {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, 'sites'));
  alias('Sites', 'sites');
  expect(outputPlace(join(folder, 'Sites', 'new', 'atlas'), undefined)).toBe(
    join(folder, 'sites', 'new', 'atlas'),
  );
});

test('the folder of git is known by its short name', () => {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, '.git'));
  alias('GIT~1', '.git');
  expect(() => outputPlace(join(folder, 'GIT~1', 'new'), folder)).toThrow('a .git folder');
});

import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { outputPlace } from '../../src/publish/output/output-place.ts';
import { temporaryFolder } from './support/folders.ts';

afterEach(() => void vi.restoreAllMocks());

/** Simulates a file system on which one folder has a second name. */
function alias(name: string, real: string): void {
  const { native } = realpathSync;
  vi.spyOn(realpathSync, 'native').mockImplementation((path) =>
    native(String(path).replace(new RegExp(`${name}$`), real)),
  );
}

test('on a case-insensitive file system, an output has the same name before and after it is made', () => {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, 'sites'));
  alias('Sites', 'sites');
  expect(outputPlace(join(folder, 'Sites', 'new', 'atlas'), undefined)).toBe(
    join(folder, 'sites', 'new', 'atlas'),
  );
});

test('a git folder is recognised by its short name', () => {
  const folder = realpathSync(temporaryFolder());
  mkdirSync(join(folder, '.git'));
  alias('GIT~1', '.git');
  expect(() => outputPlace(join(folder, 'GIT~1', 'new'), folder)).toThrow('git keeps its data');
});

test.each(['.meta', 'bare.git', 'meta'])('a git folder is recognised under another name: %s', (name) => {
  const folder = realpathSync(temporaryFolder());
  const git = join(folder, name);
  mkdirSync(join(git, 'objects'), { recursive: true });
  mkdirSync(join(git, 'refs/heads'), { recursive: true });
  // A project may have folders with some of the names that git uses.
  expect(outputPlace(join(git, 'atlas'), folder)).toBe(join(git, 'atlas'));
  if (name === 'meta') symlinkSync('refs/heads/main', join(git, 'HEAD'));
  else writeFileSync(join(git, 'HEAD'), 'ref: refs/heads/main\n');
  for (const out of [git, join(git, 'atlas'), join(git, 'refs/heads/atlas')]) {
    expect(() => outputPlace(out, folder)).toThrow('git keeps its data');
  }
});

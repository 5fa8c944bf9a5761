import { onTestFinished, expect, test } from 'vitest';
import { ignoredPaths } from '../../src/git/ignored-paths.ts';
import type { Git } from '../../src/git/git.ts';
import { openGit } from '../support/open-git.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';

function gitWith(rules: string, hasGit = true): Git {
  const { root, commit, remove } = temporaryRepository({ git: hasGit });
  onTestFinished(remove);
  if (hasGit) commit({ '.gitignore': rules, 'src/kept.ts': '' }, 'first');
  const git = openGit(root);
  if (!git) throw new Error('git is not installed');
  return git;
}

test('paths that git ignores are found, whether they exist or not', async () => {
  const git = gitWith('*.log\n/out/\n');
  expect(await ignoredPaths(git, ['run.log', 'src/kept.ts', 'out/a/b.js', 'new.ts'])).toEqual([
    'run.log',
    'out/a/b.js',
  ]);
  expect(await ignoredPaths(git, ['src/kept.ts'])).toEqual([]);
  expect(await ignoredPaths(git, [])).toEqual([]);
});

test('names are no patterns', async () => {
  const git = gitWith('*.log\n');
  const names = [':(top)x.log', ':!y.log', 'a b.log', '-z.log', 'line\nfeed.log', 'été.log', ':(glob)**'];
  expect(await ignoredPaths(git, names)).toEqual(names.slice(0, -1));
});

test('without a repository nothing is ignored', async () => {
  expect(await ignoredPaths(gitWith('', false), ['run.log'])).toEqual([]);
});

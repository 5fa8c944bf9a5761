import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openBlame, type BlameOptions } from '../../src/git/blame/blame.ts';
import { openGit } from '../support/open-git.ts';
import { temporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

const text = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
const many = Array.from({ length: 20 }, (_, at) => `line ${at}`);

/** The hash of the commit of each line; zeros for lines that are not committed, as git writes them. */
async function hashes(
  root: string,
  path: string,
  lines: number,
  options: Partial<BlameOptions> = {},
): Promise<string[]> {
  const answer = await openBlame({ git: openGit(root)!, ...options })([{ path, lines }]);
  return [...(answer?.files[0] ?? [])].map((commit) => answer?.commits[commit]?.hash ?? '0'.repeat(40));
}

function gitBlame({ git }: TemporaryRepository, path: string): string[] {
  return [...git('blame', '--line-porcelain', '--', path).matchAll(/^([0-9a-f]{40}) \d+ \d+/gm)].map(
    ([, hash = '']) => hash,
  );
}

describe('the commit of each line is that of git blame', () => {
  test('through edits, moved lines, renames and changes that are not committed', async () => {
    const repository = temporaryRepository();
    repository.commit({ 'a.txt': text(many) }, 'first');
    repository.commit({ 'a.txt': text(['new', ...many.slice(0, 10), 'x', ...many.slice(12)]) }, 'edit');
    repository.git('mv', 'a.txt', 'b c.txt');
    repository.commit(
      { 'b c.txt': text(['new', ...many.slice(0, 10), 'x', 'y', ...many.slice(13)]) },
      'move',
    );
    repository.commit(
      { 'b c.txt': text(['new', ...many.slice(3, 10), 'x', 'y', ...many.slice(13)]) },
      'remove',
    );
    const now = ['new', ...many.slice(3, 10), 'x', 'now', 'y', ...many.slice(13)];
    writeFileSync(join(repository.root, 'b c.txt'), text(now));
    const found = await hashes(repository.root, 'b c.txt', now.length);
    expect(found).toEqual(gitBlame(repository, 'b c.txt'));
    expect(new Set(found).size).toBe(4);
    repository.remove();
  });

  test('through merges: of files that one side changed, that both changed, and with conflicts', async () => {
    const repository = temporaryRepository();
    const { git, commit, root } = repository;
    commit({ 'both.txt': text(many), 'one.txt': text(many), 'end.txt': text([...many, 'tail']) }, 'first');
    git('checkout', '-q', '-b', 'side');
    commit(
      { 'both.txt': text(['side', ...many]), 'one.txt': text([...many, 'side']), 'own.txt': 'own\n' },
      'side',
    );
    commit({ 'end.txt': text(many) }, 'side removes the end');
    git('checkout', '-q', 'main');
    git('mv', 'both.txt', 'moved.txt');
    commit({ 'moved.txt': text([...many, 'main']), 'end.txt': text(['main', ...many, 'tail']) }, 'main');
    git('merge', '-q', '--no-commit', '--no-ff', 'side');
    commit({ 'moved.txt': text(['merge', 'side', ...many, 'main']) }, 'merge');
    for (const [path, lines] of [
      ['moved.txt', 23],
      ['one.txt', 21],
      ['end.txt', 21],
      ['own.txt', 1],
    ] as const)
      expect([path, await hashes(root, path, lines)]).toEqual([path, gitBlame(repository, path)]);
    repository.remove();
  });

  test('with the history that an earlier run cached, after more commits', async () => {
    const repository = temporaryRepository();
    const cacheFile = join(scratchFolder(), 'blame.json');
    repository.commit({ a: text(many) }, 'first');
    await hashes(repository.root, 'a', 20, { cacheFile });
    repository.commit({ a: text([...many.slice(0, 5), 'x', ...many.slice(6)]) }, 'second');
    expect(await hashes(repository.root, 'a', 20, { cacheFile })).toEqual(gitBlame(repository, 'a'));
    expect(await hashes(repository.root, 'a', 20, { cacheFile })).toEqual(gitBlame(repository, 'a'));
    repository.remove();
  });
});

describe('where the history ends', () => {
  test('a shallow clone says that lines may be older', async () => {
    const repository = temporaryRepository();
    repository.commit({ a: text(many) }, 'first');
    const second = repository.commit({ a: text(['x', ...many]) }, 'second');
    const third = repository.commit({ a: text(['x', ...many, 'y']) }, 'third');
    const clone = scratchFolder();
    execFileSync('git', ['clone', '-q', '--depth', '2', `file://${repository.root}`, clone], {
      stdio: 'ignore',
    });
    const answer = await openBlame({ git: openGit(clone)! })([{ path: 'a', lines: 22 }]);
    expect(answer?.cut).toBe('shallow');
    expect(answer?.commits.map(({ hash, isOldest }) => [hash, isOldest])).toEqual([
      [second, true],
      [third, false],
    ]);
    repository.remove();
  });

  test('a limit cuts it off in the same way', async () => {
    const repository = temporaryRepository();
    repository.commit({ a: text(many) }, 'first');
    repository.commit({ a: text(['x', ...many]) }, 'second');
    const limits = { commits: 1, bytes: 1_000_000, entries: 1000 };
    const answer = await openBlame({ git: openGit(repository.root)!, limits })([{ path: 'a', lines: 21 }]);
    expect(answer?.cut).toBe('limit');
    expect(answer?.commits.map(({ isOldest }) => isOldest)).toEqual([false, true]);
    repository.remove();
  });

  test('a file that git does not track has no commit, and a folder without git no answer', async () => {
    const repository = temporaryRepository();
    repository.commit({ a: 'a\n' }, 'first');
    writeFileSync(join(repository.root, 'b'), 'b\n');
    expect(await hashes(repository.root, 'b', 1)).toEqual(['0'.repeat(40)]);
    repository.remove();
    expect(await openBlame({ git: openGit(scratchFolder())! })([{ path: 'a', lines: 1 }])).toBeUndefined();
  });
});

test('people are named, and their addresses never', async () => {
  const repository = temporaryRepository();
  repository.git('config', 'user.name', 'ann@example.org');
  repository.commit({ a: 'a\n' }, 'first');
  const env = { ...process.env, GIT_AUTHOR_NAME: 'bob@example.org', GIT_AUTHOR_EMAIL: 'bob@example.org' };
  writeFileSync(join(repository.root, 'a'), 'a\nb\n');
  execFileSync('git', ['-c', 'user.name=c', '-c', 'user.email=c@d', 'commit', '-qam', 'x'], {
    cwd: repository.root,
    env,
  });
  const answer = await openBlame({ git: openGit(repository.root)! })([{ path: 'a', lines: 2 }]);
  expect(answer?.commits.map(({ author }) => author)).toEqual(['A', 'bob']);
  expect(JSON.stringify(answer?.commits)).not.toContain('@');
  repository.remove();
});

test('blame ends where old versions of files are missing, and says so', async () => {
  const repository = temporaryRepository();
  repository.commit({ 'a.txt': 'old\n' }, 'first');
  const blob = repository.git('rev-parse', 'HEAD:a.txt');
  repository.commit({ 'a.txt': 'new\n', 'b.txt': 'one\n' }, 'second');
  repository.commit({ 'a.txt': 'new\n', 'b.txt': 'two\n' }, 'third');
  rmSync(join(repository.root, '.git', 'objects', blob.slice(0, 2), blob.slice(2)));
  const answer = await openBlame({ git: openGit(repository.root)!, isRequired: true })([
    { path: 'a.txt', lines: 1 },
    { path: 'b.txt', lines: 1 },
  ]);
  expect(answer?.cut).toBe('missing');
  const commitOf = (file: number) => answer?.commits[answer.files[file]?.[0] ?? -1];
  expect(commitOf(0)).toMatchObject({ subject: 'second', isOldest: true });
  expect(commitOf(1)).toMatchObject({ subject: 'third', isOldest: false });
  repository.remove();
});

test('a repository without commits has no blame, even if it is required', async () => {
  const repository = temporaryRepository();
  const blame = openBlame({ git: openGit(repository.root)!, isRequired: true });
  expect(await blame([{ path: 'a.txt', lines: 1 }])).toBeUndefined();
  repository.remove();
});

import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openGit } from '../../support/open-git.ts';
import { openCommit, type CommitOptions } from '../../../src/indexer/source/commit.ts';
import { listCommit } from '../../../src/indexer/source/git-listing.ts';
import type { Source } from '../../../src/indexer/source/source.ts';
import { git, scratchFolder, scratchRepository, writeFiles } from './scratch.ts';

async function open(root: string, revision: string, options?: CommitOptions): Promise<Source> {
  const source = await openCommit(root, revision, options);
  onTestFinished(() => source.close());
  return source;
}

async function contents(source: Source): Promise<Record<string, string>> {
  const files = (await source.list()).filter(({ kind }) => kind === 'file');
  const read = files.map(
    async ({ path }) => [path, new TextDecoder().decode(await source.read(path))] as const,
  );
  return Object.fromEntries(await Promise.all(read));
}

describe('a commit', () => {
  it('has its own files, whatever the folder contains now', async () => {
    const root = scratchRepository({ 'a.txt': 'one', 'b/c.txt': 'two\n', empty: '' });
    writeFiles(root, { 'a.txt': 'changed', 'new.txt': '' });
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'second');
    const source = await open(root, 'HEAD~1');
    expect(await contents(source)).toEqual({ 'a.txt': 'one', 'b/c.txt': 'two\n', empty: '' });
    expect(source.repository).toMatchObject({
      commit: git(root, 'rev-parse', 'HEAD~1'),
      branch: null,
      dirty: false,
    });
    expect((await source.list())[0]).toEqual({
      kind: 'file',
      path: 'a.txt',
      size: 3,
      stamp: git(root, 'rev-parse', 'HEAD~1:a.txt'),
    });
    await expect(source.read('new.txt')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('can be limited to a folder of the repository', async () => {
    const root = scratchRepository({ 'top.txt': '', 'packages/[one]/src/a.txt': 'a' });
    const source = await open(join(root, 'packages/[one]'), 'main');
    expect(await contents(source)).toEqual({ 'src/a.txt': 'a' });
    expect(source.repository.name).toBe('[one]');
  });

  it('is refused if it has more files than the limit, before git has listed them all', async () => {
    const root = scratchRepository({ 'd0/a.txt': 'a' });
    await expect(listCommit(openGit(root)!, git(root, 'rev-parse', 'HEAD'), '', 0)).rejects.toThrow();
    let tree = git(root, 'rev-parse', 'HEAD:d0');
    for (let level = 0; level < 20; level++) {
      const entries = `040000 tree ${tree}\tleft\n040000 tree ${tree}\tright\n`;
      tree = execFileSync('git', ['mktree'], { cwd: root, input: entries, encoding: 'utf8' }).trim();
    }
    const made = git(root, 'commit-tree', tree, '-m', 'made');
    const inRoot = openGit(root)!;
    await expect(listCommit(inRoot, made, '', 1000)).rejects.toMatchObject({ code: 'too-many-files' });
    // Only 1024 files are this deep.
    const inner = 'left/'.repeat(10);
    expect(await listCommit(inRoot, made, inner, 2000)).toHaveLength(1024);
    await expect(listCommit(inRoot, made, inner, 1023)).rejects.toThrow('has more than 1023 files');
  });

  it('reads large and binary files completely, many at a time', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 256));
    const files = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`f${i}`, Buffer.concat([bytes, Buffer.from([i])])]),
    );
    const root = scratchRepository(files);
    const source = await open(root, 'HEAD');
    const read = await Promise.all(Object.keys(files).map((path) => source.read(path)));
    expect(read.map((content) => Buffer.from(content).equals(files[`f${content.at(-1)}`]!))).toEqual(
      read.map(() => true),
    );
  });

  it('has links, submodules and names of all kinds', async () => {
    const inner = scratchRepository({ x: '' });
    const name = 'new\nline "quoted" é.txt';
    const root = scratchFolder({ [name]: 'n', 'a/b': '' });
    symlinkSync('../a', join(root, 'a/link'));
    git(root, 'init', '-q');
    git(root, 'submodule', 'add', '-q', inner, 'sub');
    git(root, 'add', '-A');
    git(root, 'commit', '-q', '-m', 'x');
    const source = await open(root, 'HEAD');
    expect(await source.list()).toMatchObject([
      { kind: 'file', path: '.gitmodules' },
      { kind: 'file', path: 'a/b' },
      { kind: 'symlink', path: 'a/link', target: '../a' },
      { kind: 'file', path: name, size: 1 },
      { kind: 'submodule', path: 'sub' },
    ]);
    expect((await contents(source))[name]).toBe('n');
  });

  it('reports errors with the next step', async () => {
    const root = scratchRepository({ a: '' });
    await expect(openCommit(root, 'absent')).rejects.toMatchObject({ code: 'unknown-commit' });
    await expect(openCommit(root, '--upload-pack=x')).rejects.toMatchObject({ code: 'unknown-commit' });
    await expect(openCommit(root, 'HEAD', { git: null })).rejects.toMatchObject({ code: 'no-git' });
    await expect(openCommit(scratchFolder(), 'HEAD')).rejects.toMatchObject({ code: 'not-a-repository' });
    await expect(openCommit(join(root, 'absent'), 'HEAD')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('reports a read after it was closed', async () => {
    const source = await openCommit(scratchRepository({ a: '' }), 'HEAD');
    await source.close();
    await expect(source.read('a')).rejects.toMatchObject({ code: 'unreadable' });
  });
});

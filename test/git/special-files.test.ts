import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openGit } from '../support/open-git.ts';
import { openCommit } from '../../src/indexer/source/commit.ts';
import { openWorkingTree } from '../../src/indexer/source/working-tree.ts';
import { git, scratchFolder, scratchRepository, writeFiles } from '../indexer/source/scratch.ts';

function putPipe(path: string): void {
  rmSync(path, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  execFileSync('mkfifo', [path]);
}

async function listen(path: string): Promise<void> {
  rmSync(path, { force: true });
  const server = createServer().listen(path);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
}

const refusal = { name: 'GitError', code: 'special-file' };

describe.skipIf(process.platform === 'win32')('a pipe in place of a file that git opens', () => {
  it.each([
    ...['config', 'HEAD', 'index', 'packed-refs', 'shallow', 'commondir', 'config.worktree', 'MERGE_HEAD'],
    ...['info/exclude', 'info/attributes', 'info/sparse-checkout', 'objects/info/alternates'],
    ...['objects/info/commit-graph', 'objects/pack/pack-0.idx', 'refs/heads/main', 'refs/tags/a/b'],
    ...['rebase-merge/done', 'sharedindex.0', '../.gitattributes', '../.gitignore'],
  ])('is an error before git is started: .git/%s', async (path) => {
    const root = scratchRepository({ 'a.txt': 'a' });
    const pipe = join(root, '.git', path);
    putPipe(pipe);
    const message = expect.stringContaining(`${pipe} is a pipe`) as string;
    await expect(openWorkingTree(root)).rejects.toMatchObject({ ...refusal, message });
    await expect(openCommit(root, 'HEAD')).rejects.toMatchObject(refusal);
  });

  it.each([
    ['[include]\n\tpath = ../../p'],
    ['[Include] Path = "../../p" ; more'],
    ['[includeIf "gitdir:/"]\npath=../../p'],
    ['[include]\npath = more\n', '[core]\nexcludesFile = ../p'],
  ])('is an error if the settings name it: %j', async (config, more = '') => {
    const root = scratchFolder();
    git(root, 'init', '-q', 'inner');
    const inner = join(root, 'inner');
    writeFiles(inner, { '.git/config': config, '.git/more': more });
    putPipe(join(root, 'p'));
    await expect(openWorkingTree(inner)).rejects.toMatchObject(refusal);
    rmSync(join(root, 'p'));
    writeFiles(root, { p: '' });
    await expect(openWorkingTree(inner)).resolves.toBeDefined();
  });

  it('is an error in place of an object, and in a folder that refs link to', async () => {
    const root = scratchRepository({ 'a.txt': 'a' });
    const hash = git(root, 'rev-parse', 'HEAD^{tree}');
    symlinkSync('..', join(root, '.git', 'refs', 'tags', 'circle'));
    expect((await openWorkingTree(root)).repository.branch).toBe('main');
    putPipe(join(root, 'elsewhere', 'v1'));
    symlinkSync(join(root, 'elsewhere'), join(root, '.git', 'refs', 'tags', 'linked'));
    await expect(openWorkingTree(root)).rejects.toMatchObject(refusal);
    rmSync(join(root, '.git', 'refs', 'tags', 'linked'));
    putPipe(join(root, '.git', 'objects', hash.slice(0, 2), hash.slice(2)));
    await expect(openWorkingTree(root)).rejects.toMatchObject(refusal);
  });

  it('is ignored if the settings name no ignore file', async () => {
    const root = scratchRepository({ 'a.txt': 'a' });
    git(root, 'config', 'core.excludesFile', '/dev/null');
    expect((await openWorkingTree(root)).repository).toMatchObject({ branch: 'main', dirty: false });
  });

  it('is an error in .git itself, and above a folder without a repository', async () => {
    const root = scratchFolder({ 'deep/er/a.txt': '' });
    putPipe(join(root, 'deep', '.git'));
    await expect(openWorkingTree(join(root, 'deep', 'er'))).rejects.toMatchObject(refusal);
    rmSync(join(root, 'deep', '.git'));
    putPipe(join(root, 'deep', 'HEAD'));
    await expect(openWorkingTree(join(root, 'deep', 'er'))).rejects.toMatchObject(refusal);
  });

  it('is an error in a linked working tree, and in its main repository', async () => {
    const root = scratchRepository({ 'a.txt': 'a' });
    git(root, 'worktree', 'add', '-q', 'linked', '-b', 'other');
    const linked = join(root, 'linked');
    expect((await openWorkingTree(linked)).repository).toMatchObject({ branch: 'other', dirty: false });
    const own = join(root, '.git', 'worktrees', 'linked', 'index');
    renameSync(own, `${own}.away`);
    putPipe(own);
    await expect(openWorkingTree(linked)).rejects.toMatchObject(refusal);
    renameSync(`${own}.away`, own);
    putPipe(join(root, '.git', 'packed-refs'));
    await expect(openWorkingTree(linked)).rejects.toMatchObject(refusal);
  });

  it('is an error behind a link, as are devices and sockets', async () => {
    const root = scratchRepository({ 'a.txt': 'a' });
    putPipe(join(root, 'pipe'));
    for (const target of [join(root, 'pipe'), '/dev/zero']) {
      rmSync(join(root, '.git', 'config'));
      symlinkSync(target, join(root, '.git', 'config'));
      await expect(openWorkingTree(root)).rejects.toMatchObject(refusal);
    }
    await listen(join(root, '.git', 'config'));
    await expect(openWorkingTree(root)).rejects.toThrow('is a socket');
  });

  it('is ignored in places that git does not open, such as sockets of its daemons', async () => {
    const root = scratchRepository({ 'a.txt': 'a' });
    await listen(join(root, '.git', 'fsmonitor--daemon.ipc'));
    expect((await openWorkingTree(root)).repository.branch).toBe('main');
  });
});

describe('the repository of a folder', () => {
  it('is that of the submodule, not the one around it', async () => {
    const inner = scratchRepository({ 'inner.txt': '' });
    const root = scratchRepository({ 'a.txt': '' });
    git(root, 'submodule', 'add', '-q', inner, 'lib/inner');
    const source = await openWorkingTree(join(root, 'lib', 'inner'));
    expect((await source.list()).map(({ path }) => path)).toEqual(['inner.txt']);
    expect(source.repository.commit).toBe(git(inner, 'rev-parse', 'HEAD'));
    const commit = await openCommit(join(root, 'lib', 'inner'), 'HEAD');
    onTestFinished(() => commit.close());
    expect((await commit.list()).map(({ path }) => path)).toEqual(['inner.txt']);
  });

  it('is not a folder called .git without a repository', async () => {
    const root = scratchRepository({ 'deep/a.txt': '' });
    for (const name of ['objects', 'refs']) mkdirSync(join(root, 'deep', '.git', name), { recursive: true });
    writeFiles(root, { 'deep/.git/HEAD': 'no ref\n' });
    const source = await openWorkingTree(join(root, 'deep'));
    expect((await source.list()).map(({ path }) => path)).toEqual(['a.txt']);
    expect(source.repository.branch).toBe('main');
  });

  it('may be bare, and then has commits', async () => {
    const root = scratchRepository({ 'a.txt': 'a' });
    git(root, 'clone', '-q', '--bare', root, 'bare.git');
    const commit = await openCommit(join(root, 'bare.git'), 'HEAD');
    onTestFinished(() => commit.close());
    expect(Buffer.from(await commit.read('a.txt')).toString()).toBe('a');
  });

  it('may store its objects elsewhere, or use longer hashes', async () => {
    const root = scratchRepository({ 'a.txt': 'a' });
    const folder = scratchFolder();
    git(folder, 'clone', '-q', '--shared', root, 'shared');
    git(folder, 'init', '-q', '--object-format=sha256', 'long');
    writeFiles(join(folder, 'long'), { 'a.txt': 'a' });
    git(join(folder, 'long'), 'add', '-A');
    git(join(folder, 'long'), 'commit', '-q', '-m', 'first');
    for (const name of ['shared', 'long']) {
      const commit = await openCommit(join(folder, name), 'HEAD');
      onTestFinished(() => commit.close());
      expect(Buffer.from(await commit.read('a.txt')).toString()).toBe('a');
    }
    const long = git(join(folder, 'long'), 'rev-parse', 'HEAD');
    expect((await openWorkingTree(join(folder, 'long'))).repository.commit).toBe(long);
    expect(long).toHaveLength(64);
    expect(openGit(folder)).toBeDefined();
  });
});

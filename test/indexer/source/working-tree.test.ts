import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { GitError } from '../../../src/git/git-error.ts';
import type { Git } from '../../../src/git/git.ts';
import { openGit } from '../../support/open-git.ts';
import type { Source } from '../../../src/indexer/source/source.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import { git, scratchFolder, scratchRepository, writeFiles } from './scratch.ts';

async function pathsOf(source: Source): Promise<string[]> {
  return (await source.list()).map(({ path }) => path);
}

async function textOf(source: Source, path: string): Promise<string> {
  return new TextDecoder().decode(await source.read(path));
}

describe('a working tree in git', () => {
  it('lists tracked files as they are on disk, with branch and commit', async () => {
    const root = scratchRepository({ 'b.txt': 'b', 'a/c.txt': 'c', '.gitignore': 'secret\n', secret: 'x' });
    writeFiles(root, { 'untracked.txt': 'u', 'b.txt': 'changed' });
    const source = await openWorkingTree(root, { name: 'mine' });
    expect(await pathsOf(source)).toEqual(['.gitignore', 'a/c.txt', 'b.txt']);
    expect(await textOf(source, 'b.txt')).toBe('changed');
    expect(source.repository).toEqual({
      name: 'mine',
      title: 'mine',
      commit: git(root, 'rev-parse', 'HEAD'),
      branch: 'main',
      dirty: true,
      time: '2001-01-01T00:00:00.000Z',
    });
    expect(source.findings).toEqual([]);
  });

  it('includes untracked files on request, but never ignored ones or installed packages', async () => {
    const root = scratchRepository({ 'a.txt': '', '.gitignore': 'secret\n' });
    writeFiles(root, { secret: 'x', 'new/b.txt': 'b', 'node_modules/p/i.js': '' });
    const source = await openWorkingTree(root, { untracked: true });
    expect(await pathsOf(source)).toEqual(['.gitignore', 'a.txt', 'new/b.txt']);
    expect(source.repository.dirty).toBe(true);
  });

  it('reports that nothing is tracked, and lists what git does not ignore', async () => {
    const root = scratchFolder({ 'a.txt': '', '.gitignore': 'b.txt', 'b.txt': '' });
    git(root, 'init', '-q', '-b', 'main');
    const source = await openWorkingTree(root);
    expect(await pathsOf(source)).toEqual(['.gitignore', 'a.txt']);
    expect(source.repository).toMatchObject({ commit: null, branch: 'main' });
    expect(source.findings.map(({ code }) => code)).toEqual(['nothing-tracked']);
  });

  it('has another state after each change on disk, also one that a filter of git hides', async () => {
    const stateOf = async (root: string) => {
      const { state } = await openWorkingTree(root, { untracked: true });
      return state ?? expect.unreachable('git can tell');
    };
    const root = scratchRepository({
      '.gitattributes': '* text=auto\n',
      'a.txt': 'one\ntwo\n',
      'b.txt': 'b\n',
    });
    const states = [await stateOf(root)];
    expect(await stateOf(root)).toBe(states[0]);
    const changes: (() => void)[] = [
      // Git sees the same content, because it makes line ends uniform.
      () => writeFiles(root, { 'a.txt': 'one\r\ntwo\r\n' }),
      () => git(root, 'add', '--renormalize', '.'),
      () => writeFiles(root, { 'b.txt': 'other\n' }),
      () => writeFiles(root, { 'b.txt': 'third\n' }),
      () => git(root, 'commit', '-q', '-a', '-m', 'third'),
      () => writeFiles(root, { 'new.txt': 'n' }),
      () => writeFiles(root, { 'new.txt': 'more' }),
      () => rmSync(join(root, 'a.txt')),
    ];
    for (const change of changes) {
      change();
      states.push(await stateOf(root));
    }
    expect(new Set(states).size).toBe(changes.length + 1);
  });

  it('has no state if git does not compare all files with the disk', async () => {
    const root = scratchRepository({ 'a.txt': 'a', 'b.txt': 'b' });
    git(root, 'update-index', '--assume-unchanged', 'a.txt');
    expect((await openWorkingTree(root)).state).toBeUndefined();
  });

  it('is limited to the given subfolder', async () => {
    const root = scratchRepository({
      'top.txt': '',
      'packages/one/src/a.txt': 'a',
      'packages/two/b.txt': '',
    });
    writeFiles(root, { 'top.txt': 'changed' });
    const source = await openWorkingTree(join(root, 'packages/one'));
    expect(await pathsOf(source)).toEqual(['src/a.txt']);
    expect(await textOf(source, 'src/a.txt')).toBe('a');
    expect(source.repository).toMatchObject({ name: 'one', dirty: false, branch: 'main' });
  });

  it('walks a subfolder that its repository ignores', async () => {
    const root = scratchRepository({ '.gitignore': 'vendor/' });
    writeFiles(root, { 'vendor/package/a.txt': '' });
    expect(await pathsOf(await openWorkingTree(join(root, 'vendor/package')))).toEqual(['a.txt']);
  });

  it('is named after its remote, without credentials in the address', async () => {
    const root = scratchRepository({ a: '' });
    git(root, 'remote', 'add', 'origin', 'https://user:token@example.org/team/project.git');
    expect((await openWorkingTree(root)).repository.name).toBe('project');
    git(root, 'remote', 'set-url', 'origin', 'https://user:token@example.org');
    expect((await openWorkingTree(root)).repository.name).toBe('example.org');
  });

  it('is on the forge of its remote, or on the one that the configuration names', async () => {
    const root = scratchRepository({ a: '' });
    const forge = { kind: 'gitlab', url: 'https://git.example.org/team/project' } as const;
    expect((await openWorkingTree(root)).repository.forge).toBeUndefined();
    expect((await openWorkingTree(root, { forge })).repository.forge).toEqual(forge);
    git(root, 'remote', 'add', 'origin', 'git@github.com:team/project.git');
    expect((await openWorkingTree(root)).repository.forge?.url).toBe('https://github.com/team/project');
    expect((await openWorkingTree(root, { forge })).repository.forge).toEqual(forge);
  });

  it('omits deleted files, and lists submodules and nested repositories', async () => {
    const inner = scratchRepository({ 'inner.txt': '' });
    const root = scratchRepository({ 'gone.txt': '', 'a.txt': '' });
    git(root, 'submodule', 'add', '-q', inner, 'lib/inner');
    git(root, 'clone', '-q', inner, 'nested');
    unlinkSync(join(root, 'gone.txt'));
    const source = await openWorkingTree(root, { untracked: true });
    expect((await source.list()).map(({ kind, path }) => [kind, path])).toEqual([
      ['file', '.gitmodules'],
      ['file', 'a.txt'],
      ['submodule', 'lib/inner'],
      ['submodule', 'nested'],
    ]);
  });

  it('lists files outside a sparse checkout, and reads those that exist', async () => {
    const root = scratchRepository({ 'a/one.txt': '', 'b/two.txt': '', 'b/three.txt': '3' });
    git(root, 'sparse-checkout', 'set', 'a');
    writeFiles(root, { 'b/three.txt': '3' });
    const source = await openWorkingTree(root);
    expect((await source.list()).map(({ kind, path }) => [kind, path])).toEqual([
      ['file', 'a/one.txt'],
      ['file', 'b/three.txt'],
      ['not-checked-out', 'b/two.txt'],
    ]);
  });

  it('lists a file with a merge conflict once', async () => {
    const root = scratchRepository({ 'a.txt': 'one' });
    git(root, 'checkout', '-q', '-b', 'other');
    writeFiles(root, { 'a.txt': 'two' });
    git(root, 'commit', '-q', '-am', 'two');
    git(root, 'checkout', '-q', 'main');
    writeFiles(root, { 'a.txt': 'three' });
    git(root, 'commit', '-q', '-am', 'three');
    expect(() => git(root, 'merge', 'other')).toThrow();
    expect(await pathsOf(await openWorkingTree(root))).toEqual(['a.txt']);
  });

  it('detects a change of content even if the modification time was set back', async () => {
    const root = scratchRepository({ 'a.txt': 'one' });
    const stamp = async () => {
      const [entry] = await (await openWorkingTree(root)).list();
      return entry?.kind === 'file' ? entry.stamp : undefined;
    };
    const before = await stamp();
    expect(await stamp()).toBe(before);
    unlinkSync(join(root, 'a.txt'));
    writeFileSync(join(root, 'b.txt'), '');
    writeFileSync(join(root, 'a.txt'), 'two');
    expect(await stamp()).not.toBe(before);
  });
});

describe('a hostile repository', () => {
  // A name may contain the characters that end a key on a command line.
  it.each(['evil', 'a=b', '=', 'a.clean=b'])(
    'runs no program named in its configuration (%s)',
    async (name) => {
      const root = scratchRepository({ 'a.txt': 'a', '.gitattributes': `* filter=${name} diff=${name}` });
      const trap = join(root, 'trap');
      const script = join(root, 'evil.sh');
      writeFileSync(script, `#!/bin/sh\ntouch '${trap}'\ncat\n`, { mode: 0o755 });
      for (const key of [
        `filter.${name}.clean`,
        `filter.${name}.process`,
        'core.fsmonitor',
        `diff.${name}.textconv`,
        'core.pager',
      ]) {
        git(root, 'config', key, script);
      }
      git(root, 'config', `filter.${name}.required`, 'true');
      writeFiles(root, { 'a.txt': 'b' });
      const source = await openWorkingTree(root);
      expect(source.repository.dirty).toBe(true);
      expect((await openWorkingTree(root, { untracked: true })).repository.dirty).toBe(true);
      expect(await pathsOf(await openWorkingTree(root, { untracked: true }))).not.toContain('trap');
    },
  );

  it('does not follow a folder replaced by a link, a file replaced by a link, or a pipe', async () => {
    const outside = scratchFolder({ 'secret.txt': 'secret' });
    const root = scratchRepository({ 'folder/secret.txt': '', 'file.txt': '' });
    rmSync(join(root, 'folder'), { recursive: true });
    symlinkSync(outside, join(root, 'folder'));
    const source = await openWorkingTree(root);
    expect(await pathsOf(source)).toEqual(['file.txt']);
    rmSync(join(root, 'file.txt'));
    symlinkSync(join(outside, 'secret.txt'), join(root, 'file.txt'));
    await expect(source.read('file.txt')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('lists links with their targets, and never the content behind them', async () => {
    const root = scratchFolder({ 'a/b.txt': '' });
    symlinkSync('..', join(root, 'a/up'));
    symlinkSync(join(root, 'a'), join(root, 'absolute'));
    symlinkSync('/etc', join(root, 'etc'));
    const source = await openWorkingTree(root, { git: null });
    expect(
      (await source.list()).map((entry) => ('target' in entry ? [entry.path, entry.target] : entry.path)),
    ).toEqual(['a/b.txt', ['a/up', '..'], ['absolute', 'a'], ['etc', '/etc']]);
  });

  const names = [
    'with space.txt',
    `quote"'.txt`,
    '<script>alert(1)<.txt',
    '100%.txt',
    '#hash?query=1&x.txt',
    '😀 é.txt',
    'new\nline\ttab.txt',
    'back\\slash.txt',
    'CON',
    'con.txt',
    'Case.txt',
    'case.txt',
    '-dash',
    ':(exclude)*',
    `${'x'.repeat(251)}.txt`,
  ];
  it.each(['with git', 'without git'])('reads files of any name %s', async (mode) => {
    const files = Object.fromEntries(names.map((name) => [`d/${name}`, name]));
    const root = mode === 'with git' ? scratchRepository(files) : scratchFolder(files);
    const source = await openWorkingTree(root);
    expect(await pathsOf(source)).toEqual(Object.keys(files).sort());
    for (const name of names) expect(await textOf(source, `d/${name}`)).toBe(name);
  });

  it.each(['with git', 'without git'])('reports a name that is not UTF-8 %s', async (mode) => {
    const root = scratchFolder({ 'a.txt': '' });
    writeFileSync(Buffer.concat([Buffer.from(`${root}/caf`), Buffer.from([0xe9]), Buffer.from('.txt')]), '');
    if (mode === 'with git') {
      git(root, 'init', '-q');
      git(root, 'add', '-A');
    }
    const source = await openWorkingTree(root);
    expect(await source.list()).toMatchObject([
      { kind: 'file', path: 'a.txt' },
      { kind: 'unreadable', path: 'caf\\xe9.txt' },
    ]);
  });
});

describe('a folder without git', () => {
  it('respects ignore files, innermost first, and skips tool folders', async () => {
    const root = scratchFolder({
      '.gitignore': '*.log\n/build/\n!keep.log\n',
      'a.log': '',
      'keep.log': '',
      'build/x.txt': '',
      'src/build/y.txt': '',
      'src/.gitignore': '!a.log\nlocal.txt\n',
      'src/a.log': '',
      'src/local.txt': '',
      'node_modules/p/index.js': '',
      'src/node_modules/p/index.js': '',
      '.svn/entries': '',
    });
    const source = await openWorkingTree(root);
    expect(await pathsOf(source)).toEqual([
      '.gitignore',
      'keep.log',
      'src/.gitignore',
      'src/a.log',
      'src/build/y.txt',
    ]);
    expect(source.repository).toMatchObject({ commit: null, branch: null, dirty: false });
  });

  it.skipIf(process.platform === 'win32')('does not wait for a pipe in place of ignore rules', async () => {
    const root = scratchFolder({ 'a.txt': '' });
    execFileSync('mkfifo', [join(root, '.gitignore')]);
    const source = await openWorkingTree(root, { git: null });
    expect((await source.list()).map(({ kind, path }) => [kind, path])).toEqual([
      ['unreadable', '.gitignore'],
      ['file', 'a.txt'],
    ]);
  });

  it('is empty if the folder is empty', async () => {
    expect(await (await openWorkingTree(scratchFolder())).list()).toEqual([]);
  });

  it('is listed the same way if git is not installed', async () => {
    const root = scratchRepository({ '.gitignore': 'b.txt', 'a.txt': '' });
    writeFiles(root, { 'b.txt': '' });
    expect(await pathsOf(await openWorkingTree(root, { git: null }))).toEqual(['.gitignore', 'a.txt']);
  });

  it('is listed without a git that refuses it, with advice', async () => {
    const root = scratchFolder({ 'a.txt': '' });
    const refuse = () => Promise.reject(new GitError('dubious-ownership', 'detected dubious ownership'));
    const stream = () => {
      throw new Error('not asked for');
    };
    const maskSecrets = (text: string) => text;
    const refusing: Git = {
      maskSecrets,
      run: refuse,
      stream,
      objects: { run: refuse, stream },
      readObjects: refuse,
    };
    const source = await openWorkingTree(root, { git: refusing });
    expect(await pathsOf(source)).toEqual(['a.txt']);
    expect(source.findings).toMatchObject([
      { code: 'git-unusable', message: expect.stringContaining('safe.directory') as string },
    ]);
  });
});

describe('the files to publish', () => {
  const strict = { strict: true } as const;
  const failing = (folder: string, error: GitError): Git => {
    const real = openGit(folder);
    if (!real) throw new Error('git is not installed');
    return { ...real, run: () => Promise.reject(error) };
  };

  it('are the tracked ones, or without a repository those that no rule excludes', async () => {
    const root = scratchRepository({ 'a.txt': '' });
    writeFiles(root, { 'b.txt': '' });
    expect(await pathsOf(await openWorkingTree(root, strict))).toEqual(['a.txt']);
    expect(await pathsOf(await openWorkingTree(root, { ...strict, untracked: true }))).toEqual([
      'a.txt',
      'b.txt',
    ]);
    const plain = scratchFolder({ 'a.txt': '', '.gitignore': 'b.txt', 'b.txt': '' });
    expect(await pathsOf(await openWorkingTree(plain, strict))).toEqual(['.gitignore', 'a.txt']);
  });

  it.each([
    [
      'dubious-ownership',
      "detected dubious ownership in repository at '/r'\n\n\tgit config --global --add safe.directory /r",
      '--add safe.directory /r',
    ],
    ['failed', 'bad config line 1 in file .git/config', 'bad config line 1'],
  ] as const)('are unknown if git says %s', async (code, said, told) => {
    const root = scratchFolder({ 'a.txt': '' });
    const opening = openWorkingTree(root, { ...strict, git: failing(root, new GitError(code, said)) });
    await expect(opening).rejects.toMatchObject({
      code: 'git-unusable',
      message: expect.stringMatching(new RegExp(`${told}[^]*--no-git`)) as string,
    });
  });

  it.each([
    ['is damaged', (root: string) => rmSync(join(root, '.git/HEAD'))],
    [
      'leads nowhere',
      (root: string) => {
        rmSync(join(root, '.git'), { recursive: true });
        writeFiles(root, { '.git': 'gitdir: /nowhere/at/all' });
      },
    ],
  ])('are unknown if a .git %s', async (_, damage) => {
    const root = scratchRepository({ 'a/b.txt': '' });
    damage(root);
    for (const folder of [root, join(root, 'a')]) {
      await expect(openWorkingTree(folder, strict)).rejects.toMatchObject({ code: 'git-unusable' });
      const { findings } = await openWorkingTree(folder);
      expect(findings).toMatchObject([{ code: 'git-unusable', severity: 'warning' }]);
    }
  });

  it('are unknown in a repository without git installed', async () => {
    const root = scratchRepository({ 'a.txt': '' });
    const plain = scratchFolder({ 'a.txt': '' });
    vi.stubEnv('PATH', '');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    await expect(openWorkingTree(root, strict)).rejects.toMatchObject({ code: 'git-unusable' });
    expect(await pathsOf(await openWorkingTree(plain, strict))).toEqual(['a.txt']);
  });

  it('are those that no rule excludes if git is switched off, which is reported', async () => {
    const root = scratchRepository({ 'a.txt': '' });
    writeFiles(root, { 'b.txt': '' });
    const source = await openWorkingTree(root, { ...strict, git: null });
    expect(await pathsOf(source)).toEqual(['a.txt', 'b.txt']);
    expect(source.findings).toMatchObject([{ code: 'git-unused', severity: 'warning' }]);
    expect((await openWorkingTree(scratchFolder({ a: '' }), { git: null })).findings).toEqual([]);
  });

  it('must be chosen if git tracks nothing', async () => {
    const root = scratchFolder({ 'a.txt': '', '.git/info/exclude': 'b.txt', 'b.txt': '' });
    git(root, 'init', '-q', '-b', 'main');
    await expect(openWorkingTree(root, strict)).rejects.toMatchObject({
      code: 'nothing-tracked',
      message: expect.stringMatching(/git add.*--untracked/) as string,
    });
    expect(await pathsOf(await openWorkingTree(root, { ...strict, untracked: true }))).toEqual(['a.txt']);
    rmSync(join(root, 'a.txt'));
    await expect(openWorkingTree(root, { ...strict, untracked: true })).rejects.toMatchObject({
      message: expect.stringContaining('ignores every file') as string,
    });
  });

  it('may be none', async () => {
    const root = scratchFolder();
    git(root, 'init', '-q');
    expect(await (await openWorkingTree(root, strict)).list()).toEqual([]);
  });

  it('must be checked out if there is a commit', async () => {
    const root = scratchRepository({ 'a.txt': '' });
    git(root, 'clone', '-q', '--no-checkout', root, 'clone');
    await expect(openWorkingTree(join(root, 'clone'), strict)).rejects.toMatchObject({
      code: 'no-files',
      message: expect.stringContaining('git checkout') as string,
    });
    expect(await (await openWorkingTree(join(root, 'clone'))).list()).toEqual([]);
  });
});

describe('unreadable sources', () => {
  it('have distinct errors for folders', async () => {
    const root = scratchFolder({ file: '' });
    await expect(openWorkingTree(join(root, 'absent'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(openWorkingTree(join(root, 'file'))).rejects.toMatchObject({ code: 'not-a-folder' });
    await expect(openWorkingTree(join(root, 'file/below'))).rejects.toMatchObject({ code: 'not-a-folder' });
  });

  it('include bare repositories, which have no files', async () => {
    const root = scratchRepository({ 'a.txt': '' });
    git(root, 'clone', '-q', '--bare', root, 'bare.git');
    for (const folder of ['bare.git', 'bare.git/hooks', '.git']) {
      await expect(openWorkingTree(join(root, folder))).rejects.toMatchObject({
        code: 'no-files',
        message: expect.stringContaining('git clone') as string,
      });
    }
  });

  it('include a file that vanishes after it was listed', async () => {
    const root = scratchFolder({ 'a.txt': '', 'b.txt': '' });
    const source = await openWorkingTree(root);
    unlinkSync(join(root, 'a.txt'));
    mkdirSync(join(root, 'a.txt'));
    unlinkSync(join(root, 'b.txt'));
    await expect(source.read('a.txt')).rejects.toMatchObject({ code: 'unreadable' });
    await expect(source.read('b.txt')).rejects.toMatchObject({ code: 'unreadable' });
  });
});

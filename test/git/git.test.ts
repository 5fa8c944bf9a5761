import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { findGit } from '../../src/git/git-environment.ts';
import { gitErrorFrom } from '../../src/git/git-error.ts';
import type { Git } from '../../src/git/git.ts';
import { openGit } from '../support/open-git.ts';
import { git, scratchFolder, scratchRepository } from '../indexer/source/scratch.ts';

function open(folder: string): Git {
  const opened = openGit(folder);
  if (!opened) throw new Error('these tests need git');
  return opened;
}

async function answer(folder: string, ...args: string[]): Promise<string> {
  return (await open(folder).run(args)).toString().trim();
}

afterEach(() => void vi.unstubAllEnvs());

describe('git in a folder', () => {
  it('runs in that folder, whatever the environment says', async () => {
    const root = scratchRepository({ a: 'one' });
    const other = scratchRepository({ a: 'two' });
    vi.stubEnv('GIT_DIR', join(other, '.git'));
    vi.stubEnv('GIT_INDEX_FILE', join(other, 'absent'));
    expect(await answer(root, 'rev-parse', '--show-toplevel')).toBe(root);
    expect(await answer(root, 'ls-files')).toBe('a');
  });

  it('never fetches the missing objects of a partial clone', async () => {
    const origin = scratchRepository({ a: 'content' });
    git(origin, 'config', 'uploadpack.allowFilter', 'true');
    const clone = join(scratchFolder(), 'clone');
    git(origin, 'clone', '-q', '--no-checkout', '--filter=blob:none', `file://${origin}`, clone);
    const objects = await open(clone).readObjects();
    onTestFinished(() => objects.close());
    await expect(objects.read(git(origin, 'rev-parse', 'HEAD:a'), { type: 'blob' })).rejects.toMatchObject({
      name: 'GitError',
    });
  });

  it('reports why a command fails', async () => {
    await expect(answer(scratchFolder(), 'status')).rejects.toMatchObject({ code: 'not-a-repository' });
    await expect(answer(scratchRepository({}), 'rev-parse', '--verify', 'absent')).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringContaining('Needed a single revision') as string,
    });
    await expect(
      openGit(scratchFolder(), { executable: '/absent/git' })?.run(['status']),
    ).rejects.toMatchObject({
      code: 'not-installed',
    });
    const removed = scratchFolder();
    const git = openGit(removed);
    rmSync(removed, { recursive: true });
    await expect(git?.run(['status'])).rejects.toMatchObject({
      code: 'failed',
      message: `${removed} does not exist.`,
    });
    const distrust = "fatal: detected dubious ownership in repository at '/x'\nTo add an exception…";
    expect(gitErrorFrom(distrust, 'code 128').code).toBe('dubious-ownership');
    expect(gitErrorFrom('', 'SIGKILL').message).toBe('git ended with SIGKILL');
  });
});

describe('findGit', () => {
  it('searches absolute folders only, because a relative one may be the repository', () => {
    const folder = scratchFolder({ 'bin/git': '#!/bin/sh\n', 'bin/git.exe': '' });
    mkdirSync(join(folder, 'empty'));
    for (const name of ['git', 'git.exe']) chmodSync(join(folder, 'bin', name), 0o755);
    vi.stubEnv('PATH', ['.', '', 'bin', join(folder, 'empty')].join(delimiter));
    expect(findGit()).toBeUndefined();
    vi.stubEnv('PATH', ['.', join(folder, 'bin')].join(delimiter));
    expect(findGit()).toContain(join(folder, 'bin'));
  });
});

describe('the object reader', () => {
  it('responds in the order of the requests, and fails only those without an object', async () => {
    const contents = ['', 'one', 'two\n'.repeat(100_000), '\0\n\0'];
    const root = scratchRepository(Object.fromEntries(contents.map((content, i) => [`f${i}`, content])));
    const objects = await open(root).readObjects();
    onTestFinished(() => objects.close());
    const hashes = contents.map((_, i) => git(root, 'rev-parse', `HEAD:f${i}`));
    const asked = [...hashes, '0'.repeat(40), ...hashes];
    const answers = await Promise.allSettled(asked.map((hash) => objects.read(hash, { type: 'blob' })));
    const texts = answers.map((one) =>
      one.status === 'fulfilled' ? new TextDecoder().decode(one.value) : 'failed',
    );
    expect(texts).toEqual([...contents, 'failed', ...contents]);
  });

  it('rejects pending requests when git ends', async () => {
    const root = scratchRepository({ a: 'x' });
    const objects = await open(root).readObjects();
    await objects.close();
    await expect(objects.read(git(root, 'rev-parse', 'HEAD:a'), { type: 'blob' })).rejects.toMatchObject({
      name: 'GitError',
    });
  });
});

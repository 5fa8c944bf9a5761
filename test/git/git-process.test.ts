import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Git, GitOptions } from '../../src/git/git.ts';
import { openGit } from '../support/open-git.ts';
import { GitProcess } from '../../src/git/git-process.ts';
import { scratchFolder, scratchRepository } from '../indexer/source/scratch.ts';

/**
 * A git that writes its process id to `number`, ignores gentle signals, and waits for a pipe that nobody
 * opens.
 */
function stuckGit(options: Omit<GitOptions, 'executable' | 'maskSecrets'>): { git: Git; isGone(): void } {
  const folder = scratchFolder();
  const executable = join(folder, 'git');
  const number = join(folder, 'number');
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  const script = `#!/bin/sh\ntrap '' TERM INT\necho $$ > '${number}.part'\nmv '${number}.part' '${number}'\nexec cat '${join(folder, 'pipe')}'\n`;
  execFileSync('sh', ['-c', 'printf "%s" "$1" > "$2" && chmod +x "$2"', 'sh', script, executable]);
  const git = openGit(folder, { ...options, executable })!;
  const isGone = () => {
    // Killed before it could write its process id.
    if (!existsSync(number)) return;
    expect(() => process.kill(Number(readFileSync(number, 'utf8')), 0)).toThrow('ESRCH');
  };
  return { git, isGone };
}

describe.skipIf(process.platform === 'win32')('a git without output', () => {
  it('is killed, and the error names the command and the next step', async () => {
    const { git, isGone } = stuckGit({ limits: { quick: 500, long: 3_600_000 } });
    await expect(git.run(['rev-parse', 'HEAD'])).rejects.toMatchObject({
      code: 'timeout',
      message: expect.stringMatching(
        /^git rev-parse was stopped in .* after 0.5 s without output.*git status/,
      ) as string,
    });
    await vi.waitFor(isGone);
  });

  it('is killed by an aborted signal, with its reason', async () => {
    const stop = new AbortController();
    const { git, isGone } = stuckGit({ signal: stop.signal });
    const running = git.run(['status']);
    const streaming = git.stream(['diff'])[Symbol.asyncIterator]().next();
    stop.abort(new Error('enough'));
    await expect(running).rejects.toThrow('enough');
    await expect(streaming).rejects.toThrow('enough');
    await expect(git.run(['status'])).rejects.toThrow('enough');
    await vi.waitFor(isGone);
  });
});

describe('the time limit of git', () => {
  afterEach(() => void vi.useRealTimers());

  /** `cat` in place of git echoes its input. */
  function startCat(): GitProcess {
    return new GitProcess(
      {
        executable: '/bin/cat',
        settings: [],
        args: [],
        cwd: '/',
        env: {},
        limits: { quick: 60_000, long: 60_000 },
        signal: undefined,
        maskSecrets: (text) => text,
      },
      'pipe',
    );
  }

  async function echo(cat: GitProcess): Promise<void> {
    const answered = new Promise((resolve) => cat.child.stdout?.once('data', resolve));
    cat.child.stdin?.write('x');
    await answered;
  }

  it.skipIf(process.platform === 'win32')('restarts with every output', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const cat = startCat();
    cat.child.stdout?.on('data', () => cat.expectOutput());
    cat.expectOutput();
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(50_000);
      await echo(cat);
    }
    vi.advanceTimersByTime(60_000);
    await expect(cat.ended).rejects.toMatchObject({ code: 'timeout' });
  });

  it.skipIf(process.platform === 'win32')('is stopped while nobody waits', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const cat = startCat();
    cat.expectOutput();
    await echo(cat);
    cat.expectNothing();
    vi.advanceTimersByTime(3_600_000);
    await echo(cat);
    cat.child.stdin?.end();
    await cat.ended;
  });
});

it('pending object reads get the reason for which git was killed', async () => {
  const stop = new AbortController();
  const root = scratchRepository({ a: 'x' });
  const objects = await openGit(root, { signal: stop.signal })!.readObjects();
  stop.abort(new Error('enough'));
  await expect(objects.read('0'.repeat(40), { type: 'blob' })).rejects.toThrow('enough');
});

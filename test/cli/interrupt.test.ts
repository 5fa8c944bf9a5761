import { execFileSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { STAGING_PREFIX } from '../../src/model/output.ts';
import { fixture, scratch, treeatlas, type Run } from './run-treeatlas.ts';

/** Every file of a folder with its content: what must be the same after a build that did not end. */
function snapshot(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

/** What was killed stays in its group until the system has taken note of it. */
async function expectGone(group: number | undefined): Promise<void> {
  await vi.waitFor(() => expect(() => process.kill(-(group ?? 0), 0)).toThrow('ESRCH'), { timeout: 20_000 });
}

const stages = ['Parsing files', 'Linking names', 'Writing JSON', 'Rendering pages'];

describe('an interrupted build', () => {
  let cwd: string;
  let before: Map<string, string>;

  beforeAll(async () => {
    cwd = fixture('tiny-python');
    const { code, stderr } = await treeatlas(['build'], { cwd });
    if (code !== 0) throw new Error(stderr);
    before = snapshot(join(cwd, 'atlas'));
    writeFileSync(join(cwd, 'src', 'stockroom', 'new.py'), 'def added():\n    pass\n');
  });

  /** Sends the signal once the program tells of the stage. */
  function interrupt(stage: string, signal: NodeJS.Signals): Promise<Run> {
    let sent = false;
    return treeatlas(['build'], {
      cwd,
      onNote(child, told) {
        if (!sent && told.includes(stage)) sent = child.kill(signal);
      },
    });
  }

  it.each(stages)('at "%s" ends with 130 and leaves the old atlas whole', async (stage) => {
    const run = await interrupt(stage, 'SIGINT');
    expect(run).toEqual({ code: 130, stdout: '', stderr: expect.stringContaining('Interrupted.') as string });
    expect(snapshot(join(cwd, 'atlas'))).toEqual(before);
  });

  it.each([
    ['it is terminated', 'SIGTERM', 143],
    ['its terminal is closed', 'SIGHUP', 129],
  ] as const)('ends with its own code when %s', async (_, signal, code) => {
    expect((await interrupt('', signal)).code).toBe(code);
    expect((await interrupt('Rendering pages', signal)).code).toBe(code);
    expect(snapshot(join(cwd, 'atlas'))).toEqual(before);
  });

  it('ends immediately at a second signal, and the next build removes its temporary files', async () => {
    // The removal of what is staged, which the first signal asks for, takes as long as the test likes.
    const slow = `import fs from 'node:fs/promises'; import { syncBuiltinESMExports } from 'node:module';
      fs.rm = () => new Promise(() => { console.error('removing'); setInterval(() => {}, 1e6); });
      syncBuiltinESMExports();`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(slow)}` };
    const sent: NodeJS.Signals[] = [];
    const send = (child: ChildProcess, signal: NodeJS.Signals) => {
      if (!sent.includes(signal)) child.kill(signal);
      sent.push(signal);
    };
    const { code } = await treeatlas(['build'], {
      cwd,
      env,
      onNote(child, told) {
        if (told.includes('Rendering pages')) send(child, 'SIGTERM');
        if (told.includes('removing')) send(child, 'SIGINT');
      },
    });
    expect(code).toBe(130);
    expect(readdirSync(join(cwd, 'atlas')).some((name) => name.startsWith(STAGING_PREFIX))).toBe(true);
    expect((await interrupt('Parsing files', 'SIGINT')).code).toBe(130);
    expect(snapshot(join(cwd, 'atlas'))).toEqual(before);
  });

  it.skipIf(process.platform === 'win32')('leaves no process behind', async () => {
    const group: number[] = [];
    const { code } = await treeatlas(['build'], {
      cwd,
      detached: true,
      onNote(child, told) {
        if (told.includes('Parsing files') && group.push(child.pid ?? 0) === 1) child.kill('SIGTERM');
      },
    });
    expect(code).toBe(143);
    await expectGone(group[0]);
  });

  it('is repaired by the next build', async () => {
    expect((await treeatlas(['build'], { cwd })).code).toBe(0);
    expect(snapshot(join(cwd, 'atlas')).has('file/src/stockroom/new.py.html')).toBe(true);
  });
});

describe.skipIf(process.platform === 'win32')('a busy server', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends by %s, with its processes', async (signal) => {
    // Once it serves, its thread is never free again, as if an answer took for ever.
    const busy = `const { stderr } = process; const write = stderr.write.bind(stderr);
      stderr.write = (text, ...rest) => {
        if (String(text).includes('Ctrl C')) setImmediate(() => { write('busy\\n'); for (;;); });
        return write(text, ...rest);
      };`;
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(busy)}` };
    const group: number[] = [];
    const { code, stderr } = await treeatlas(['serve', '--port', '0'], {
      cwd: fixture('tiny-python'),
      env,
      detached: true,
      onNote(child, told) {
        if (told.includes('busy') && group.push(child.pid ?? 0) === 1) child.kill(signal);
      },
    });
    expect({ code, stderr }).toEqual({ code: null, stderr: expect.stringContaining('busy') as string });
    await expectGone(group[0]);
  });
});

describe('two builds at once', () => {
  it('give one atlas and an error that names the other process, or two equal atlases', async () => {
    const cwd = fixture('tiny-python');
    const runs = await Promise.all([treeatlas(['build'], { cwd }), treeatlas(['build'], { cwd })]);
    const codes = runs.map(({ code }) => code).sort();
    expect(codes[0]).toBe(0);
    for (const { code, stderr } of runs)
      if (code !== 0) expect(stderr).toContain('Another build is writing this atlas');
    expect(snapshot(join(cwd, 'atlas')).has('index.html')).toBe(true);
  });
});

describe.skipIf(process.platform === 'win32')('a git that never answers', () => {
  it('still handles signals, and ends', async () => {
    const cwd = fixture('tiny-python');
    const bin = scratch();
    execFileSync('mkfifo', [join(bin, 'pipe')]);
    // Whoever asked is told to end once git is at work.
    const script = `#!/bin/sh\ntrap '' TERM\nkill -TERM $PPID\nexec cat '${join(bin, 'pipe')}'\n`;
    writeFileSync(join(bin, 'git'), script, { mode: 0o755 });
    const group: number[] = [];
    const env = { PATH: [bin, process.env['PATH']].join(delimiter) };
    const onNote = ({ pid }: ChildProcess) => void group.push(pid ?? 0);
    const { code, stderr } = await treeatlas(['index'], { cwd, env, detached: true, onNote });
    expect([code, stderr]).toEqual([143, expect.stringContaining('Terminated.')]);
    await expectGone(group[0]);
  });
});

describe('folders that cannot be created', () => {
  it.runIf(process.platform === 'linux')('cost the cache, and not the answer', async () => {
    const env = { HOME: '/proc/nowhere', XDG_CACHE_HOME: undefined, XDG_STATE_HOME: undefined };
    const { code, stderr } = await treeatlas(['index'], { cwd: fixture('tiny-python'), env });
    expect([code, stderr]).toEqual([0, expect.any(String)]);
  });
});

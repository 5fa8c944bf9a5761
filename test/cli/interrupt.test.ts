import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixture, treeatlas, type Run } from './run-treeatlas.ts';

/** Every file of a folder with its content: what must be the same after a build that did not end. */
function snapshot(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

const stages = ['Parsing files', 'Linking names', 'Writing JSON', 'Rendering pages'];

describe('a build that is interrupted', () => {
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

  it('ends with 143 when it is terminated', async () => {
    expect((await interrupt('', 'SIGTERM')).code).toBe(143);
    expect(snapshot(join(cwd, 'atlas'))).toEqual(before);
  });

  it('is made good by the next', async () => {
    expect((await treeatlas(['build'], { cwd })).code).toBe(0);
    expect(snapshot(join(cwd, 'atlas')).has('file/src/stockroom/new.py.html')).toBe(true);
  });
});

describe('two builds at once', () => {
  it('give one atlas, and an error that says who is at work, or two that agree', async () => {
    const cwd = fixture('tiny-python');
    const runs = await Promise.all([treeatlas(['build'], { cwd }), treeatlas(['build'], { cwd })]);
    const codes = runs.map(({ code }) => code).sort();
    expect(codes[0]).toBe(0);
    for (const { code, stderr } of runs)
      if (code !== 0) expect(stderr).toContain('Another build is writing this atlas');
    expect(snapshot(join(cwd, 'atlas')).has('index.html')).toBe(true);
  });
});

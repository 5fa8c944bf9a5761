import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../support/static-server.ts';
import { fixture, scratch, treeatlas } from './run-treeatlas.ts';

interface Result {
  ok: boolean;
  builtBy: { generator: { version: string }; grammars: Record<string, string> };
  digests: { problems: { path: string; problem: string }[] };
  rebuild: {
    same: number;
    differences: { path: string; problem: string; first?: { byte: number; line?: number } }[];
  };
}

let cwd: string;
let atlas: string;

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
  });

beforeAll(async () => {
  cwd = fixture('tiny-typescript');
  atlas = join(cwd, '..', 'site');
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'One');
  const { code, stderr } = await treeatlas(
    ['build', '--out', atlas, '--pages', 'files', '--site-url', 'https://example.org/shop/'],
    { cwd },
  );
  expect({ code, stderr }).toMatchObject({ code: 0 });
});

describe('treeatlas verify', () => {
  it('says what built an atlas, and that it is as published', async () => {
    const { code, stdout } = await treeatlas(['verify', atlas], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/built by\s+Treeatlas 0\.1\.0/);
    expect(stdout).toMatch(/grammars\s+typescript [0-9a-f]{16}/);
    expect(stdout).toContain('the same version and the same grammars');
    expect(stdout).toMatch(/all \d+ files are as published/);
  });

  it('builds the commit again with the choices of the atlas, whatever is checked out', async () => {
    const before = readdirSync(cwd);
    writeFileSync(join(cwd, 'more.ts'), 'export const more = 1;\n');
    git('add', '-A');
    git('commit', '-q', '-m', 'Two');
    appendFileSync(join(cwd, 'more.ts'), 'export const uncommitted = 2;\n');
    const { code, stdout } = await treeatlas(['verify', atlas, '--rebuild', '--json'], { cwd });
    const { ok, rebuild } = JSON.parse(stdout) as Result;
    expect({ code, ok, differences: rebuild.differences }).toEqual({ code: 0, ok: true, differences: [] });
    expect(rebuild.same).toBeGreaterThan(50);
    expect(readdirSync(cwd)).toEqual([...before, 'more.ts'].sort());
    expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('ends with exit code 4 if a page differs, and shows where', async () => {
    const server = await serveFolder(atlas);
    const page = join(atlas, 'index.html');
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, `${html.slice(0, 20)}<!-- -->${html.slice(20)}`);
    try {
      const { code, stdout } = await treeatlas(['verify', server.url, '--rebuild', cwd, '--json'], {
        cwd: scratch(),
      });
      const { ok, digests, rebuild } = JSON.parse(stdout) as Result;
      expect({ code, ok }).toEqual({ code: 4, ok: false });
      expect(digests.problems).toEqual([{ path: 'index.html', problem: 'changed' }]);
      expect(rebuild.differences).toMatchObject([
        { path: 'index.html', problem: 'changed', first: { byte: 20, line: 1 } },
      ]);
    } finally {
      writeFileSync(page, html);
      server.close();
    }
  });

  it('builds with the choices of the user if there are any', async () => {
    const { code, stdout, stderr } = await treeatlas(['verify', atlas, '--rebuild', '--pages', 'none'], {
      cwd,
    });
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: expect.stringContaining('is not what a build of commit') as string,
    });
    expect(stdout).toContain('404.html is not in the build');
  });

  it('needs the commit of the atlas, committed files, and the atlas before --rebuild', async () => {
    const other = fixture('tiny-python');
    execFileSync('git', ['init', '-q'], { cwd: other });
    const lacking = await treeatlas(['verify', atlas, '--rebuild', other], { cwd });
    expect(lacking).toMatchObject({ code: 3, stderr: expect.stringContaining('has no commit') as string });

    const dirty = join(cwd, '..', 'dirty');
    mkdirSync(dirty);
    await treeatlas(['build', '--out', dirty, '--pages', 'none'], { cwd });
    const uncommitted = await treeatlas(['verify', dirty, '--rebuild'], { cwd });
    expect(uncommitted).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('they were not committed') as string,
    });

    const swapped = await treeatlas(['verify', '--rebuild', atlas], { cwd });
    expect(swapped).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Write the atlas first') as string,
    });
  });
});

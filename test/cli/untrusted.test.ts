import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { openServedAtlas } from '../../src/host/open-served-atlas.ts';
import { runCli } from '../../src/cli/run.ts';
import { fakeTerminal } from './fake-terminal.ts';
import { scratch, treeatlas } from './run-treeatlas.ts';

const config = 'treeatlas.config.ts';

/** A folder `clone` of somebody else, and one that is the user's and that nothing may write to. */
function clone(files: Record<string, string> = {}) {
  const folder = scratch();
  const cwd = join(folder, 'clone');
  const trap = join(folder, 'mine', 'trap');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), text);
  };
  mkdirSync(dirname(trap));
  const code = `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(trap)}, '');
    export default { name: 'Ran' };`;
  for (const [path, text] of Object.entries({ 'a.txt': 'text\n', ...files })) write(path, text);
  const hasRun = () => existsSync(trap);
  return { folder, cwd, trap, code, write, hasRun };
}

/** Runs a command of somebody who gives these answers, and returns what they were asked. */
async function run(args: readonly string[], cwd: string, ...answers: string[]) {
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? '');
  };
  vi.stubEnv('XDG_STATE_HOME', join(cwd, '..', 'state'));
  vi.stubEnv('XDG_CACHE_HOME', join(cwd, '..', 'cache'));
  const terminal = fakeTerminal({ cwd, ask });
  const code = await runCli(args, terminal).finally(() => vi.unstubAllEnvs());
  return { code, asked, stdout: terminal.stdout(), stderr: terminal.stderr() };
}

describe('code in a clone', () => {
  it.each([
    ['overview'],
    ['read', 'a.txt'],
    ['build'],
    ['index'],
    ['export'],
    ['serve', '--port', '0'],
    ['mcp'],
    ['mcp', '--http', '--port', '0'],
  ])('is not run by %s', async (...args) => {
    const { cwd, code, write, hasRun } = clone();
    write(config, code);
    expect(await treeatlas(args, { cwd })).toEqual({
      code: 3,
      stdout: '',
      stderr: expect.stringMatching(
        /config\.ts is code .* so it was not run.*--trust-config.*--no-config/,
      ) as string,
    });
    expect(hasRun()).toBe(false);
    expect(readdirSync(cwd).sort()).toEqual(['a.txt', config]);
  });

  it('is not run from another folder either', async () => {
    const { folder, cwd, code, write, hasRun } = clone();
    write(config, code);
    expect((await treeatlas(['overview', '--repo', cwd], { cwd: folder })).code).toBe(3);
    expect(hasRun()).toBe(false);
  });

  it('is ignored with --no-config, and run with --trust-config and --config', async () => {
    const { cwd, code, write, hasRun } = clone();
    write(config, code);
    const without = await treeatlas(['overview', '--no-config'], { cwd });
    expect(without).toMatchObject({ code: 0, stdout: expect.stringContaining('# clone') as string });
    expect(hasRun()).toBe(false);
    for (const options of [['--trust-config'], ['--config', config]]) {
      const { code: exitCode, stdout } = await treeatlas(['overview', ...options], { cwd });
      expect({ exitCode, stdout }).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining('# Ran') as string,
      });
    }
  });
});

describe('the person at the terminal', () => {
  it('is asked once, and again after the code has changed', async () => {
    const { cwd, code, write, hasRun } = clone();
    write(config, code);
    for (const answer of ['', 'n', 'yeah', 'Run it']) {
      expect(await run(['overview'], cwd, answer)).toMatchObject({ code: 3, asked: { length: 1 } });
    }
    expect(hasRun()).toBe(false);
    const first = await run(['overview'], cwd, 'y');
    expect(first.asked.join()).toMatch(/clone.treeatlas\.config\.ts is code .*\[y\/N\]/s);
    expect(first).toMatchObject({ code: 0, stdout: expect.stringContaining('# Ran') as string });
    expect(await run(['overview'], cwd)).toMatchObject({ code: 0, asked: [] });
    write(config, `${code}\n`);
    const again = await run(['overview'], cwd);
    expect(again).toMatchObject({ code: 3, asked: [expect.stringContaining('has changed') as string] });
  });

  it('is never asked by mcp, because agents start it', async () => {
    const { cwd, code, write, hasRun } = clone();
    write(config, code);
    for (const args of [['mcp'], ['mcp', '--http']]) {
      expect(await run(args, cwd, 'y')).toMatchObject({ code: 3, asked: [] });
    }
    expect(hasRun()).toBe(false);
  });

  it('sees names without control characters', async () => {
    const { folder, cwd, code, write } = clone();
    write(config, code);
    const other = join(folder, 'a\u001b[2Kb\nc');
    cpSync(cwd, other, { recursive: true });
    const { asked, stderr } = await run(['overview', '--repo', other], cwd, 'n');
    expect(asked.join() + stderr).not.toContain('\u001b');
    expect(asked.join()).toContain('a\\u001b[2Kb\\u000ac');
  });
});

describe('data in a clone', () => {
  it.each([
    ['../out', 'lies outside the repository'],
    ['a/../../out', 'lies outside the repository'],
    ['/tmp/treeatlas-out', 'lies outside the repository'],
    ['link/out', 'may lead out of the repository through the symbolic link'],
    ['dangling', 'may lead out of the repository through the symbolic link'],
    ['.git/hooks', "lies in git's own folder (.git)"],
    ['.GIT', "lies in git's own folder (.git)"],
    ['.gi\u200ct/hooks', "lies in git's own folder (.git)"],
    ['GIT~1/hooks', "lies in git's own folder (.git)"],
    ['.git. /hooks', "lies in git's own folder (.git)"],
  ])('does not choose to write to %s', async (out, message) => {
    const { folder, cwd, write } = clone();
    write('treeatlas.config.json', JSON.stringify({ out }));
    symlinkSync('../mine', join(cwd, 'link'));
    symlinkSync('../mine/new', join(cwd, 'dangling'));
    const before = readdirSync(folder, { recursive: true }).sort();
    const { code, stderr } = await run(['build'], cwd);
    expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringContaining(message) as string });
    expect(stderr).toContain('--out');
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before);
  });

  it('that names an outside folder does not prevent answers', async () => {
    const { cwd } = clone({ 'treeatlas.config.json': '{"out": "../out", "name": "Named"}' });
    const { code, stdout } = await run(['overview'], cwd);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('# Named') as string });
  });

  it('cannot redirect the default folder with a link', async () => {
    const { folder, cwd } = clone();
    symlinkSync('../mine', join(cwd, 'atlas'));
    const { code, stderr } = await treeatlas(['build'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: expect.stringContaining('through the symbolic link') as string,
    });
    expect(readdirSync(join(folder, 'mine'))).toEqual([]);
  });

  it.each(['folder', 'file'])(
    'does not replace the code as a source of answers, with .git as a %s',
    async (kind) => {
      const { folder, cwd, write } = clone({ 'a.ts': 'export function shown() {}\n' });
      // Pages and scripts of the site answer nothing, and take long to index.
      const withoutPages = ['--pages', 'none', '--no-markdown'];
      await run(['build', '--no-git', ...withoutPages, '--out', '../mine/atlas'], cwd);
      const isAnswer = (path: string) => !/[\\/](?:_a|pagefind)$/.test(path);
      cpSync(join(folder, 'mine', 'atlas'), cwd, { recursive: true, filter: isAnswer });
      write('a.ts', 'export function hidden() {}\n');
      const grep = async (path: string) => (await run(['grep', 'hidden', '--repo', path], cwd)).stdout;
      expect(await grep('.')).toContain('No match');
      execFileSync(
        'git',
        ['init', '-q', ...(kind === 'file' ? ['--separate-git-dir=../.git-elsewhere'] : [])],
        {
          cwd,
        },
      );
      execFileSync('git', ['add', '.'], { cwd });
      expect(await grep('.')).toContain('hidden');
      expect(await grep('../mine/atlas')).toContain('No match');
      expect((await run(['read', 'a.ts'], cwd)).stdout).toContain('hidden');
      const served = await openServedAtlas('.', { cwd, config: false });
      const { store } = await served.getAtlas();
      expect(JSON.stringify(await store.read('api/v1/file/a.ts.json'))).toContain('hidden');
      await served.close?.();
    },
  );

  it('is indexed if its root has only the marker of an atlas', async () => {
    const { cwd } = clone({ '.treeatlas-output': '', 'b.txt': 'needle\n' });
    execFileSync('git', ['init', '-q'], { cwd });
    execFileSync('git', ['add', '.'], { cwd });
    expect(await run(['grep', 'needle'], cwd)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('b.txt') as string,
    });
  });

  it('chooses the output folder only if the user allows it', async () => {
    const { folder, cwd } = clone({ 'treeatlas.config.json': '{"out": "../mine"}' });
    writeFileSync(join(folder, 'mine', 'precious'), '');
    for (const options of [['--trust-config'], ['--config', 'treeatlas.config.json'], ['--out', '../mine']]) {
      const { code, stderr } = await run(['build', ...options], cwd);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('mine') as string });
      expect(stderr).toContain('--force');
    }
  });

  it('neither adds untracked files nor allows secrets in those that the user adds', async () => {
    const token = `ghp_${'x7Kq9LmZ2RvT4NbW8YcJ'.repeat(2).slice(0, 36)}`;
    const settings = { untracked: true, secrets: { allow: [{ path: '**' }] } };
    const { cwd, write } = clone({ 'a.py': 'A = 1\n', 'treeatlas.config.json': JSON.stringify(settings) });
    execFileSync('git', ['init', '-q'], { cwd });
    execFileSync('git', ['add', '.'], { cwd });
    write('mine.py', `MINE = "${token}"\n`);
    const plain = await treeatlas(['export'], { cwd });
    expect(plain.stdout).toContain('a.py');
    expect(plain.stdout).not.toContain('mine.py');
    expect(plain.stderr).toContain('"untracked" setting is ignored');
    const check = ['index', '--dry-run', '--fail-on', 'secrets'];
    expect(await treeatlas([...check, '--untracked'], { cwd })).toMatchObject({ code: 4 });
    expect(await treeatlas([...check, '--trust-config'], { cwd })).toMatchObject({ code: 0 });
  });

  it('is never trusted as a cache, and reading a repository writes nothing into it', async () => {
    const { folder, cwd, write } = clone({ 'a.py': 'A = 1\n' });
    execFileSync('git', ['init', '-q'], { cwd });
    execFileSync('git', ['add', '.'], { cwd });
    await treeatlas(['index'], { cwd });
    const [cache = ''] = readdirSync(join(folder, 'user-cache', 'treeatlas'));
    // As an archive could bring it along: sound entries, which say something else of the same file.
    cpSync(join(folder, 'user-cache', 'treeatlas', cache), join(cwd, '.treeatlas', 'cache'), {
      recursive: true,
    });
    write('treeatlas.config.json', '{"cache": ".treeatlas/cache"}');
    const before = readdirSync(cwd, { recursive: true })
      .filter((path) => !String(path).startsWith('.git'))
      .sort();
    const env = { XDG_CACHE_HOME: join(folder, 'another-cache') };
    const { stdout, stderr } = await treeatlas(['index', '--json'], { cwd, env });
    expect(JSON.parse(stdout)).toMatchObject({ parsed: 3 });
    expect(stderr).toContain('"cache" setting is ignored');
    expect(
      readdirSync(cwd, { recursive: true })
        .filter((path) => !String(path).startsWith('.git'))
        .sort(),
    ).toEqual(before);
    for (const options of [['--trust-config'], ['--config', 'treeatlas.config.json']]) {
      const refused = await treeatlas(['index', ...options], { cwd, env });
      expect(refused).toMatchObject({
        code: 3,
        stderr: expect.stringContaining('is inside the repository') as string,
      });
    }
  });

  it('is not a cache if the home folder is the checkout', async () => {
    const { cwd } = clone({ '.git/HEAD': 'ref: refs/heads/main\n' });
    const env = { XDG_CACHE_HOME: undefined, XDG_STATE_HOME: '.', HOME: cwd };
    const { code, stderr } = await treeatlas(['index', '--no-config'], { cwd, env });
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/cache +none/) as string,
    });
    expect(existsSync(join(cwd, '.cache'))).toBe(false);
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixture, program, treeatlas } from './run-treeatlas.ts';

const isRoot = process.getuid?.() === 0;
/** Permissions do not bind root, who therefore runs the program as nobody. */
const user = isRoot ? { uid: 65534, gid: 65534 } : {};
/** Nobody may not be able to read where these tests are. */
const canRun =
  process.getuid !== undefined && spawnSync(process.execPath, [program, '--version'], user).status === 0;

/** A repository whose folder and the one around belong to the user. */
function ownFixture(): string {
  const cwd = fixture('tiny-python');
  const around = dirname(cwd);
  if (isRoot) {
    for (const path of ['', ...readdirSync(around, { recursive: true, encoding: 'utf8' })])
      chownSync(join(around, path), 65534, 65534);
  }
  return cwd;
}

describe.runIf(canRun)('for a user who is not root', () => {
  it('unreadable files and folders are reported, and the rest is built', async () => {
    const cwd = ownFixture();
    const shelf = join(cwd, 'src', 'stockroom', 'shelf.py');
    const locked = join(cwd, 'locked');
    mkdirSync(locked);
    for (const path of [shelf, locked]) chmodSync(path, 0);
    const { code, stderr } = await treeatlas(['build'], { cwd, user });
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining('2 files: could not be read') as string,
    });
    const read = (path: string) => readFileSync(join(cwd, 'atlas', 'api', 'v1', path), 'utf8');
    expect(read('quality/findings.json')).toMatch(/"code":"unreadable".*"path":"src\/stockroom\/shelf.py"/);
    expect(existsSync(join(cwd, 'atlas', 'file', 'src', 'stockroom', '__init__.py.html'))).toBe(true);
    expect(existsSync(join(cwd, 'atlas', 'file', 'src', 'stockroom', 'shelf.py.html'))).toBe(false);
  });

  it('a file that may not be read is an error that says so, without advice about the output', async () => {
    const cwd = ownFixture();
    chmodSync(join(cwd, 'src', 'stockroom', 'shelf.py'), 0);
    const { code, stderr } = await treeatlas(['read', 'src/stockroom/shelf.py'], { cwd, user });
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr:
        'error: src/stockroom/shelf.py cannot be read: permission denied. Change its permissions, or name another file.\n',
    });
  });

  it('an output without write permission is an error that says so', async () => {
    const cwd = ownFixture();
    const locked = join(dirname(cwd), 'locked');
    mkdirSync(locked, { mode: 0o500 });
    if (isRoot) chownSync(locked, 65534, 65534);
    const { code, stderr } = await treeatlas(['build', '--out', join(locked, 'out')], { cwd, user });
    expect(code).toBe(1);
    expect(stderr).toContain('Cannot write to the output folder: permission denied.');
    expect(stderr).toContain('--out');
  });
});

it.runIf(isRoot)('a repository of another user is built once git trusts it, or without git', async () => {
  const cwd = fixture('tiny-python');
  const git = (...args: string[]) => execFileSync('git', args, { cwd, stdio: 'ignore' });
  git('init', '-q');
  git('add', '.');
  for (const path of ['.', '.git']) chownSync(join(cwd, path), 65534, 65534);
  const env = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null', SUDO_UID: undefined };
  const build = (...args: string[]) => treeatlas(['build', ...args], { cwd, env });
  const refused = await build();
  expect(refused.code).toBe(3);
  expect(refused.stderr).toContain(`git config --global --add safe.directory ${cwd}`);
  expect(refused.stderr).toContain('--no-git');
  expect(existsSync(join(cwd, 'atlas'))).toBe(false);
  expect((await build('--no-git')).code).toBe(0);
  Object.assign(env, {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'safe.directory',
    GIT_CONFIG_VALUE_0: cwd,
  });
  const trusted = await build();
  expect({ ...trusted, stderr: '' }).toEqual({ code: 0, stdout: '', stderr: '' });
});

it.runIf(process.platform === 'linux')('an output that no system can make ends with an error', async () => {
  const { code, stderr } = await treeatlas(['build', '--out', '/proc/treeatlas'], {
    cwd: fixture('tiny-python'),
  });
  expect(code).toBe(1);
  expect(stderr).toContain('Cannot write to the output folder');
  expect(stderr).toContain('at /proc/treeatlas');
  expect(stderr).toContain('--out');
});

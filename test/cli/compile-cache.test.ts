import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fixture, program, scratch, treeatlas } from './run-treeatlas.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;
const canKeep = 'enableCompileCache' in module;

/** A repository, a folder for temporary files that all users may write to, and the variables that lead there. */
function shared(cwd = fixture('tiny-typescript')): {
  cwd: string;
  temporary: string;
  env: NodeJS.ProcessEnv;
  userCache: string;
} {
  const temporary = join(scratch(), 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o1777);
  const env = { TMPDIR: temporary, NODE_COMPILE_CACHE: undefined, NODE_DISABLE_COMPILE_CACHE: undefined };
  return { cwd, temporary, env, userCache: join(cwd, '..', 'user-cache', 'treeatlas') };
}

describe.skipIf(process.platform === 'win32')('the folder for temporary files', () => {
  const indexed = fixture('tiny-typescript');

  // The build comes first, so that it starts its threads. The others read the cache.
  it.each([
    [['--version']],
    [['build', '--workers', '2']],
    [['overview']],
    [['grep', 'total']],
    [['index']],
    [['export', '--no-git', '--format', 'ndjson']],
    [['dead-code', '--report', 'report.md']],
    [['clean', '--all']],
  ])('stays empty: %j', async (args) => {
    const { cwd, temporary, env } = shared(indexed);
    const { code, stderr } = await treeatlas(args, { cwd, env });
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.any(String) as string });
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('stays empty while a configuration that is code runs', async () => {
    const { cwd, temporary, env } = shared();
    writeFileSync(join(cwd, 'treeatlas.config.ts'), 'export default { name: "ran" as string }');
    const { code, stdout } = await treeatlas(['overview', '--trust-config'], { cwd, env });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('ran') as string });
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('stays empty without a cache, after a build', async () => {
    const { cwd, temporary, env } = shared();
    const own = { ...env, XDG_CACHE_HOME: '/proc/none' };
    expect((await treeatlas(['build', '--no-git'], { cwd, env: own })).code).toBe(0);
    expect(readdirSync(temporary)).toEqual([]);
  });

  it.each(['serve', 'mcp'])('stays empty during and after %s', async (command) => {
    const { cwd, temporary, env } = shared();
    const child = spawn(
      process.execPath,
      [program, command, ...(command === 'serve' ? ['--port', '0'] : [])],
      {
        cwd,
        env: { ...process.env, XDG_CACHE_HOME: join(cwd, '..', 'user-cache'), ...env },
        stdio: ['pipe', 'pipe', 'pipe'],
      },
    );
    const ended = new Promise((resolve) => child.on('close', resolve));
    if (command === 'serve') {
      const url = await firstMatch(child, 'stderr', /http:\/\/\S+/);
      expect((await fetch(new URL('/tools/overview', url))).status).toBe(200);
    } else {
      const params = { name: 'overview', arguments: {} };
      child.stdin.write(
        `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello })}\n`,
      );
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 2, method: 'tools/call', params })}\n`);
      await firstMatch(child, 'stdout', /"id":2/);
    }
    expect(readdirSync(temporary)).toEqual([]);
    child.kill('SIGTERM');
    await ended;
    expect(readdirSync(temporary)).toEqual([]);
  });

  it('is refused if others can replace what is in it', async () => {
    const { cwd, temporary, env } = shared();
    chmodSync(temporary, 0o777);
    const own = { ...env, XDG_CACHE_HOME: '/proc/none' };
    const { code, stderr } = await treeatlas(['build', '--no-git'], { cwd, env: own });
    expect(code).not.toBe(0);
    expect(stderr).toContain('The folder for temporary files is not safe');
    expect(readdirSync(temporary)).toEqual([]);
  });
});

const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 't', version: '1' } };

describe.runIf(canKeep && process.platform !== 'win32')('compiled code', () => {
  it('is kept in a folder of this user, for all processes', async () => {
    const { cwd, env, userCache } = shared();
    await treeatlas(['build', '--no-git', '--workers', '2'], { cwd, env });
    for (const folder of ['', 'code', join('code', versionOf(userCache))])
      expect(statSync(join(userCache, folder)).mode & 0o777).toBe(0o700);
    expect(filesBelow(join(userCache, 'code')).length).toBeGreaterThan(2);
  });

  it('of another user is not run', async () => {
    const { cwd, temporary, env, userCache } = shared();
    const poisoned = join(temporary, 'node-compile-cache');
    await poison(poisoned, cwd, env);
    const chosen = await treeatlas(['overview'], { cwd, env: { ...env, NODE_COMPILE_CACHE: poisoned } });
    // So the file is one that Node runs.
    expect(chosen.stdout).toBe('POISONED');
    const { code, stdout } = await treeatlas(['overview'], { cwd, env });
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('# ') as string });
    expect(existsSync(join(userCache, 'code'))).toBe(true);
  });

  it('is not run if others can write to its folders, or own them', async () => {
    const { cwd, env, userCache } = shared();
    await treeatlas(['overview'], { cwd, env });
    await poison(join(userCache, 'code', versionOf(userCache)), cwd, env);
    const run = async (): Promise<string> => (await treeatlas(['overview'], { cwd, env })).stdout;
    expect(await run()).toBe('POISONED');
    const parent = join(userCache, '..');
    for (const folder of [parent, userCache]) {
      const { mode } = statSync(folder);
      chmodSync(folder, 0o777);
      expect(await run(), `${folder} can be written by others`).toContain('# ');
      chmodSync(folder, mode & 0o777);
    }
    for (const folder of isRoot ? [parent, userCache, join(userCache, 'code')] : []) {
      const { uid, gid } = statSync(folder);
      chownSync(folder, NOBODY, NOBODY);
      expect(await run(), `${folder} belongs to another user`).toContain('# ');
      chownSync(folder, uid, gid);
    }
    // Nothing but the folders kept it from being run.
    expect(await run()).toBe('POISONED');
  });

  it('is not run if it lies in the repository', async () => {
    const { cwd, env } = shared();
    const own = { ...env, XDG_CACHE_HOME: join(cwd, 'cache') };
    for (const [place, ...args] of [
      [cwd, 'overview'],
      ['/', 'overview', '--repo', cwd],
      [join(cwd, '..'), 'overview', `--repo=${cwd}`],
    ])
      expect((await treeatlas(args, { cwd: place ?? '', env: own })).code).toBe(0);
    expect(existsSync(join(cwd, 'cache'))).toBe(false);
  });

  it('is kept where the user says, or nowhere', async () => {
    const { cwd, env, userCache } = shared();
    const chosen = join(scratch(), 'chosen');
    await treeatlas(['overview'], { cwd, env: { ...env, NODE_COMPILE_CACHE: chosen } });
    expect(filesBelow(chosen).length).toBeGreaterThan(0);
    await treeatlas(['overview'], { cwd, env: { ...env, NODE_DISABLE_COMPILE_CACHE: '1' } });
    expect(existsSync(join(userCache, 'code'))).toBe(false);
  });

  it('of other versions is removed, except for the last two', async () => {
    const { cwd, env, userCache } = shared();
    const code = join(userCache, 'code');
    for (const [at, name] of ['one', 'two', 'three'].entries()) {
      mkdirSync(join(code, name), { recursive: true, mode: 0o700 });
      utimesSync(join(code, name), Date.now() / 1000 - 3600 * at, Date.now() / 1000 - 3600 * at);
    }
    chmodSync(userCache, 0o700);
    await treeatlas(['overview'], { cwd, env });
    const names = readdirSync(code);
    expect(names).toHaveLength(3);
    expect(names).toEqual(expect.arrayContaining(['one', 'two']));
    await treeatlas(['clean', '--all'], { cwd, env });
    expect(existsSync(userCache)).toBe(false);
  });
});

const compile = `
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  const source = require('node:fs').readFileSync(0, 'utf8');
  const options = { filename: process.argv[1], produceCachedData: true };
  process.stdout.write(require('node:vm').compileFunction(source, parameters, options).cachedData);
`;

/** Puts compiled code of another program in the place of that of `answer.cjs`. Node compares the length and a checksum of the source only. */
async function poison(folder: string, cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  await treeatlas(['overview'], { cwd, env: { ...env, NODE_COMPILE_CACHE: folder } });
  const file = join(dirname(program), 'answer.cjs');
  const source = readFileSync(file, 'utf8');
  const script = "process.stdout.write('POISONED');process.exit(0);//";
  // V8 rejects code that was compiled with other flags, and tests change those of the process that they share.
  const cachedData = execFileSync(process.execPath, ['--eval', compile, file], {
    input: script.padEnd(source.length, ' '),
  });
  const size = Buffer.byteLength(source);
  // Node's header: magic number, bytes of the source, bytes of the data, and the checksums of both.
  const entry = filesBelow(folder).find((each) => readFileSync(each).readUInt32LE(4) === size);
  if (entry === undefined) throw new Error('Node kept no code');
  const header = readFileSync(entry).subarray(0, 20);
  header.writeUInt32LE(cachedData.length, 8);
  header.writeUInt32LE(crc32(cachedData), 16);
  writeFileSync(entry, Buffer.concat([header, cachedData]));
}

function versionOf(userCache: string): string {
  const [name = ''] = readdirSync(join(userCache, 'code'));
  return name;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Waits until a process prints what matches. */
function firstMatch(child: ChildProcess, stream: 'stdout' | 'stderr', pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child[stream]?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [match] = pattern.exec(text) ?? [];
      if (match !== undefined) resolve(match);
    });
    child.on('close', () => reject(new Error(text)));
  });
}

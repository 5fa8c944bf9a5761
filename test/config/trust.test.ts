import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig, type LoadOptions } from '../../src/config/load-config.ts';
import type { TrustRequest } from '../../src/config/trust.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

const windows = process.platform === 'win32';
const name = 'treeatlas.config.ts';

/** A repository whose configuration creates a file when it runs. */
function repository() {
  const root = scratchFolder();
  const state = join(scratchFolder(), 'state');
  const trap = join(root, 'trap');
  const code = `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(trap)}, '');
    export default { name: 'ran' };`;
  writeFileSync(join(root, name), code);
  const hasRun = () => statSync(trap, { throwIfNoEntry: false }) !== undefined;
  const load = (options: LoadOptions = {}) => loadConfig(root, { cwd: root, stateFolder: state, ...options });
  return { root, state, list: join(state, 'trusted-configs.json'), code, hasRun, load };
}

/** Answers as a user would, and records the requests. */
function person(answer: boolean) {
  const asked: TrustRequest[] = [];
  const confirm = (request: TrustRequest) => {
    asked.push(request);
    return Promise.resolve(answer);
  };
  return { asked, confirm };
}

describe('a configuration that is code', () => {
  it.each(['treeatlas.config.ts', 'treeatlas.config.js', 'treeatlas.config.mjs'])(
    'does not run as %s if the user cannot be asked, whatever the current folder',
    async (file) => {
      const { root, load, hasRun } = repository();
      if (file !== name) renameSync(join(root, name), join(root, file));
      for (const cwd of [root, scratchFolder()]) {
        const failure = expect(load({ cwd })).rejects;
        await failure.toMatchObject({ name: 'ConfigError' });
        await failure.toThrow(
          /config\.[jtms]+ is code that came with the repository.*--trust-config.*--no-config/,
        );
      }
      expect(hasRun()).toBe(false);
    },
  );

  it('does not run when the user says no, and the next run asks again', async () => {
    const { root, load, hasRun } = repository();
    const { asked, confirm } = person(false);
    await expect(load({ confirm })).rejects.toThrow('--no-config');
    await expect(load({ confirm })).rejects.toThrow('--no-config');
    expect(hasRun()).toBe(false);
    expect(asked).toEqual(Array(2).fill({ file: join(root, name), hasChanged: false }));
  });

  it('runs once the user agrees, and later without a question', async () => {
    const { root, state, list, load } = repository();
    const { asked, confirm } = person(true);
    expect(await load({ confirm })).toMatchObject({ config: { name: 'ran' }, isTrusted: true, notices: [] });
    expect(await load({ confirm })).toMatchObject({ config: { name: 'ran' }, notices: [] });
    expect(asked).toHaveLength(1);
    const link = join(scratchFolder(), 'link');
    symlinkSync(root, link);
    expect((await loadConfig(link, { stateFolder: state })).config.name).toBe('ran');
    if (windows) return;
    expect(statSync(state).mode & 0o777).toBe(0o700);
    expect(statSync(list).mode & 0o777).toBe(0o600);
  });

  it('asks again after a change, but not for the trusted content', async () => {
    const { root, code, load } = repository();
    const { asked, confirm } = person(true);
    await load({ confirm });
    writeFileSync(join(root, name), `${code}\n// changed`);
    await expect(load()).rejects.toThrow('has changed since you trusted it');
    await load({ confirm });
    writeFileSync(join(root, name), code);
    await load({ confirm });
    expect(asked.map(({ hasChanged }) => hasChanged)).toEqual([false, true]);
  });

  it('is not trusted in a copy elsewhere, nor under another name', async () => {
    const { root, state, load } = repository();
    await load(person(true));
    const copy = scratchFolder();
    cpSync(join(root, name), join(copy, name));
    await expect(loadConfig(copy, { stateFolder: state })).rejects.toThrow('was not run');
    renameSync(join(root, name), join(root, 'treeatlas.config.mjs'));
    await expect(load()).rejects.toThrow('was not run');
  });

  it('runs with --trust-config, which is not remembered', async () => {
    const { load, hasRun } = repository();
    expect((await load({ trust: true })).config.name).toBe('ran');
    expect(hasRun()).toBe(true);
    await expect(load()).rejects.toThrow('was not run');
  });

  it('runs the content that was confirmed, even if the file is replaced meanwhile', async () => {
    const { root, load } = repository();
    const confirm = () => {
      writeFileSync(join(root, name), 'export default { name: "replaced" }');
      return Promise.resolve(true);
    };
    expect((await load({ confirm })).config.name).toBe('ran');
    await expect(load()).rejects.toThrow('has changed');
  });
});

describe('the list of trusted configurations', () => {
  const damages: [string, (list: string, state: string) => void][] = [
    ['is no JSON', (list) => writeFileSync(list, '{"format": 1, "trus')],
    ['is JSON of another kind', (list) => writeFileSync(list, '[]')],
    ['is of another format', (list) => writeFileSync(list, readFileSync(list, 'utf8').replace('1', '2'))],
    ['is huge', (list) => writeFileSync(list, ' '.repeat(5_000_000))],
    [
      'is a link',
      (list) => {
        renameSync(list, `${list}.moved`);
        symlinkSync(`${list}.moved`, list);
      },
    ],
  ];
  const openings: typeof damages = [['can be written by others', (list) => chmodSync(list, 0o622)]];
  const owners: typeof damages = [['belongs to another user', (list) => chownSync(list, 12345, 12345)]];
  it.each([...damages, ...(windows ? [] : openings), ...(process.getuid?.() === 0 ? owners : [])])(
    'is ignored if it %s, with a notice, and is replaced later',
    async (_, damage) => {
      const { state, list, load } = repository();
      await load(person(true));
      damage(list, state);
      await expect(load()).rejects.toThrow(/was not run[^]*is ignored: .*trusted-configs\.json/);
      expect((await load(person(true))).notices).toEqual([expect.stringContaining('is ignored') as string]);
      expect(await load()).toMatchObject({ config: { name: 'ran' }, notices: [] });
    },
  );

  it.skipIf(windows)(
    'is ignored in a folder that others can write to, until the user mends that',
    async () => {
      const { state, list, load } = repository();
      await load(person(true));
      chmodSync(state, 0o777);
      await expect(load()).rejects.toThrow(/was not run[^]*is ignored: .*trusted-configs\.json is not safe/);
      expect((await load(person(true))).notices.at(-1)).toContain('can be written by other users');
      expect(statSync(state).mode & 0o777).toBe(0o777);
      rmSync(list);
      chmodSync(state, 0o755);
      await load(person(true));
      expect(statSync(state).mode & 0o777).toBe(0o700);
      expect(await load()).toMatchObject({ config: { name: 'ran' }, notices: [] });
    },
  );

  it.skipIf(windows)('is ignored below a folder in which others can replace its folder', async () => {
    const { load } = repository();
    const open = scratchFolder({ 'state/a': '' });
    const stateFolder = join(open, 'state');
    await load({ stateFolder, ...person(true) });
    expect(await load({ stateFolder })).toMatchObject({ config: { name: 'ran' } });
    chmodSync(open, 0o777);
    await expect(load({ stateFolder })).rejects.toThrow(`${open} can be written by other users`);
  });

  it('is ignored inside the repository, which could contain a forged one', async () => {
    const { root, state, list, load } = repository();
    await load(person(true));
    writeFileSync(join(root, '.git'), '');
    for (const inside of [join(root, 'state'), join(root, 'link')]) {
      if (inside.endsWith('link')) symlinkSync(join(root, 'state'), inside);
      else cpSync(state, inside, { recursive: true });
      await expect(load({ stateFolder: inside })).rejects.toThrow('lies inside the repository');
      expect((await load({ stateFolder: inside, ...person(true) })).notices).toHaveLength(1);
      expect(readFileSync(join(inside, 'trusted-configs.json'))).toEqual(readFileSync(list));
    }
  });

  it('does not prevent a run if it cannot be written', async () => {
    const { load } = repository();
    const stateFolder = join(scratchFolder({ file: '' }), 'file');
    const { config, notices } = await load({ stateFolder, ...person(true) });
    expect(config.name).toBe('ran');
    expect(notices.join()).toContain('will ask again');
  });
});

describe('the file of a configuration', () => {
  it.each(['treeatlas.config.json', 'treeatlas.config.mjs'])(
    '%s is never read through a link',
    async (file) => {
      const secret = join(scratchFolder({ secret: 'token-1234' }), 'secret');
      const root = scratchFolder();
      symlinkSync(secret, join(root, file));
      const failure = expect(loadConfig(root, { trust: true })).rejects;
      await failure.toThrow('is a symbolic link');
      await failure.not.toThrow('token-1234');
    },
  );

  it('may be a link if the user named it', async () => {
    const folder = scratchFolder({ 'real.json': '{"name": "n"}' });
    symlinkSync('real.json', join(folder, 'link.json'));
    expect((await loadConfig(folder, { file: 'link.json', cwd: folder })).config).toEqual({ name: 'n' });
  });

  it.skipIf(windows)('may not be special: a FIFO, a device, a folder', async () => {
    const root = scratchFolder({ 'folder.json/a': '' });
    execFileSync('mkfifo', [join(root, name)]);
    await expect(loadConfig(root, { trust: true })).rejects.toThrow('is not a regular file');
    for (const file of [name, '/dev/zero', '/dev/tty', 'folder.json']) {
      const named = file.startsWith('/dev') ? `link-to-${file.slice(5)}.json` : file;
      if (named !== file) symlinkSync(file, join(root, named));
      await expect(loadConfig(root, { file: named, cwd: root })).rejects.toThrow('is not a regular file');
    }
  });
});

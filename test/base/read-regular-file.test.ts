import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readRegularFile, readRegularFileSync } from '../../src/base/read-regular-file.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

describe.each([
  ['readRegularFile', readRegularFile],
  ['readRegularFileSync', (...args: Parameters<typeof readRegularFileSync>) => readRegularFileSync(...args)],
])('%s', (_, read) => {
  const attempt = async (...args: Parameters<typeof readRegularFileSync>) => read(...args);

  it('returns the bytes of a file', async () => {
    const root = scratchFolder({ empty: '', bytes: new Uint8Array([0, 255, 10]), long: 'x'.repeat(200_000) });
    expect((await read(join(root, 'empty'))).length).toBe(0);
    expect([...(await read(join(root, 'bytes')))]).toEqual([0, 255, 10]);
    expect((await read(join(root, 'long'))).toString()).toBe('x'.repeat(200_000));
  });

  it('accepts files up to the limit and refuses larger ones', async () => {
    const root = scratchFolder({ file: '12345' });
    expect((await read(join(root, 'file'), { maxBytes: 5 })).toString()).toBe('12345');
    await expect(attempt(join(root, 'file'), { maxBytes: 4 })).rejects.toThrow('larger than 4 bytes');
  });

  it('follows a link only if allowed', async () => {
    const root = scratchFolder({ file: 'text' });
    symlinkSync('file', join(root, 'link'));
    await expect(attempt(join(root, 'link'))).rejects.toMatchObject({ code: 'ELOOP' });
    expect((await read(join(root, 'link'), { followLinks: true })).toString()).toBe('text');
  });

  it.skipIf(process.platform === 'win32')('refuses what is no file, and waits for none of it', async () => {
    const root = scratchFolder();
    mkdirSync(join(root, 'folder'));
    execFileSync('mkfifo', [join(root, 'pipe')]);
    symlinkSync('/dev/zero', join(root, 'endless'));
    const server = createServer().listen(join(root, 'socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    onTestFinished(() => void server.close());
    const followLinks = true;
    await expect(attempt(join(root, 'folder'))).rejects.toThrow('not a regular file');
    await expect(attempt(join(root, 'pipe'))).rejects.toThrow('not a regular file');
    await expect(attempt(join(root, 'endless'), { followLinks })).rejects.toThrow('not a regular file');
    await expect(attempt(join(root, 'socket'))).rejects.toMatchObject({ code: 'ENXIO' });
    await expect(attempt(join(root, 'absent'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.runIf(process.platform === 'linux')(
    'does not take a file whose size the system does not tell',
    async () => {
      // It says that it has 0 bytes, and gives more.
      await expect(attempt('/proc/self/status')).rejects.toThrow('grew');
    },
  );
});

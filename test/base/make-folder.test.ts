import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../../src/base/make-folder.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-make-folder-'));
  folders.push(folder);
  return folder;
}

describe('makeFolder', () => {
  it('creates all missing folders and returns the topmost one', () => {
    const root = scratch();
    expect(makeFolder(join(root, 'a', 'b', 'c'))).toBe(join(root, 'a'));
    expect(existsSync(join(root, 'a', 'b', 'c'))).toBe(true);
    expect(makeFolder(join(root, 'a', 'b', 'd'))).toBe(join(root, 'a', 'b', 'd'));
  });

  it('creates nothing if the folder, or a link to one, exists', () => {
    const root = scratch();
    mkdirSync(join(root, 'real'));
    symlinkSync('real', join(root, 'link'));
    expect(makeFolder(join(root, 'real'))).toBeUndefined();
    expect(makeFolder(join(root, 'link'))).toBeUndefined();
    expect(makeFolder('/')).toBeUndefined();
  });

  it('throws the system error if a file or a dangling link is in the way', () => {
    const root = scratch();
    writeFileSync(join(root, 'file'), '');
    symlinkSync('nowhere', join(root, 'dangling'));
    expect(() => makeFolder(join(root, 'file'))).toThrow(/EEXIST/);
    expect(() => makeFolder(join(root, 'file', 'a', 'b'))).toThrow(/ENOTDIR/);
    expect(() => makeFolder(join(root, 'dangling'))).toThrow(/EEXIST/);
    expect(() => makeFolder(join(root, 'dangling', 'a'))).toThrow(/EEXIST/);
  });

  it.runIf(process.platform === 'linux')('ends where a file system says that everything is missing', () => {
    expect(() => makeFolder('/proc/treeatlas/a/b')).toThrow(/ENOENT/);
  });
});

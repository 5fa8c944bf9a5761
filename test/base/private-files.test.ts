import { chmodSync, chownSync, lchownSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makePrivateFolder } from '../../src/base/private-files.ts';
import { checkPrivatePath } from '../../src/base/private-path.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

/** Makes the folders `a/b/c` and returns their paths. */
function nested(): { a: string; b: string; c: string } {
  const a = join(scratchFolder(), 'a');
  const b = join(a, 'b');
  const c = join(b, 'c');
  mkdirSync(c, { recursive: true, mode: 0o755 });
  return { a, b, c };
}

describe.skipIf(process.getuid === undefined)('a path that only this user can change', () => {
  it('has no folder that others can write to, unless that is sticky', () => {
    const { a, c } = nested();
    checkPrivatePath(c);
    checkPrivatePath(join(c, 'not', 'there'));
    chmodSync(a, 0o777);
    expect(() => checkPrivatePath(c)).toThrow(`${a} can be written by other users`);
    expect(() => checkPrivatePath(join(c, 'not', 'there'))).toThrow(`${a} can be written by other users`);
    chmodSync(a, 0o1777);
    checkPrivatePath(c);
  });

  it('includes the way to the target of a link', () => {
    const { a, c } = nested();
    const around = scratchFolder();
    const link = join(around, 'link');
    symlinkSync(c, link);
    checkPrivatePath(join(link, 'below'));
    chmodSync(a, 0o777);
    expect(() => checkPrivatePath(join(link, 'below'))).toThrow(`${a} can be written by other users`);
    chmodSync(a, 0o755);
    chmodSync(around, 0o777);
    expect(() => checkPrivatePath(join(link, 'below'))).toThrow(`${around} can be written by other users`);
    symlinkSync(link, join(a, 'loop'));
    symlinkSync('loop', join(c, 'loop'));
    expect(() => checkPrivatePath(join(c, 'loop'))).toThrow('too many symbolic links');
  });

  it.runIf(isRoot)('has no folder, link or sticky entry of another user', () => {
    const { a, b, c } = nested();
    chownSync(b, NOBODY, NOBODY);
    expect(() => checkPrivatePath(c)).toThrow(`${b} belongs to another user`);
    chmodSync(a, 0o1777);
    expect(() => checkPrivatePath(c)).toThrow(`${b} belongs to another user`);
    chownSync(b, 0, 0);
    const link = join(a, 'link');
    symlinkSync('b', link);
    checkPrivatePath(join(link, 'c'));
    lchownSync(link, NOBODY, NOBODY);
    expect(() => checkPrivatePath(join(link, 'c'))).toThrow(`${link} belongs to another user`);
  });

  it.runIf(isRoot)('may be written by the group of which this user is the only member', () => {
    const { a, c } = nested();
    chmodSync(a, 0o775);
    checkPrivatePath(c);
    chownSync(a, 0, NOBODY);
    expect(() => checkPrivatePath(c)).toThrow(`${a} can be written by other users`);
  });
});

describe.skipIf(process.getuid === undefined)('a private folder', () => {
  it('is closed to others, with the parents that were missing', () => {
    const top = join(scratchFolder(), 'top');
    expect(makePrivateFolder(join(top, 'folder'))).toBe(true);
    for (const folder of [top, join(top, 'folder')]) expect(statSync(folder).mode & 0o777).toBe(0o700);
    chmodSync(join(top, 'folder'), 0o755);
    expect(makePrivateFolder(join(top, 'folder'))).toBe(false);
    expect(statSync(join(top, 'folder')).mode & 0o777).toBe(0o700);
  });

  it('is not made where others can replace it', () => {
    const { a } = nested();
    chmodSync(a, 0o777);
    expect(() => makePrivateFolder(join(a, 'new'))).toThrow(`${a} can be written by other users`);
    expect(statSync(join(a, 'new'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('is not one to which others could write, because its content may be theirs', () => {
    const { c } = nested();
    writeFileSync(join(c, 'file'), '');
    chmodSync(c, 0o777);
    expect(() => makePrivateFolder(c)).toThrow('its content may be theirs');
    expect(statSync(c).mode & 0o777).toBe(0o777);
  });

  it.runIf(isRoot)('is not one that another user made first', () => {
    const { c } = nested();
    chownSync(c, NOBODY, NOBODY);
    expect(() => makePrivateFolder(c)).toThrow(`${c} belongs to another user`);
  });
});

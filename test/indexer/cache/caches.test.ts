import {
  chmodSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheFolder, openCacheFolder } from '../../../src/indexer/cache/cache-folder.ts';
import { openFactsCache } from '../../../src/indexer/cache/facts-cache.ts';
import { openStatCache } from '../../../src/indexer/cache/stat-cache.ts';
import { fileStamp, isSettled } from '../../../src/indexer/source/stamp.ts';
import { scratchFolder } from '../source/scratch.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('the facts cache', () => {
  const facts = {
    names: ['a', '__proto__'],
    spans: new Uint32Array([1, 2, 3]),
    map: new Map([['k', [1]]]),
    none: undefined,
  };

  it('returns cached values, also to other processes', () => {
    const folder = join(scratchFolder(), 'not/yet/there');
    openFactsCache(folder).put('key', facts);
    const cache = openFactsCache(folder);
    expect(cache.get('key')).toEqual(facts);
    expect(cache.get('other')).toBeUndefined();
    cache.put('key', 'new');
    expect(openFactsCache(folder).get('key')).toBe('new');
    expect(filesBelow(folder)).toHaveLength(1);
  });

  it.each([
    ['cut short', (file: string) => truncateSync(file, 40)],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['of something else', (file: string) => writeFileSync(file, 'x'.repeat(500))],
    [
      'damaged in one bit',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes[bytes.length - 3]! ^= 1;
        writeFileSync(file, bytes);
      },
    ],
  ])('ignores a file that is %s, and replaces it', (_, damage) => {
    const folder = scratchFolder();
    const cache = openFactsCache(folder);
    cache.put('key', facts);
    damage(filesBelow(folder)[0]!);
    expect(cache.get('key')).toBeUndefined();
    cache.put('key', facts);
    expect(cache.get('key')).toEqual(facts);
  });

  it('reports once that it cannot write, and still reads', () => {
    const folder = join(scratchFolder({ file: '' }), 'file');
    const problems: string[] = [];
    const cache = openFactsCache(folder, { onProblem: (message) => problems.push(message) });
    cache.put('a', 1);
    cache.put('b', 1);
    expect(cache.get('a')).toBeUndefined();
    expect(problems).toHaveLength(1);
  });

  it('removes unused entries, oldest first, down to a size', async () => {
    const folder = scratchFolder();
    const cache = openFactsCache(folder);
    for (const [index, key] of ['used', 'old', 'young'].entries()) {
      const before = new Set(filesBelow(folder));
      cache.put(key, 'x'.repeat(1000));
      const file = filesBelow(folder).find((one) => !before.has(one))!;
      utimesSync(file, 1000 + index, 1000 + index);
    }
    expect(await cache.prune({ keysInUse: ['used'], maxBytes: 2500 })).toMatchObject({ removedCount: 1 });
    expect(['used', 'old', 'young'].filter((key) => cache.get(key) !== undefined)).toEqual(['used', 'young']);
    await cache.prune({ keysInUse: ['used'] });
    expect(filesBelow(folder)).toHaveLength(1);
    expect(await openFactsCache(join(folder, 'absent')).prune()).toEqual({ removedCount: 0, keptBytes: 0 });
  });

  it('keeps foreign files, but removes those of a killed process', async () => {
    const folder = scratchFolder({ 'mine.txt': '', '00/.old.part': '', '00/.new.part': '' });
    utimesSync(join(folder, '00/.old.part'), 1000, 1000);
    await openFactsCache(folder).prune();
    expect(filesBelow(folder).sort()).toEqual([join(folder, '00/.new.part'), join(folder, 'mine.txt')]);
  });
});

describe('the stat cache', () => {
  const now = 1_700_000_000_000.5;
  const old = `10-${now - 60_000}-${now - 60_000}-1`;

  it('returns the hash of a path if its stamp is unchanged', () => {
    const file = join(scratchFolder(), 'stat');
    const first = openStatCache(file, now);
    first.put('a', old, 'hash');
    first.save();
    const second = openStatCache(file, now);
    expect(second.get('a', old)).toBe('hash');
    expect(second.get('a', `${old}1`)).toBeUndefined();
    expect(second.get('b', old)).toBeUndefined();
  });

  it('drops entries that are not requested, and writes only after changes', () => {
    const file = join(scratchFolder(), 'stat');
    const first = openStatCache(file, now);
    first.put('a', old, '1');
    first.put('b', old, '2');
    first.save();
    const second = openStatCache(file, now);
    second.get('b', old);
    second.save();
    expect(openStatCache(file, now).get('a', old)).toBeUndefined();
    const written = statSync(file).ino;
    const third = openStatCache(file, now);
    third.get('b', old);
    third.save();
    expect(statSync(file).ino).toBe(written);
  });

  it('ignores stamps in the future, and stamps so recent that the next write could have the same', () => {
    const file = join(scratchFolder(), 'stat');
    const cache = openStatCache(file, now);
    const young = `10-${now - 5}-${now - 5}-1`;
    const changedInode = `10-${now - 60_000}-${now - 5}-1`;
    const future = `10-${now + 60_000}-${now - 60_000}-1`;
    const coarse = `10-${1_700_000_000_000 - 1000}-${1_700_000_000_000 - 1000}-1`;
    const stamps = [young, changedInode, future, coarse];
    for (const [index, stamp] of stamps.entries()) cache.put(String(index), stamp, 'hash');
    cache.put('blob', 'd670460b4b4aece5915caf5c68d12f560a9fe3e4', 'hash');
    cache.save();
    const again = openStatCache(file, now);
    const known = stamps.filter((stamp, index) => again.get(String(index), stamp) !== undefined);
    expect(known).toEqual([]);
    expect(again.get('blob', 'd670460b4b4aece5915caf5c68d12f560a9fe3e4')).toBe('hash');
  });

  it('uses stamps of real files', () => {
    const folder = scratchFolder({ a: '' });
    const stamp = fileStamp(statSync(join(folder, 'a')));
    expect(isSettled(stamp, Date.now() - 60_000)).toBe(false);
    expect(isSettled(stamp, Date.now() + 60_000)).toBe(true);
  });

  it('ignores an invalid file, and works without a writable one', () => {
    const file = join(scratchFolder({ stat: 'nonsense' }), 'stat');
    expect(openStatCache(file, now).get('a', old)).toBeUndefined();
    const cache = openStatCache(join(file, 'below'), now);
    cache.put('a', old, 'hash');
    expect(() => cache.save()).not.toThrow();
  });
});

describe('the cache folder', () => {
  it('belongs to the user, differs for each repository, and is closed to others', () => {
    const userFolder = join(scratchFolder(), 'cache');
    const root = scratchFolder();
    const folder = openCacheFolder(root, userFolder);
    expect(folder).toBe(cacheFolder(root, userFolder));
    expect(dirname(folder!)).toBe(userFolder);
    expect(openCacheFolder(root, userFolder)).toBe(folder);
    expect(openCacheFolder(scratchFolder(), userFolder)).not.toBe(folder);
    expect(readdirSync(root)).toEqual([]);
    if (process.platform !== 'win32') expect(statSync(userFolder).mode & 0o777).toBe(0o700);
  });

  it('closes a folder that others can write to', () => {
    const userFolder = scratchFolder();
    chmodSync(userFolder, 0o777);
    expect(openCacheFolder(scratchFolder(), userFolder)).toBeDefined();
    if (process.platform !== 'win32') expect(statSync(userFolder).mode & 0o777).toBe(0o700);
  });

  it('does not exist if it would lie in the repository, also via a link or a parent folder', () => {
    const root = scratchFolder({ '.git/HEAD': '', 'part/a': '', 'home/b': '' });
    const link = join(scratchFolder(), 'link');
    symlinkSync(join(root, 'home'), link);
    for (const userFolder of [join(root, 'home'), join(link, 'cache')]) {
      expect(openCacheFolder(root, userFolder)).toBeUndefined();
      expect(openCacheFolder(join(root, 'part'), userFolder)).toBeUndefined();
    }
    expect(readdirSync(join(root, 'home'))).toEqual(['b']);
  });

  it('does not exist behind a link, or if it is not writable', () => {
    const outside = scratchFolder();
    const link = join(scratchFolder(), 'link');
    symlinkSync(outside, link);
    expect(openCacheFolder(scratchFolder(), link)).toBeUndefined();
    expect(readdirSync(outside)).toEqual([]);
    const file = join(scratchFolder({ file: '' }), 'file');
    expect(openCacheFolder(scratchFolder(), file)).toBeUndefined();
  });
});

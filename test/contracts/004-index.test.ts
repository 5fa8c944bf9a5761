import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../../src/store/memory-store.ts';
import type { Store } from '../../src/store/store.ts';
import { ask } from './support/ask.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

interface Indexed {
  repository: { name: string };
  counts: { files: number };
  indexed: number;
  delta: { added: number; removed: number; changed: number; unchanged: number };
  files: { path: string; change: string }[];
  meta: { total: number; truncated: boolean; next: unknown };
}

const storeOf = async (files: Record<string, string>): Promise<Store> =>
  new MemoryStore((await indexMemory(memorySource(files))).artifacts);
const before = await storeOf({
  'a.py': 'a = 1\n',
  'b.py': 'b = 1\n',
  'lib/c.py': 'c = 1\n',
  'lib/in/d.py': 'd = 1\n',
});
const after = await storeOf({
  'a.py': 'a = 2\n',
  'e.py': 'e = 1\n',
  'lib/c.py': 'c = 1\n',
  'lib/in/d.py': 'd = 2\n',
});
const asked = (input: Record<string, unknown> = {}) =>
  ask<Indexed>('auzoom_index', input, before, () =>
    Promise.resolve({ store: after, at: '2026-01-02T03:04:05.000Z' }),
  );

describe('auzoom_index', () => {
  test('reads the repository again and lists files with changed content', async () => {
    expect(await asked()).toMatchObject({
      repository: { name: 'sample' },
      counts: { files: 4 },
      ast: {
        supportedFileCount: 4,
        skippedFileCount: 0,
        failedFileCount: 0,
        lastIndexedAt: '2026-01-02T03:04:05.000Z',
      },
      indexed: 4,
      delta: { added: 1, removed: 1, changed: 2, unchanged: 1 },
      files: [
        { path: 'a.py', change: 'changed' },
        { path: 'b.py', change: 'removed' },
        { path: 'e.py', change: 'added' },
        { path: 'lib/in/d.py', change: 'changed' },
      ],
      meta: { total: 4, truncated: false },
    });
  });

  test('can be limited to a path, with or without its subdirectories', async () => {
    expect((await asked({ path: 'lib' })).files).toEqual([{ path: 'lib/in/d.py', change: 'changed' }]);
    expect((await asked({ path: './lib/', recursive: false })).files).toEqual([]);
    expect((await asked({ path: 'directory:lib/in' })).delta).toMatchObject({ changed: 1, unchanged: 0 });
    expect((await asked({ path: 'b.py' })).files).toEqual([{ path: 'b.py', change: 'removed' }]);
    await expect(asked({ path: 'nothing.py' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('force has the same answer, because nothing cached is out of date', async () => {
    expect(await asked({ force: true })).toEqual(await asked());
  });

  test('respects the limit and says how to continue', async () => {
    const { files, meta } = await asked({ limit: 1, offset: 1 });
    expect(files).toEqual([{ path: 'b.py', change: 'removed' }]);
    expect(meta).toMatchObject({ total: 4, truncated: true, next: { offset: 2 } });
  });

  test.each(['/etc', '../other', 'lib/../../x', 'C:\\x', 'a\u0000b'])(
    '%j is outside of the repository',
    async (path) => {
      await expect(asked({ path })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  test('a published atlas says what to do instead', async () => {
    await expect(ask('index', {}, before)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('treeatlas build') as unknown,
    });
  });
});

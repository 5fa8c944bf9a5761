import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OpenFiles, type Closable } from '../../../src/indexer/files/open-files.ts';

/** Files of a set that are opened when they are used, and closed by the set. */
function filesOf(sizes: readonly number[], maxBytes: number) {
  const set = new OpenFiles(maxBytes);
  const open = new Set<number>();
  const files = sizes.map((bytes, index): Closable => {
    return { bytes, isUsed: false, close: () => open.delete(index) };
  });
  return {
    open,
    trim: () => set.trim(),
    use(index: number): void {
      const file = files[index];
      if (!file) return;
      file.isUsed = true;
      if (open.has(index)) return;
      open.add(index);
      set.add(file);
    },
    size: () => [...open].reduce((sum, index) => sum + (sizes[index] ?? 0), 0),
  };
}

describe('open files', () => {
  it('never take more than twice the limit and one file, and no more than the limit after a trim', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 });
    const uses = fc.array(fc.nat({ max: 19 }), { maxLength: 200 });
    fc.assert(
      fc.property(sizes, uses, (all, order) => {
        const files = filesOf(all, 50);
        for (const index of order) {
          files.use(index);
          expect(files.size()).toBeLessThanOrEqual(100);
        }
        files.trim();
        expect(files.size()).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('are those that were used last', () => {
    const files = filesOf([10, 10, 10, 10], 30);
    for (const index of [0, 1, 2, 3]) files.use(index);
    files.trim();
    files.use(1);
    files.use(0);
    files.trim();
    files.use(1);
    files.use(2);
    files.trim();
    expect(files.open.has(1)).toBe(true);
    expect(files.open.size).toBe(3);
  });

  it('include the one in use if it alone exceeds the limit, and small ones beside it', () => {
    const files = filesOf([200, 10, 10], 50);
    for (const index of [0, 1, 0, 2, 0]) files.use(index);
    expect([...files.open]).toEqual([0, 1, 2]);
    files.trim();
    files.use(0);
    expect(files.open.has(0)).toBe(true);
  });

  it('are not all of several that exceed the limit', () => {
    const files = filesOf([200, 200, 200, 200], 50);
    for (const index of [0, 1, 2, 3]) files.use(index);
    expect(files.open.size).toBe(2);
    files.trim();
    expect(files.open.size).toBe(1);
  });
});

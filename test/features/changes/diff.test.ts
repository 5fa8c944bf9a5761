import { describe, expect, test } from 'vitest';
import { parseRange } from '../../../src/features/changes/range.ts';
import { ask } from '../../support/ask.ts';
import { tinyAtlas } from '../../support/tiny-atlas.ts';

describe('a range', () => {
  test.each([
    ['v1.0..HEAD', 'v1.0', 'HEAD', false],
    ['main...topic/x', 'main', 'topic/x', true],
    ['v1.0', 'v1.0', 'WORKTREE', false],
    ['', 'HEAD', 'WORKTREE', false],
    ['v1.0..', 'v1.0', 'HEAD', false],
    ['..topic', 'HEAD', 'topic', false],
    ['HEAD~2..STAGED', 'HEAD~2', 'STAGED', false],
  ])('"%s" is read as git reads it', (text, base, head, fromMergeBase) => {
    expect(parseRange(text)).toEqual({ base, head, fromMergeBase });
  });

  test('of staged files has one name', () => {
    expect(parseRange('v1', { staged: true })).toMatchObject({ base: 'v1', head: 'STAGED' });
    expect(() => parseRange('v1..v2', { staged: true })).toThrow('staged');
  });

  test.each(['--output=x..HEAD', 'HEAD...WORKTREE', 'a b', 'v1..v2..v3'])('"%s" is refused', (text) => {
    expect(() => parseRange(text)).toThrow();
  });
});

interface Answer {
  files: { path: string }[];
  mustChange: object[];
  meta: object;
}

describe('a published atlas', () => {
  test.each(['v1..v2', '', 'beef..c0ff'])('answers "%s" with the comparison that it has', async (range) => {
    const { files, meta } = await ask<Answer>('diff', { range }, tinyAtlas());
    expect(files.map(({ path }) => path)).toEqual(['src/shop/cart.ts', 'src/util/text.ts']);
    expect(meta).toMatchObject({ total: 4, returned: 4, truncated: false });
  });

  test('lists the comparisons that it has if it does not have the one asked for', async () => {
    await expect(ask('diff', { range: 'v1..v3' }, tinyAtlas())).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: ['v1..v2'],
    });
  });

  test('gives what must change before what merely changed, page by page', async () => {
    const page = await ask<Answer>('diff', { range: 'v1..v2', limit: 1 }, tinyAtlas());
    expect(page.mustChange).toHaveLength(1);
    expect(page.files).toEqual([]);
    expect(page.meta).toMatchObject({ total: 4, returned: 1, next: { offset: 1 } });
  });

  test('limits the answer to some paths, under their old names too', async () => {
    const { files } = await ask<Answer>('diff', { range: 'v1..v2', paths: 'src/util/words.ts' }, tinyAtlas());
    expect(files.map(({ path }) => path)).toEqual(['src/util/text.ts']);
  });
});

import { expect, it } from 'vitest';
import { QueryError } from '../../../src/site/search/failure-message.ts';
import { anyCode } from '../../../src/site/search/search-state.ts';
import { searchCode, type AtlasCode } from '../../../src/site/hub/search-code.ts';
import { StoreError, type Store } from '../../../src/store/store.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const source = (lines: number): string => 'rate();\n'.repeat(lines);
const gone: Store = {
  read: () =>
    Promise.reject(new StoreError('unavailable', 'not loaded', { cause: new TypeError('Failed to fetch') })),
};

async function search(atlases: Record<string, Store>, change: Partial<typeof anyCode> = {}) {
  const found = new Map<string, AtlasCode>();
  let open = 0;
  let most = 0;
  await searchCode(Object.keys(atlases), {
    query: { ...anyCode, query: 'rate', ...change },
    storeOf: (slug) => {
      most = Math.max(most, ++open);
      return atlases[slug] ?? gone;
    },
    add: (result) => {
      open--;
      found.set(result.slug, result);
    },
    signal: new AbortController().signal,
  });
  return { found, most };
}

it('searches atlases, and names those that cannot be read with the reason', async () => {
  const { found } = await search({
    shop: await sourceAtlas({ 'a.ts': source(1) }),
    gone,
    tax: await sourceAtlas({ 'b.ts': 'other();\n' }),
  });
  expect(found.get('shop')?.files.map(({ path, lines }) => [path, lines.length])).toEqual([['a.ts', 1]]);
  expect(found.get('tax')).toEqual({ slug: 'tax', files: [], isCut: false, failure: undefined });
  expect(found.get('gone')?.failure).toContain('does not allow this site to read it (CORS)');
});

it('reads of each atlas no more than a reader looks through', async () => {
  const files = Object.fromEntries([1, 2, 3].map((n) => [`${n}.ts`, source(15)]));
  const { found } = await search({ shop: await sourceAtlas(files) });
  expect(found.get('shop')?.files.map(({ path }) => path)).toEqual(['1.ts', '2.ts']);
  expect(found.get('shop')?.isCut).toBe(true);
});

it('reads few atlases at once', async () => {
  const shop = await sourceAtlas({ 'a.ts': source(1) });
  const { found, most } = await search(
    Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`a${at}`, shop])),
  );
  expect(found.size).toBe(12);
  expect(most).toBeLessThanOrEqual(3);
});

it('an expression that is not valid fails as a whole', async () => {
  await expect(search({ gone }, { query: '(', expression: true })).rejects.toThrow(QueryError);
});

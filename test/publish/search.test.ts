import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import type { Artifact } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { searchOptions } from '../../src/model/search.ts';
import { bundleCount, bundleOf } from '../../src/publish/search-bundles.ts';
import { buildBundle, closeSearch } from '../../src/publish/search-index.ts';
import { searchKey, searchRecord } from '../../src/publish/search-record.ts';
import { folderIdentity } from '../../src/publish/output/folder-identity.ts';
import { StagedWriter } from '../../src/publish/staged-writer.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { temporaryFolder } from './support/folders.ts';

const { signal } = new AbortController();
const shards = tinyArtifacts()
  .filter(isFile)
  .map(({ value }) => value);
afterAll(closeSearch);

interface Found {
  url: string;
  sub_results: { url: string; title: string }[];
  meta: { title: string };
}

test('finds parts of identifiers and paths, symbols as results below their file, across bundles', async () => {
  const folder = temporaryFolder();
  const writer = new StagedWriter({
    newFolder: folder,
    identity: folderIdentity(folder),
    output: join(folder, 'nothing'),
  });
  for (const bundle of [0, 1]) {
    const records = shards.filter((_, n) => n % 2 === bundle).map(searchRecord);
    for (const { path, bytes } of await buildBundle(bundle, records, signal)) writer.write(path, bytes);
  }
  const search = await openSearch(folder);

  const cart = await search('cart');
  expect(cart.map(({ meta }) => meta.title)).toEqual(
    expect.arrayContaining(['src/shop/cart.ts', 'src/main.ts']),
  );
  expect(cart[0]?.meta.title).toBe('src/shop/cart.ts');
  const titles = cart[0]?.sub_results.map(({ title, url }) => `${title} ${url}`) ?? [];
  expect(titles.some((title) => /^Cart.* \/file\/src\/shop\/cart\.ts\.html#L\d+$/.test(title))).toBe(true);
  expect((await search('money')).map(({ meta }) => meta.title)).toContain('src/util/money.ts');
  expect((await search('fits')).map(({ url }) => url)).toEqual(['/file/README.md.html']);
  expect(await search('zzzzz')).toEqual([]);
});

test('the bytes do not depend on the order of records', async () => {
  const records = shards.map(searchRecord);
  const once = await buildBundle(0, records, signal);
  expect(await buildBundle(0, records.toReversed(), signal)).toEqual(once);
});

test('source that looks like markup or like an instruction to the indexer is treated as text', async () => {
  const shard = shards[0];
  if (!shard) throw new Error('no file');
  const source = '</p></body><h1 data-pagefind-ignore="all" id="x">hidden</h1><script>gone</script> \0 zebra';
  const { html } = searchRecord({ ...shard, source, path: 'a"><b>.md' });
  expect(/<(?!\/?(html|body|h1|h2|span|p)\b)/.exec(html)).toBeNull();
  expect(html).toContain('zebra');
});

test('a record depends only on its file', () => {
  const [shard] = shards;
  if (!shard) throw new Error('no file');
  expect(searchKey({ ...shard, ends: [], edges: [] })).toBe(searchKey(shard));
  expect(searchKey({ ...shard, hash: 'other' })).not.toBe(searchKey(shard));
});

test('the number of bundles grows with the files, and each bundle splits in two', () => {
  expect([0, 128, 129, 512, 513, 2048, 2049, 1e6].map(bundleCount)).toEqual([1, 1, 2, 2, 4, 4, 8, 8]);
  for (const path of ['a', 'src/b.ts', 'c/d']) expect(bundleOf(path, 8) % 4).toBe(bundleOf(path, 4));
});

/** Loads Pagefind's client with stubs for the browser APIs that it uses. */
async function openSearch(folder: string): Promise<(term: string) => Promise<Found[]>> {
  const location = { origin: 'http://atlas', href: 'http://atlas/search.html' };
  vi.stubGlobal('window', { location });
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', { querySelector: () => null, currentScript: null });
  vi.stubGlobal('fetch', (url: string) => {
    const path = new URL(url, 'http://atlas').pathname;
    return Promise.resolve(new Response(readFileSync(join(folder, path))));
  });
  const pagefind = (await import(
    /* @vite-ignore */ pathToFileURL(join(folder, 'pagefind/pagefind.js')).href
  )) as {
    options(options: object): Promise<void>;
    mergeIndex(path: string): Promise<void>;
    search(term: string): Promise<{ results: { data(): Promise<Found> }[] }>;
  };
  await pagefind.options({ basePath: '/pagefind/', baseUrl: '/', noWorker: true, ...searchOptions });
  await pagefind.mergeIndex('/pagefind/1/');
  return async (term) => Promise.all((await pagefind.search(term)).results.map((result) => result.data()));
}

function isFile(artifact: Artifact): artifact is Artifact & { value: FileShard } {
  return artifact.path.startsWith('api/v1/file/');
}

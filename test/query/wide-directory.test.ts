import { expect, test } from 'vitest';
import { artifactPath } from '../../src/model/artifact.ts';
import { readListing } from '../../src/query/directory-listing.ts';
import { readDirectory, readFile } from '../../src/query/read.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const FILES = 3000;

test('a folder of thousands of files has several pages, which list every file once', async () => {
  const name = (at: number) => `wide/f${String(at).padStart(5, '0')}.txt`;
  const files = Object.fromEntries(Array.from({ length: FILES }, (_, at) => [name(at), `${at}\n`]));
  const { artifacts } = await indexMemory(memorySource(files));
  const store = new MemoryStore(artifacts);
  const found: string[] = [];
  let pages = 0;
  for (
    let page = await readListing(store, 'wide', 1);
    page;
    page = await readListing(store, 'wide', pages + 1)
  ) {
    pages = page.listing.part;
    expect(page.listing).toMatchObject({ pages: 6, first: found.length + 1, entries: FILES });
    found.push(...page.listing.files.map((file) => `wide/${file.name}`));
  }
  expect(pages).toBe(6);
  expect(found).toEqual(Object.keys(files));

  const tree = artifacts.filter(({ path }) => path.startsWith('api/v1/tree/'));
  expect(Math.max(...tree.map(({ value }) => JSON.stringify(value).length))).toBeLessThan(150_000);
  expect(tree.map(({ path }) => path)).toContain(artifactPath.directory('wide', 6));
  expect((await readDirectory(store, 'wide'))!.files.length).toBe(FILES);
  expect((await readFile(store, name(FILES - 1)))!.source).toBe(`${FILES - 1}\n`);
});

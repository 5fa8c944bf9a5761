import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { artifactPath } from '../../src/model/artifact.ts';
import { readDirectory, readFile } from '../../src/query/read.ts';
import { renderPageMarkdown } from '../../src/publish/page-markdown/page-markdown.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { loadSiteApp } from './support/fake-site.ts';

const FILES = 3000;

test('a folder of thousands of files has several pages, whose links reach every file', async () => {
  const name = (at: number) => `wide/f${String(at).padStart(5, '0')}.txt`;
  const files = Object.fromEntries(Array.from({ length: FILES }, (_, at) => [name(at), `${at}\n`]));
  const { artifacts } = await indexMemory(memorySource(files));
  const store = new MemoryStore(artifacts);
  const app = await loadSiteApp();
  const found = new Set<string>();
  let pages = 0;
  for (let page: string | undefined = 'tree/wide/index.html'; page; pages++) {
    const text: string = (await renderPageMarkdown(page, store, app))!;
    expect(text.length).toBeLessThan(60_000);
    const folder = posix.dirname(page);
    for (const [, href = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
      const path = posix.join(folder, decodeURI(href));
      if (path.startsWith('file/')) found.add(path);
    }
    const next = /\[Next page\]\(([^)]+)\.md\)/.exec(text);
    page = next?.[1] && posix.join(folder, `${next[1]}.html`);
  }
  expect(pages).toBe(6);
  expect(found.size).toBe(FILES);
  expect(await renderPageMarkdown('tree/wide/part-7.html', store, app)).toBeUndefined();

  const tree = artifacts.filter(({ path }) => path.startsWith('api/v1/tree/'));
  expect(Math.max(...tree.map(({ value }) => JSON.stringify(value).length))).toBeLessThan(150_000);
  expect(tree.map(({ path }) => path)).toContain(artifactPath.directory('wide', 6));
  expect((await readDirectory(store, 'wide'))!.files.length).toBe(FILES);
  expect((await readFile(store, name(FILES - 1)))!.source).toBe(`${FILES - 1}\n`);
});

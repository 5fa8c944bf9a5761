import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from '../../../src/base/list-files.ts';
import { artifactToJson } from '../../../src/model/artifact-json.ts';
import { isFileShard } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { PROSE_FOLDER } from '../../../src/model/prose-files.ts';
import type { ProseInput, ProseResult } from '../../../src/publish/prose/write-prose.ts';
import { proseHit, type ProseHit } from '../../../src/site/search/prose/prose-hit.ts';
import { searchProse } from '../../../src/site/search/prose/search-prose.ts';
import { openPagefind } from '../../support/open-pagefind.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';
import { writeTinyProse } from '../../support/tiny-prose.ts';
import { temporaryFolder } from '../support/folders.ts';

const README = pagePath.file('README.md');
const readmeHtml = `<html><body><nav>menu zanzibar</nav><div class=prose><h2 id=user-content-shop>The shop</h2><p>Sells &lt;b&gt; apples.
<li>first<li>second<h3 id="user-content-refunds">Refunds and returns</h3><p>Money is <em>returned</em> within a fortnight.</div>
<details class=document-source>source zanzibar</details></body></html>`;

/** Makes the index of the tiny atlas, whose only rendered page is the readme. */
function makeProse(atlas: string, more: Partial<ProseInput> = {}): Promise<ProseResult> {
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(atlas, path)), { recursive: true });
    writeFileSync(join(atlas, path), text);
  };
  put(README, readmeHtml);
  for (const { path, value } of tinyArtifacts())
    if (isFileShard(path)) put(path, artifactToJson(path, value));
  return writeTinyProse(atlas, more);
}

async function search(atlas: string, query: string): Promise<ProseHit[]> {
  const { results } = await searchProse(await openPagefind(atlas), query, {});
  return (await Promise.all(results.map((result) => result.data()))).map(proseHit);
}

describe('the index of prose', () => {
  test('leads to the section of a document, with marks and without the rest of the page', async () => {
    const atlas = temporaryFolder();
    await makeProse(atlas);
    const [hit] = await search(atlas, 'fortnight');
    expect(hit).toMatchObject({ title: 'The shop', kind: 'document', path: 'README.md', page: README });
    expect(hit?.sections).toMatchObject([
      { title: 'Refunds and returns', page: `${README}#user-content-refunds` },
    ]);
    expect(hit?.sections[0]?.excerpt.find(({ isMarked }) => isMarked)?.text).toMatch(/^fortnight/);
    const [shown] = await search(atlas, 'apples');
    expect(shown?.excerpt.map(({ text }) => text).join('')).toContain('Sells <b> apples.');
    expect((await search(atlas, 'zanzibar')).map(({ path }) => path)).not.toContain('README.md');
  });

  test('has symbols by their names and comments, at their own pages', async () => {
    const atlas = temporaryFolder();
    await makeProse(atlas);
    const shards = tinyArtifacts().filter(({ path }) => isFileShard(path));
    const files = shards.map(({ value }) => value as FileShard);
    const documented = files.flatMap(({ path, nodes }) =>
      nodes.filter(({ doc, kind }) => doc !== undefined && kind !== 'module').map((node) => ({ path, node })),
    );
    expect(documented).not.toEqual([]);
    for (const { path, node } of documented) {
      const hits = await search(atlas, node.name);
      expect(hits.find((hit) => hit.title === node.symbol && hit.path === path)).toMatchObject({
        ...{ kind: node.kind.replaceAll('_', ' '), path, page: pagePath.symbol(node.address) },
        signature: node.signature,
      });
    }
  });

  test('has the same bytes each time, few files, and no interface of Pagefind', async () => {
    const [one, two] = [temporaryFolder(), temporaryFolder()];
    const { made } = await makeProse(one);
    await makeProse(two);
    const files = listFiles(join(one, PROSE_FOLDER));
    expect(Object.keys(made.outputs)).toEqual(files.map((path) => PROSE_FOLDER + path));
    expect(files).toContain('pagefind.js');
    expect(files.filter((path) => /ui|css|highlight/.test(path))).toEqual([]);
    expect(listFiles(join(two, PROSE_FOLDER))).toEqual(files);
    for (const path of files)
      expect(readFileSync(join(two, PROSE_FOLDER, path))).toEqual(
        readFileSync(join(one, PROSE_FOLDER, path)),
      );
  });

  test('is not made again if nothing changed', async () => {
    const atlas = temporaryFolder();
    const { made } = await makeProse(atlas);
    const again = await makeProse(atlas, {
      previous: made,
      findProgram: () => {
        throw new Error('The program is not needed.');
      },
    });
    expect(again).toEqual({ made, changed: [] });
  });

  test('obeys no configuration of the current folder or the environment', async () => {
    const [atlas, here] = [temporaryFolder(), temporaryFolder()];
    const before = process.cwd();
    const log = join(here, 'log.txt');
    writeFileSync(join(here, 'pagefind.toml'), 'output_subdir = 5\n');
    process.env.PAGEFIND_LOGFILE = log;
    process.chdir(here);
    try {
      expect((await makeProse(atlas)).notice).toBeUndefined();
    } finally {
      process.chdir(before);
      delete process.env.PAGEFIND_LOGFILE;
    }
    expect(existsSync(log)).toBe(false);
  });
});

test.each([
  ['is missing', () => undefined, 'has no program for'],
  ['ends at once', () => process.execPath, 'Pagefind failed'],
  ['cannot be started', () => join(import.meta.dirname, 'no-such-program'), 'Pagefind failed'],
])('a build goes on without the program, if it %s', async (_how, findProgram, reason) => {
  const { made, changed, notice } = await makeProse(temporaryFolder(), { findProgram });
  expect(notice).toMatch(/^The atlas has no search in prose: /);
  expect(notice).toContain(reason);
  expect({ outputs: made.outputs, changed }).toEqual({ outputs: {}, changed: [] });
});

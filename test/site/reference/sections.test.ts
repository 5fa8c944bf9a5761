import { expect, test } from 'vitest';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { symbolsByPage } from '../../../src/query/symbol-pages.ts';
import { sectionContext } from '../../../src/site/reference/section-context.ts';
import { MAX_SECTIONS, sectionsHtml, symbolPageHtml } from '../../../src/site/reference/sections.ts';
import { Links } from '../../../src/site/views/links.ts';
import type { Page } from '../../../src/site/views/page.ts';
import { bareAtlas } from '../../support/source-atlas.ts';

const count = MAX_SECTIONS + 10;
const lines = (line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** The pages of a file that have its symbols, with the ids on them. */
async function pagesOf(source: string) {
  const store = await bareAtlas({ 'a.ts': source });
  const shard = (await store.read(artifactPath.file('a.ts'))) as FileShard;
  return [...symbolsByPage(shard)].map(([address, indexes]) => {
    const isFile = address === shard.address;
    const page = {
      links: new Links(isFile ? pagePath.file(address) : pagePath.symbol(address)),
      site: { languages: new Map(), namedLanguages: new Set(), hasBlame: false },
      view: { kind: isFile ? 'file' : 'symbol' },
    } as unknown as Pick<Page, 'links' | 'site' | 'view'>;
    const context = sectionContext(shard, page);
    const html = isFile ? sectionsHtml(context, indexes, 2) : symbolPageHtml(context, indexes);
    const ids = [...html.matchAll(/ id=("[^"]*"|[^\s>]+)/g)].map(([, id = '']) => id.replaceAll('"', ''));
    return { isFile, html, ids, indexes };
  });
}

test('every member of a large type has a place to which links lead: a section, or its row', async () => {
  const [page] = (
    await pagesOf(
      `export class Big {\n${lines((at) => `  /** Says ${at}. */\n  method${at}(): number { return ${at}; }\n  field${at} = ${at};`)}\n}\n`,
    )
  ).filter(({ isFile }) => !isFile);
  expect(page?.ids).toHaveLength(page?.indexes.length ?? 0);
  expect(new Set(page?.ids).size).toBe(page?.ids.length);
  expect(page?.html).toMatch(/<tr id="?\.Big\.method309"?><td>.*Says 309/);
});

test('so do symbols of a large file, and members of the types among them', async () => {
  const [page] = (
    await pagesOf(
      `${lines((at) => `function f${at}(): number { return ${at}; }`)}\nclass Last {\n  size = 1;\n  run(): void {}\n}\n`,
    )
  ).filter(({ isFile }) => isFile);
  expect(page?.ids).toHaveLength(page?.indexes.length ?? 0);
  expect(page?.html).toContain('Further symbols <small>13</small>');
  expect(page?.html).toContain('>Last.run</a>');
});

import type { Artifact } from '../../../src/model/artifact.ts';
import { symbolsByPage } from '../../../src/query/symbol-pages.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { loadSiteApp, type SiteApp } from '../../../src/publish/site-app.ts';
import { hasMarkdown, renderPageMarkdown } from '../../../src/publish/page-markdown/page-markdown.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { invariant } from '../target.ts';

/** The hostile texts hold this element: a page that has it took text for markup. */
const MARKUP = '<i-am-markup';
/** Definitions of one file whose pages are rendered; the pages differ little. */
const SAMPLED = 5;

export interface RenderedPage {
  path: string;
  /** Of the page and its Markdown version together. */
  bytes: number;
}

let app: Promise<SiteApp> | undefined;

/**
 * Renders the pages of the repository, of a file and of some of its definitions, and their Markdown versions.
 * `count` is the number of definitions that have a page.
 */
export async function expectSoundPages(
  artifacts: readonly Artifact[],
  shard: FileShard | undefined,
): Promise<{ common: RenderedPage[]; definitions: RenderedPage[]; count: number }> {
  app ??= loadSiteApp();
  const site = await app;
  const store = new MemoryStore(artifacts);
  const render = async (path: string): Promise<RenderedPage> => {
    const html = await site.render(path, store);
    invariant(html !== undefined, `there is no page "${path}"`);
    invariant(!html.replace(/="[^"]*"/g, '').includes(MARKUP), `page "${path}" takes text for markup`);
    const markdown = (await hasMarkdown(path, store)) ? await renderPageMarkdown(path, store, site) : '';
    invariant(markdown !== undefined, `there is no Markdown version of "${path}"`);
    return { path, bytes: Buffer.byteLength(html) + Buffer.byteLength(markdown) };
  };
  const common = [pagePath.overview, pagePath.directory('')];
  if (shard) common.push(pagePath.file(shard.address));
  const pages = shard ? [...symbolsByPage(shard).keys()] : [];
  const sampled = evenly(pages).map(pagePath.file);
  return {
    common: await each(common, render),
    definitions: await each(sampled, render),
    count: pages.length,
  };
}

/** Some items at equal distances, the last among them. */
function evenly<Item>(items: readonly Item[]): Item[] {
  if (items.length <= SAMPLED) return [...items];
  return Array.from(
    { length: SAMPLED },
    (_, index) => items[Math.floor(((index + 1) * items.length) / SAMPLED) - 1]!,
  );
}

/** One after the other: the site renders one page at a time. */
async function each<Item, Result>(
  items: readonly Item[],
  use: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await use(item));
  return results;
}

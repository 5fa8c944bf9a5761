import type { Artifact } from '../../../src/model/artifact.ts';
import { hasPage } from '../../../src/model/address.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { pagePath } from '../../../src/model/page-path.ts';
import { loadSiteApp, type SiteApp } from '../../../src/publish/site-app.ts';
import { renderTwin } from '../../../src/publish/twins/twins.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';
import { promise } from '../target.ts';

/** The hostile texts hold this element: a page that has it took text for markup. */
const MARKUP = '<i-am-markup';
/** Pages of symbols of one file: they differ little. */
const MOST_NODES = 5;

let app: Promise<SiteApp> | undefined;

/** Renders the pages of files and some of their symbols, and their Markdown versions. */
export async function expectSoundPages(
  artifacts: readonly Artifact[],
  shards: readonly FileShard[],
): Promise<void> {
  app ??= loadSiteApp();
  const site = await app;
  const store = new MemoryStore(artifacts);
  const pages = shards.flatMap(({ address, nodes }) => [
    pagePath.file(address),
    ...nodes
      .slice(1)
      .filter((node) => hasPage(node.address))
      .slice(-MOST_NODES)
      .map((node) => pagePath.node(node.address)),
  ]);
  for (const page of [pagePath.overview, pagePath.directory(''), ...pages]) {
    const html = await site.render(page, store);
    promise(html !== undefined, `there is no page ${page}`);
    promise(!html.replace(/="[^"]*"/g, '').includes(MARKUP), `${page} takes text for markup`);
    promise((await renderTwin(page, store, site)) !== undefined, `there is no Markdown version of ${page}`);
  }
}

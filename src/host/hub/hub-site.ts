import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/list-files.ts';
import { loadSiteApp } from '../../publish/site-app.ts';
import type { Store } from '../../store/store.ts';

/** A file of the site, and the page that it is or is a version of. */
export interface SiteFile {
  page: string;
  path: string;
  content: Uint8Array;
}

/**
 * Yields the pages of a hub, their Markdown versions, and the scripts, styles and fonts that they load. Pages for whose data `isKept` returns true are omitted.
 */
export async function* hubSite(
  store: Store,
  isKept: (page: string, data: string) => boolean,
): AsyncGenerator<SiteFile> {
  const { renderHub, clientFolder } = await loadSiteApp();
  // Tells GitHub Pages to publish files as they are.
  yield { page: CLIENT, path: '.nojekyll', content: Buffer.alloc(0) };
  for (const path of listFiles(clientFolder))
    yield { page: CLIENT, path, content: readFileSync(join(clientFolder, path)) };
  for await (const { page, path, text } of renderHub(store, isKept))
    yield { page, path, content: Buffer.from(text) };
}

const CLIENT = 'client';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/list-files.ts';
import { loadSiteApp } from '../../publish/site-app.ts';
import type { Store } from '../../store/store.ts';

/** Yields the pages of a hub, their Markdown versions, and the scripts, styles and fonts that they load. */
export async function* hubSite(store: Store): AsyncGenerator<{ path: string; content: Uint8Array }> {
  const { renderHub, clientFolder } = await loadSiteApp();
  // Tells GitHub Pages to publish files as they are.
  yield { path: '.nojekyll', content: Buffer.alloc(0) };
  for (const path of listFiles(clientFolder)) yield { path, content: readFileSync(join(clientFolder, path)) };
  for await (const { path, text } of renderHub(store)) yield { path, content: Buffer.from(text) };
}

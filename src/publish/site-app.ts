import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isBundled, programFile } from '../base/program-files.ts';
import type { PageScope } from '../model/page-scope.ts';
import type { SiteEntry } from '../site/site-entry.ts';
import type { Store } from '../store/store.ts';

/** The compiled site. Renders pages in this thread, one at a time. */
export interface SiteApp {
  /** See `SiteEntry.renderPage`. */
  render(pagePath: string, store: Store, scope?: PageScope): Promise<string | undefined>;
  /** See `SiteEntry.renderHub`. */
  renderHub: SiteEntry['renderHub'];
  sitePages: readonly string[];
  /** See `SiteEntry.siteTexts`. */
  siteTexts: ReadonlyMap<string, string>;
  replaceLinks: SiteEntry['replaceLinks'];
  /** Absolute path of the scripts, styles, fonts and icons, which are copied to the root of every atlas. */
  clientFolder: string;
}

/** Returns the absolute path of the compiled site, with `server/` and `client/`. Throws if it has not been compiled. */
export function siteFolder(): string {
  const folder = fileURLToPath(programFile(isBundled ? 'site/' : '../dist/site/'));
  if (existsSync(join(folder, 'server/entry.mjs'))) return folder;
  throw new Error('The site is not compiled: run `npm run build:site` first.');
}

/** Loads the compiled site. Slow, so load it once per thread. */
export async function loadSiteApp(): Promise<SiteApp> {
  const folder = siteFolder();
  const entry = (await import(pathToFileURL(join(folder, 'server/entry.mjs')).href)) as SiteEntry;
  return {
    render: entry.renderPage,
    renderHub: entry.renderHub,
    sitePages: entry.sitePages,
    siteTexts: entry.siteTexts,
    replaceLinks: entry.replaceLinks,
    clientFolder: join(folder, 'client'),
  };
}

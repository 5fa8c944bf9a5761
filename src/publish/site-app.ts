import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { SiteEntry } from '../site/site-entry.ts';
import type { Store } from '../store/store.ts';

/** The compiled site: renders pages from a store, one at a time, in this thread. */
export interface SiteApp {
  /** See `SiteEntry.renderPage`. */
  render(pagePath: string, store: Store): Promise<string | undefined>;
  sitePages: readonly string[];
  /** See `SiteEntry.siteTexts`. */
  siteTexts: ReadonlyMap<string, string>;
  /** Absolute path of what is copied to the root of every atlas: scripts, styles, fonts, icons. */
  clientFolder: string;
}

/** Beside this module in the package, or two folders up when run from its source. */
const folders = ['../site/', '../../dist/site/'].map((path) => new URL(path, import.meta.url));

/** Absolute path of the compiled site: `server/` and `client/`. Throws when it was never compiled, as in a checkout. */
export function siteFolder(): string {
  const folder = folders.find((candidate) => existsSync(new URL('server/entry.mjs', candidate)));
  if (!folder) throw new Error('The site is not compiled: run `npm run build:site` first.');
  return fileURLToPath(folder);
}

/** Loads the compiled site, which takes a moment. */
export async function loadSiteApp(): Promise<SiteApp> {
  const folder = siteFolder();
  const entry = (await import(pathToFileURL(join(folder, 'server/entry.mjs')).href)) as SiteEntry;
  return {
    render: entry.renderPage,
    sitePages: entry.sitePages,
    siteTexts: entry.siteTexts,
    clientFolder: join(folder, 'client'),
  };
}

import type { Store } from '../store/store.ts';

/** What the compiled server bundle exports, seen from outside. */
export interface SiteEntry {
  /**
   * The HTML of one page, or undefined when the atlas has none at this path. `pagePath` is below the root of
   * the atlas, as in `model/page-path.ts`; every address in the HTML is relative to it.
   */
  renderPage(pagePath: string, store: Store): Promise<string | undefined>;
  /** Paths of the pages that belong to the site itself and are the same for every commit. */
  sitePages: readonly string[];
  /** By path of the page: what those pages that are no atlas's say, as Markdown. */
  siteTexts: ReadonlyMap<string, string>;
}

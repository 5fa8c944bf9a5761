import type { PageScope } from '../model/page-scope.ts';
import type { Store } from '../store/store.ts';
import type { replaceLinks } from './markdown/replace-links.ts';

/** A file of a hub, and the page that it is or is a version of. */
export interface RenderedFile {
  page: string;
  path: string;
  text: string;
}

/** The exports of the compiled server bundle. */
export interface SiteEntry {
  /**
   * Renders one page. Returns undefined if the atlas has no page at this path. `pagePath` is relative to the root of the
   * atlas, as in `model/page-path.ts`; all addresses in the HTML are relative to the page.
   */
  renderPage(pagePath: string, store: Store, scope?: PageScope): Promise<string | undefined>;
  /**
   * Renders the pages of a hub from its artifacts, their Markdown versions, and `llms.txt`. Paths are relative to the root of the hub. `isKept` is called with all
   * data of a page before it is rendered; if it returns true, the page is omitted.
   */
  renderHub(store: Store, isKept?: (page: string, data: string) => boolean): AsyncIterable<RenderedFile>;
  /** Paths of the pages that do not depend on the repository: search, 404, documentation. */
  sitePages: readonly string[];
  /** Markdown of the `sitePages`, by path of the page. The 404 page has none. */
  siteTexts: ReadonlyMap<string, string>;
  /** Here, because the parser of Markdown is part of the bundle and of nothing else. */
  replaceLinks: typeof replaceLinks;
}

import type { Links } from './links.ts';
import type { SiteContext } from './site-context.ts';
import type { View, ViewOf } from './view.ts';

/** All that a page is rendered from. Routes take theirs with `pageOf`. */
export interface Page<Kind extends View['kind'] = View['kind']> {
  /** Below the root of the atlas, for example `file/src/a.ts.html`. */
  path: string;
  view: ViewOf<Kind>;
  links: Links;
  site: SiteContext;
}

/** The page of a request, which must be of the kind that the route renders. */
export function pageOf<Kind extends View['kind']>(locals: { page: Page }, kind: Kind): Page<Kind> {
  const { page } = locals;
  if (!isOf(page, kind)) throw new TypeError(`a route for ${kind} got a page for ${page.view.kind}`);
  return page;
}

function isOf<Kind extends View['kind']>(page: Page, kind: Kind): page is Page<Kind> {
  return page.view.kind === kind;
}

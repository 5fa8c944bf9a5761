import type { Links } from './links.ts';
import type { SiteContext } from './site-context.ts';
import type { View, ViewOf } from './view.ts';

/** The data that a page is rendered from. Routes get theirs with `pageOf`. */
export interface Page<Of extends View = View> {
  /** Relative to the root of the atlas, for example `file/src/a.ts.html`. */
  path: string;
  view: Of;
  links: Links;
  site: SiteContext;
  /** Whether the repository configures rules. Only pages of questions know. */
  hasRules: boolean;
  /** Whether the atlas has snapshots of commits. */
  hasHistory: boolean;
  /** Whether the atlas has comparisons of states. */
  hasChanges: boolean;
}

/** Returns the page of a request. Throws if it is not of the kind that the route renders. */
export function pageOf<Kind extends View['kind']>({ page }: { page?: Page }, kind: Kind): Page<ViewOf<Kind>> {
  const view = page?.view;
  if (!page || !view || !isOf(view, kind))
    throw new TypeError(`a route for ${kind} got a page for ${view?.kind ?? 'a hub'}`);
  return { ...page, view };
}

function isOf<Kind extends View['kind']>(view: View, kind: Kind): view is ViewOf<Kind> {
  return view.kind === kind;
}

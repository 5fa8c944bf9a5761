import { createApp } from 'astro/app/entrypoint';
import { MISSING_PAGE, pagePath, rootFrom } from '../model/page-path.ts';
import { PLACEHOLDER_BASE } from './build/placeholder-base.mjs';
import { docPages, docs } from './markdown/docs.ts';
import { Links } from './views/links.ts';
import { loadView } from './views/load-view.ts';
import { markBidi } from './views/mark-bidi.ts';
import { siteContext } from './views/site-context.ts';
import type { SiteEntry } from './site-entry.ts';

const app = createApp();

/** One route a kind of page; what the page is about travels in `locals`, not in the address. */
const renderPage: SiteEntry['renderPage'] = async (path, store) => {
  const links = new Links(path);
  const view = await loadView(store, links);
  if (!view) return undefined;
  const locals: App.Locals = { page: { path, view, links, site: await siteContext(store) } };
  const response = await app.render(new Request(`http://atlas${PLACEHOLDER_BASE}/${view.kind}`), { locals });
  const html = await response.text();
  if (!response.ok) throw new Error(`The page ${path} could not be rendered.`);
  return markBidi(relativeAssets(html, rootFrom(path)));
};

/**
 * Points the scripts and styles of a page to where they are. They stand in the head, where quotes in text are
 * escaped: what is replaced can come from nowhere else.
 */
function relativeAssets(html: string, root: string): string {
  const head = html.indexOf('</head>');
  return html.slice(0, head).replaceAll(`="${PLACEHOLDER_BASE}/`, `="${root}`) + html.slice(head);
}

const sitePages: readonly string[] = [pagePath.search, MISSING_PAGE, ...docPages];

const siteTexts: SiteEntry['siteTexts'] = new Map([
  [
    pagePath.search,
    '# Search\n\nThis page needs a browser. The operations search, find and grep answer the same questions.',
  ],
  ...docs.map(({ slug, body }) => [pagePath.doc(slug), body.trim()] as const),
]);

export { renderPage, sitePages, siteTexts };

import { createApp } from 'astro/app/entrypoint';
import { artifactPath } from '../model/artifact.ts';
import type { HubIndex } from '../model/hub.ts';
import { MISSING_PAGE, pagePath, rootFrom } from '../model/page-path.ts';
import { compactHtml } from './build/compact-html.ts';
import { holdAssets } from './build/hold-assets.ts';
import { PLACEHOLDER_BASE } from './build/placeholder-base.mjs';
import { allPages } from '../model/page-scope.ts';
import type { RulesIndex } from '../model/rules.ts';
import type { Store } from '../store/store.ts';
import { hasChanges } from './changes/changes-view.ts';
import { hubMarkdown, hubMarkdownPath } from './hub/hub-markdown.ts';
import { hubLlmsText } from './hub/hub-llms.ts';
import { hubPageData, hubPages } from './hub/hub-views.ts';
import { docPages, docs } from './markdown/docs.ts';
import { replaceLinks } from './markdown/replace-links.ts';
import { Links } from './views/links.ts';
import { loadView } from './views/load-view.ts';
import { markBidi } from './views/mark-bidi.ts';
import { questions } from './views/questions.ts';
import { siteContext } from './views/site-context.ts';
import type { View } from './views/view.ts';
import type { SiteEntry } from './site-entry.ts';

const app = createApp();

/** Each kind of page has one Astro route. The page's data travels in `locals`, not in the URL. */
const renderPage: SiteEntry['renderPage'] = async (path, store, scope = allPages) => {
  const links = new Links(path, scope);
  const view = await loadView(store, links);
  if (!view) return undefined;
  const page = {
    ...{ path, view, links },
    site: await siteContext(store),
    hasRules: await hasRules(view, store),
    hasHistory: (await store.read(artifactPath.historyVersion)) !== undefined,
    hasChanges: await hasChanges(store),
  };
  const whole = markBidi(await renderRoute(path, view.kind, { page }));
  // A server rewrites the links of the page for missing pages.
  return path === MISSING_PAGE ? holdAssets(whole) : compactHtml(whole);
};

const renderHub: SiteEntry['renderHub'] = async function* (store, isKept = () => false) {
  for await (const hub of hubPages(store)) {
    const page = hub.path;
    if (isKept(page, hubPageData(hub))) continue;
    const html = markBidi(await renderRoute(hub.path, hub.view.kind, { hub }));
    const text = hub.view.kind === 'hub-missing' ? holdAssets(html) : compactHtml(html);
    yield { page, path: page, text };
    const markdown = hubMarkdown(hub);
    if (markdown !== undefined) yield { page, path: hubMarkdownPath(page), text: markdown };
  }
  const llms = 'llms.txt';
  yield { page: llms, path: llms, text: hubLlmsText((await store.read(artifactPath.hub)) as HubIndex) };
};

/** Returns the HTML of a route with relative addresses. */
async function renderRoute(path: string, route: string, locals: App.Locals): Promise<string> {
  const response = await app.render(new Request(`http://atlas${PLACEHOLDER_BASE}/${route}`), { locals });
  const html = await response.text();
  if (!response.ok) throw new Error(`The page ${path} could not be rendered.`);
  return relativeAssets(html, rootFrom(path));
}

/** Other pages do not depend on the rules, which change with any file. */
async function hasRules({ kind }: View, store: Store): Promise<boolean> {
  if (!questions.some((question) => question.kind === kind)) return false;
  const index = (await store.read(artifactPath.rules)) as RulesIndex | undefined;
  return index?.isConfigured === true;
}

/**
 * Makes the addresses of scripts and styles relative. All of them are in the head, where quotes in text are escaped,
 * so text of the repository cannot contain the replaced string.
 */
function relativeAssets(html: string, root: string): string {
  const head = html.indexOf('</head>');
  return html.slice(0, head).replaceAll(`="${PLACEHOLDER_BASE}/`, `="${root}`) + html.slice(head);
}

const sitePages: readonly string[] = [pagePath.search, pagePath.explore, MISSING_PAGE, ...docPages];

const siteTexts: SiteEntry['siteTexts'] = new Map([
  [
    pagePath.search,
    '# Search\n\nThe search page needs a browser. Use the operations search, find and grep instead.',
  ],
  [
    pagePath.questions,
    '# Questions\n\nThe page needs a browser. Use the operation path_between instead. Other questions: [dead code](quality/dead-code.md), [import cycles](quality/cycles.md), [hot spots](quality/hot-spots.md), [rules](quality/rules.md), [names not found](quality/names-not-found.md), [coverage](quality/coverage.md), [accuracy](quality/accuracy.md).',
  ],
  [
    pagePath.explore,
    '# Map\n\nThe page needs a browser. The references between all files are in api/v1/map.json; use the operations module_imports, get_dependencies, call_graph and path_between for parts of the graph.',
  ],
  [
    pagePath.historyFile,
    '# A file in a snapshot\n\nThe page needs a browser. Use the operation get_snapshot instead. All snapshots: [history](index.md).',
  ],
  ...docs.map(({ slug, body }) => [pagePath.doc(slug), body.trim()] as const),
]);

export { renderHub, renderPage, replaceLinks, sitePages, siteTexts };

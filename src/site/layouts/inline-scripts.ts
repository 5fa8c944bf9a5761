import { createHash } from 'node:crypto';
import { artifactPath } from '../../model/artifact.ts';

/** How the page for missing pages recognizes the root of its site. */
export interface MissingRoot {
  /** The folders of the pages. */
  folders: readonly string[];
  /** A file that every such site has, and no other. */
  file: string;
}

export const atlasRoot: MissingRoot = {
  folders: ['file', 'tree', 'quality', 'history', 'changes', 'docs', 'api'],
  file: artifactPath.index,
};
export const hubRoot: MissingRoot = {
  folders: ['package', 'packages', 'atlases', 'api'],
  file: artifactPath.hub,
};

/**
 * Hosts serve `404.html` at the missing URL itself, where relative links break. This script searches for the root of the
 * site, first where one of its folders begins and then in all parent folders, because each wrong guess is an error in
 * the console. It redirects to the real `404.html`. There, or if there is no root, it adds the scripts and styles of the page (see `holdAssets`).
 * Until its styles and `theme.js` are there, and the fonts that the first layout asks for, nothing is shown, so nothing moves. From a folder, nothing can be
 * fetched, and nothing serves `404.html`.
 */
export const findRootOf = ({ folders, file }: MissingRoot): string =>
  oneLine(`(async () => {
  const root = document.documentElement;
  const show = async () => {
    const assets = document.importNode(document.getElementById('assets').content, true);
    const needed = [...assets.querySelectorAll('[rel=stylesheet], script:not([type])')];
    const ends = needed.map((each) => new Promise((end) => (each.onload = each.onerror = end)));
    document.head.append(assets);
    await Promise.all(ends);
    root.style.visibility = 'hidden';
    root.hidden = false;
    root.getBoundingClientRect();
    await document.fonts.ready;
    root.style.visibility = '';
  };
  root.hidden = true;
  if (location.protocol === 'file:') return show();
  const here = new URL('.', location.href).href;
  const roots = [...here.matchAll(/\\/(?=(?:${folders.join('|')})\\/)/g)].map((m) => here.slice(0, m.index + 1));
  for (let url = here, up; url !== up; url = new URL('..', (up = url)).href) roots.push(url);
  for (const url of new Set(roots)) {
    const found = await fetch(new URL('${file}', url), { method: 'HEAD' }).catch(() => 0);
    if (!found.ok) continue;
    if (url === here) return show();
    return location.replace(url + '404.html?from=' + encodeURIComponent(location.pathname + location.hash));
  }
  show();
})()`);

function oneLine(script: string): string {
  return script.replace(/\n\s*/g, '');
}

/** Allows nothing from other hosts, and no scripts and styles but our own. `forms` are the places where forms may lead, `reads` the origins that scripts may read. */
function securityPolicy(scripts: string, forms: "'none'" | "'self'", reads = ''): string {
  return [
    "default-src 'self'",
    ...(reads === '' ? [] : [`connect-src 'self' ${reads}`]),
    ...(scripts === '' ? [] : [`script-src 'self' ${scripts}`]),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${forms}`,
  ].join(';');
}

export const pagePolicy = securityPolicy('', "'none'");
/** The policy of a page whose scripts read other origins: a hub, or the atlases of one. */
export const policyWith = (origins: readonly string[]): string =>
  securityPolicy('', "'none'", origins.join(' '));
/** `findRootOf` is the only inline script; the policy allows it by its hash. The page has a form that leads to the search. */
export const missingPolicyOf = (root: MissingRoot): string =>
  securityPolicy(`'sha256-${createHash('sha256').update(findRootOf(root)).digest('base64')}'`, "'self'");

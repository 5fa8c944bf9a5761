import { createHash } from 'node:crypto';

/**
 * Hosts serve `404.html` at the missing URL itself, where relative links break. This script searches for the root of the
 * atlas, first where a folder of an atlas begins and then in all parent folders, because each wrong guess is an error in
 * the console. It redirects to the real `404.html`. There, or if there is no atlas, it adds the scripts and styles of the page (see `holdAssets`).
 * Until its styles and `theme.js` are there, and the fonts that the first layout asks for, nothing is shown, so nothing moves. From a folder, nothing can be
 * fetched, and nothing serves `404.html`.
 */
export const findRoot = oneLine(`(async () => {
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
  const roots = [...here.matchAll(/\\/(?=(?:file|tree|quality|history|changes|docs|api)\\/)/g)].map((m) => here.slice(0, m.index + 1));
  for (let url = here, up; url !== up; url = new URL('..', (up = url)).href) roots.push(url);
  for (const url of new Set(roots)) {
    const found = await fetch(new URL('api/v1/index.json', url), { method: 'HEAD' }).catch(() => 0);
    if (!found.ok) continue;
    if (url === here) return show();
    return location.replace(url + '404.html?from=' + encodeURIComponent(location.pathname + location.hash));
  }
  show();
})()`);

function oneLine(script: string): string {
  return script.replace(/\n\s*/g, '');
}

/** Allows nothing from other hosts, and no scripts and styles but our own. `forms` are the places where forms may lead, `reads` an origin that scripts may read. */
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
/** The policy of a page that asks a hub where imports lead. */
export const policyWithHub = (hub: string): string => securityPolicy('', "'none'", new URL(hub).origin);
/** `findRoot` is the only inline script; the policy allows it by its hash. The page has a form that leads to the search. */
export const missingPolicy = securityPolicy(
  `'sha256-${createHash('sha256').update(findRoot).digest('base64')}'`,
  "'self'",
);

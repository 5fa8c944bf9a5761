import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this server, from a program, or from a user who follows a link to a page. Images, frames and
 * scripts of foreign pages send no `Origin`, but browsers add `Sec-Fetch-Site`, which pages cannot set. Programs send none.
 */
export function isAllowedSite(headers: IncomingHttpHeaders, wanted: 'page' | 'question'): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'same-site') return true;
  return (
    wanted === 'page' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
  );
}

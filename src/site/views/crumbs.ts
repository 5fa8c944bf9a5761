import type { Links } from './links.ts';

/** One step of the trail from the root of the repository to a page; the last one has no link. */
export interface Crumb {
  label: string;
  href?: string;
}

/** The directories above a path. `address` is that of the path; both have the same number of segments. */
export function directoryCrumbs(path: string, address: string, links: Links): Crumb[] {
  if (path === '') return [];
  const names = path.split('/');
  const segments = address.split('/');
  return names.map((label, depth) => ({
    label,
    href: links.directory(segments.slice(0, depth + 1).join('/')),
  }));
}

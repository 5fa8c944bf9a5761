import { addressAbove } from '../../model/address.ts';
import { counted } from '../../render/counted.ts';
import type { Links } from './links.ts';

/** One breadcrumb. The last one has no link. */
export interface Crumb {
  label: string;
  href?: string;
  /** Full text for a shortened label. */
  title?: string;
}

/** Longer trails show this many directories at the start and the end, and `…` between them: the file and the symbol follow. */
const crumbs = { first: 2, last: 2 };
/** Headings have room for more. */
const heading = { first: 3, last: 8 };

/** Returns a breadcrumb for each directory of a path, shortened in the middle if it is deep. `address` belongs to `path`. */
export function directoryCrumbs(path: string, address: string, links: Links): Crumb[] {
  if (path === '') return [];
  const names = path.split('/');
  const hrefAt = (depth: number): string => links.directory(addressAbove(path, address, depth));
  const crumbsOf = (start: number, end: number): Crumb[] =>
    names.slice(start, end).map((label, at) => ({ label, href: hrefAt(start + at + 1) }));
  const { first, last } = crumbs;
  if (names.length <= first + last + 1) return crumbsOf(0, names.length);
  const cut = names.length - last;
  const between = {
    label: '…',
    href: hrefAt(cut),
    title: counted(cut - first, 'more directory', 'more directories'),
  };
  return [...crumbsOf(0, first), between, ...crumbsOf(cut, names.length)];
}

/** Replaces the middle segments of a deep path by `…`, for headings. */
export function shortPath(path: string): string {
  const names = path.split('/');
  const { first, last } = heading;
  return names.length <= first + last + 1
    ? path
    : [...names.slice(0, first), '…', ...names.slice(-last)].join('/');
}

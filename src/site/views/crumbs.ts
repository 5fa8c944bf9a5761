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

/** Longer paths show this many segments at the start and the end, and `…` between them. */
const FIRST = 3;
const LAST = 8;

/** Returns a breadcrumb for each directory of a path, shortened in the middle if it is deep. `address` belongs to `path`. */
export function directoryCrumbs(path: string, address: string, links: Links): Crumb[] {
  if (path === '') return [];
  const names = path.split('/');
  const hrefAt = (depth: number): string => links.directory(addressAbove(path, address, depth));
  const crumbs = (start: number, end: number): Crumb[] =>
    names.slice(start, end).map((label, at) => ({ label, href: hrefAt(start + at + 1) }));
  if (names.length <= FIRST + LAST + 1) return crumbs(0, names.length);
  const cut = names.length - LAST;
  const between = {
    label: '…',
    href: hrefAt(cut),
    title: counted(cut - FIRST, 'more directory', 'more directories'),
  };
  return [...crumbs(0, FIRST), between, ...crumbs(cut, names.length)];
}

/** Replaces the middle segments of a deep path by `…`, for headings. */
export function shortPath(path: string): string {
  const names = path.split('/');
  return names.length <= FIRST + LAST + 1
    ? path
    : [...names.slice(0, FIRST), '…', ...names.slice(-LAST)].join('/');
}

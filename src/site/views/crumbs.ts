import { addressAbove } from '../../model/address.ts';
import { counted } from '../../render/counted.ts';
import type { Links } from './links.ts';

/** One step of the trail from the root of the repository to a page; the last one has no link. */
export interface Crumb {
  label: string;
  href?: string;
  /** Says what the label leaves out. */
  title?: string;
}

/** Of a path with more levels than this many at both ends and one between them, the rest is left out. */
const FIRST = 3;
const LAST = 8;

/** The directories above a path, in deep places the outer and the inner ones. `address` is that of the path. */
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

/** A path as headings show it: in deep places without the levels in the middle. */
export function shortPath(path: string): string {
  const names = path.split('/');
  return names.length <= FIRST + LAST + 1
    ? path
    : [...names.slice(0, FIRST), '…', ...names.slice(-LAST)].join('/');
}

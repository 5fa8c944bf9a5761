import { createHash } from 'node:crypto';
import { SEARCH_FOLDER } from '../model/search.ts';

/**
 * Pagefind builds an index as a whole: 4 s for 1,000 files (7 MB), where a build after one changed file may take
 * 8 % of a cold one. So files are dealt by the hash of their path into bundles that the client merges, and only
 * the touched one is built anew: 0.6 s for 250 files, while pages are rendered. Not more and smaller ones,
 * because each costs a client some 35 KB a query beside 150 KB of code. Their number depends on the number of files
 * alone, so that the same files give the same bytes; it doubles as the files quadruple. (A small second index of
 * changes over a large old one would be quicker still, but would depend on history.)
 */
const FILES_IN_ONE_BUNDLE = 128;
const MAX_BUNDLES = 8;

export function bundleCount(files: number): number {
  let count = 1;
  while (count < MAX_BUNDLES && files > FILES_IN_ONE_BUNDLE * count ** 2) count *= 2;
  return count;
}

/** Which of `count` bundles (a power of two) a file is in: when the count doubles, each bundle is halved. */
export function bundleOf(path: string, count: number): number {
  return (createHash('sha256').update(path).digest()[0] ?? 0) % count;
}

/** Folder of a bundle below the root of the atlas, with a `/` at its end. */
export function bundleFolder(bundle: number): string {
  return bundle === 0 ? `${SEARCH_FOLDER}/` : `${SEARCH_FOLDER}/${bundle}/`;
}

/** What of Pagefind's own files is kept: the first bundle has the code, the others only data. */
export function isBundleFile(path: string, bundle: number): boolean {
  if (/^(index|fragment|filter)\//.test(path) || path.endsWith('.pf_meta') || path === 'pagefind-entry.json')
    return true;
  return (
    bundle === 0 &&
    (path === 'pagefind.js' || path === 'pagefind-worker.js' || /^wasm\..*\.pagefind$/.test(path))
  );
}

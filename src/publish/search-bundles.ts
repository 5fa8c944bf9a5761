import { createHash } from 'node:crypto';
import { SEARCH_FOLDER } from '../model/search.ts';

/**
 * Pagefind can only build a whole index: 4 s for 1,000 files (7 MB), too long for a build after one changed file, which may
 * take 8 % of a cold build. So files are distributed by the hash of their path over bundles, which the client merges, and
 * only the bundle of a changed file is rebuilt: 0.6 s for 250 files, while pages are rendered. More and smaller bundles
 * would cost too much at the client, about 35 KB per query and bundle in addition to 150 KB of code. The number of bundles
 * depends only on the number of files, so the same files give the same bytes; it doubles when the number of files
 * quadruples. A small index of changes on top of a large old one would be faster, but its bytes would depend on history.
 */
const FILES_IN_ONE_BUNDLE = 128;
const MAX_BUNDLES = 8;

export function bundleCount(files: number): number {
  let count = 1;
  while (count < MAX_BUNDLES && files > FILES_IN_ONE_BUNDLE * count ** 2) count *= 2;
  return count;
}

/** Returns the number of a file's bundle, less than `count`, a power of two. When `count` doubles, each bundle splits in two. */
export function bundleOf(path: string, count: number): number {
  return (createHash('sha256').update(path).digest()[0] ?? 0) % count;
}

/** Returns the folder of a bundle, relative to the root of the atlas. Ends with `/`. */
export function bundleFolder(bundle: number): string {
  return bundle === 0 ? `${SEARCH_FOLDER}/` : `${SEARCH_FOLDER}/${bundle}/`;
}

/** Whether a file of Pagefind's output is published. The first bundle contains the code, the others only data. */
export function isBundleFile(path: string, bundle: number): boolean {
  if (/^(index|fragment|filter)\//.test(path) || path.endsWith('.pf_meta') || path === 'pagefind-entry.json')
    return true;
  return (
    bundle === 0 &&
    (path === 'pagefind.js' || path === 'pagefind-worker.js' || /^wasm\..*\.pagefind$/.test(path))
  );
}

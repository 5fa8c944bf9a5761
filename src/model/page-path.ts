import { fileOfAddress, referenceId, sectionId, splitAddress } from './address.ts';

/**
 * The paths of pages below the root of the atlas. Functions take addresses (see `address.ts`), not paths of the
 * repository.
 */
export const pagePath = {
  overview: 'index.html',
  search: 'search.html',
  /** Paths between two symbols, and the list of the other questions. */
  questions: 'questions.html',
  /** The map of the packages, graphs of symbols, and hierarchies of calls and types. */
  explore: 'explore.html',
  /** The files that were skipped or parsed in part. */
  coverage: 'quality/coverage.html',
  accuracy: 'quality/accuracy.html',
  deadCode: 'quality/dead-code.html',
  cycles: 'quality/cycles.html',
  hotSpots: 'quality/hot-spots.html',
  rules: 'quality/rules.html',
  namesNotFound: 'quality/names-not-found.html',
  /** The source of a file, or the page of a symbol. */
  file: (address: string) => `file/${address}.html`,
  /** An image, under a name that ends with what it is. */
  image: (address: string, type: string) => `image/${address}.${type}`,
  /** The page of a symbol, its section on the page of the symbol around it, or the one below the source of its file. */
  symbol: (address: string) => {
    const { page, section } = splitAddress(address);
    if (section === '') return `file/${page}.html`;
    const id = page === fileOfAddress(address) ? referenceId(address) : sectionId(address);
    return `file/${page}.html#${id}`;
  },
  /** The first page of a directory, or a further one of a large directory. */
  directory: (address: string, part = 1) =>
    `tree/${address ? `${address}/` : ''}${part === 1 ? 'index' : `part-${part}`}.html`,
  /** All snapshots and their measures over time. */
  history: 'history/index.html',
  /** A file as it was in a snapshot, which a script reads. */
  historyFile: 'history/file.html',
  doc: (slug: string) => `docs/${slug}.html`,
  /** All comparisons of the atlas. */
  changesIndex: 'changes/index.html',
  /** A comparison of two states, by its `changesAddress`. */
  changes: (range: string) => `changes/${range}/index.html`,
  /** The difference of one file. */
  changedFile: (range: string, address: string) => `changes/${range}/file/${address}.html`,
} as const;

/** Pages that answer one question about the whole repository. Each depends on few artifacts and is rendered on its own. */
export const answerPages: readonly string[] = [
  pagePath.deadCode,
  pagePath.cycles,
  pagePath.hotSpots,
  pagePath.rules,
  pagePath.namesNotFound,
];

/** Parses the path of the page of a directory; undefined for other pages. */
export function directoryOfPage(path: string): { address: string; part: number } | undefined {
  const found = /^tree\/(?:(.+)\/)?(?:index|part-([2-9]|[1-9]\d+))\.html$/s.exec(path);
  return found ? { address: found[1] ?? '', part: Number(found[2] ?? 1) } : undefined;
}

/** Parses the path of a page about changes: the list has no range, and only the difference of a file has an address. Undefined for other pages. */
export function changesOfPage(
  path: string,
): { range: string | undefined; address: string | undefined } | undefined {
  if (path === pagePath.changesIndex) return { range: undefined, address: undefined };
  const found = /^changes\/([^/]+)\/(?:index|file\/(.+))\.html$/s.exec(path);
  return found ? { range: found[1], address: found[2] } : undefined;
}

/** Returns the path of the page that is made of an artifact about changes; undefined for other artifacts. */
export function changesPageOf(artifact: string): string | undefined {
  const [, path] = /^api\/v1\/(changes\/.+)\.json$/s.exec(artifact) ?? [];
  return path === undefined ? undefined : `${path}.html`;
}

/** The page that a web server shows for a missing page. */
export const MISSING_PAGE = '404.html';

/** Returns the relative path from a page to the root of the atlas: `../` for each level. */
export function rootFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

/**
 * Returns the shortest relative path between two paths below the root of the atlas: `../` for each level up, then
 * segments.
 */
export function wayBetween(from: string, to: string): { up: string; segments: string[] } {
  const folders = from.split('/').slice(0, -1);
  const segments = to.split('/');
  let common = 0;
  while (common < folders.length && common < segments.length - 1 && segments[common] === folders[common]) {
    common++;
  }
  return { up: '../'.repeat(folders.length - common), segments: segments.slice(common) };
}

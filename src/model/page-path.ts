import { MEMBER_MARK } from './address.ts';

/** Where each page is, below the root of the atlas. Takes addresses (see `address.ts`), not paths. */
export const pagePath = {
  overview: 'index.html',
  search: 'search.html',
  /** How much of the repository the atlas covers, and what it skipped. */
  coverage: 'quality/coverage.html',
  accuracy: 'quality/accuracy.html',
  file: (address: string) => `file/${address}.html`,
  /** With `#.name` behind it for a member that has no page of its own. */
  node: (address: string) => {
    const [page = '', member] = address.split(MEMBER_MARK);
    return `node/${page}.html${member === undefined ? '' : MEMBER_MARK + member}`;
  },
  /** The page of a directory, or a further one where it is too large for one. */
  directory: (address: string, part = 1) =>
    `tree/${address ? `${address}/` : ''}${part === 1 ? 'index' : `part-${part}`}.html`,
  doc: (slug: string) => `docs/${slug}.html`,
} as const;

/** What the page of a directory is about, by its path; undefined for any other page. */
export function directoryOfPage(path: string): { address: string; part: number } | undefined {
  const found = /^tree\/(?:(.+)\/)?(?:index|part-([2-9]|[1-9]\d+))\.html$/s.exec(path);
  return found ? { address: found[1] ?? '', part: Number(found[2] ?? 1) } : undefined;
}

/** What a web server shows where there is no page. */
export const MISSING_PAGE = '404.html';

/** `../` as often as `path` is deep: what leads from a page back to the root of the atlas. */
export function rootFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

/** The shortest way from one path to another, both below the root of the atlas: `../` for each level, and segments. */
export function wayBetween(from: string, to: string): { up: string; segments: string[] } {
  const folders = from.split('/').slice(0, -1);
  const segments = to.split('/');
  let common = 0;
  while (common < folders.length && common < segments.length - 1 && segments[common] === folders[common]) {
    common++;
  }
  return { up: '../'.repeat(folders.length - common), segments: segments.slice(common) };
}

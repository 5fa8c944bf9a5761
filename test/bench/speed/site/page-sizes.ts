import type { OutputFile } from '../../support/output-files.ts';

/** Design: a page has at most this many times the bytes of the source that it shows … */
const TIMES = 4;
/** … and this many for everything else on it. */
const BESIDES = 6_000;

export interface PageSize {
  path: string;
  bytes: number;
  source: number;
  /** Share of what the page may have; above 1 it is too large. */
  share: number;
}

export interface PageSizes {
  pages: number;
  over: number;
  /** The worst first, five at most. */
  worst: PageSize[];
}

/** Every page against its own budget. Pages that show no source have the part for everything else alone. */
export function judgePages(files: readonly OutputFile[], shown: ReadonlyMap<string, number>): PageSizes {
  const pages = files
    .filter(({ path }) => path.endsWith('.html'))
    .map(({ path, bytes }) => {
      const source = shown.get(path) ?? 0;
      return { path, bytes, source, share: bytes / (TIMES * source + BESIDES) };
    })
    .sort((a, b) => b.share - a.share);
  return {
    pages: pages.length,
    over: pages.filter(({ share }) => share > 1).length,
    worst: pages.slice(0, 5),
  };
}

/** Files that an atlas does not name. */
export interface UnnamedFiles {
  /** In folders of the atlas. */
  extra: string[];
  /** Files of others beside the atlas, such as `CNAME` or `.git`. Builds keep these. */
  others: string[];
}

/** Returns the files of a list that are not among those of the atlas. */
export function unnamedFiles(listed: Iterable<string>, known: ReadonlySet<string>): UnnamedFiles {
  const folders = new Set<string>();
  for (const path of known) if (path.includes('/')) folders.add(topOf(path));
  const unnamed: UnnamedFiles = { extra: [], others: [] };
  for (const path of listed) {
    if (known.has(path)) continue;
    const isOfAtlas = path.includes('/') && folders.has(topOf(path));
    unnamed[isOfAtlas ? 'extra' : 'others'].push(path);
  }
  return unnamed;
}

/**
 * Whether a file is hidden and at the root: `.nojekyll`, or the marker of an output. Many servers and uploads omit hidden files, and no
 * reader of an atlas needs these.
 */
export function isHiddenAtRoot(path: string): boolean {
  return path.startsWith('.') && !path.includes('/');
}

function topOf(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

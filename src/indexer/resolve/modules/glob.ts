/**
 * A glob of an alias file, one segment an item: `*` and `?` within a segment, `**` for any number of segments. Its dialect is
 * the compiler's, with neither classes nor braces and with folders that `**` does not cross, so it is none of `base/globs.ts`.
 */
export type Glob = readonly string[];

export interface GlobOptions {
  /** The glob may end before the path does: it then stands for a directory and all below. */
  prefix?: boolean;
  /** Whether `**` may stand for this segment. All of them by default. */
  crosses?: (segment: string) => boolean;
}

/**
 * Whether a path fits a glob. Walks all possibilities at once, so that no glob, however made, takes longer than
 * its length times that of the path; regular expressions do not promise that.
 */
export function matchesGlob(glob: Glob, path: readonly string[], options: GlobOptions = {}): boolean {
  let places = reach(glob, [0]);
  for (const segment of path) {
    if (options.prefix && places.includes(glob.length)) return true;
    const next: number[] = [];
    for (const place of places) {
      const part = glob[place];
      if (part === undefined) continue;
      if (part !== '**') {
        if (matchesWildcard(part, segment)) next.push(place + 1);
      } else if (options.crosses?.(segment) ?? true) next.push(place);
    }
    if (next.length === 0) return false;
    places = reach(glob, next);
  }
  return places.includes(glob.length);
}

/** Whether a text fits a pattern of `*` (any characters) and `?` (one). */
export function matchesWildcard(pattern: string, text: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  for (let i = 0; i < text.length;) {
    if (pattern[at] === '*') {
      star = at++;
      resume = i;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[i])) {
      at++;
      i++;
    } else if (star >= 0) {
      at = star + 1;
      i = ++resume;
    } else return false;
  }
  while (pattern[at] === '*') at++;
  return at === pattern.length;
}

/** The places and all that can be reached from them because `**` may stand for nothing. */
function reach(glob: Glob, places: readonly number[]): number[] {
  const reached = new Set(places);
  for (const place of reached) if (glob[place] === '**') reached.add(place + 1);
  return [...reached];
}

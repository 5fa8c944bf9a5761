import picomatch from 'picomatch';

/**
 * Whether any of the globs matches a path. A glob without a slash matches at every depth, as in a
 * `.gitignore`; one that matches a folder matches all below it. Without globs nothing matches.
 */
export function createMatcher(globs: readonly string[]): (path: string) => boolean {
  const patterns = globs.flatMap((glob) => {
    const bare = glob.replace(/^(\.?\/)+/, '').replace(/\/+$/, '');
    const anchored = bare.includes('/') || bare !== glob.replace(/\/+$/, '') ? bare : `**/${bare}`;
    return [anchored, `${anchored}/**`];
  });
  // No extended globs: globs may come from the repository, and extended ones can take exponential time.
  return picomatch(patterns, { dot: true, nonegate: true, noextglob: true, windows: false });
}

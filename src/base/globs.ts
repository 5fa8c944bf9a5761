import { RE2JS } from 're2js';
import { GlobError, globExpression } from './glob-expression.ts';

/** Bounds the size of the automaton, and so the time that a path takes. */
const MAX_CHARACTERS = 50_000;

/**
 * Whether any of the globs matches a path, in the one dialect of all patterns that users write (see "Patterns" in the
 * guide): a glob without a slash matches at every depth, as in a `.gitignore`, and one that matches a folder matches
 * everything below it. Without globs nothing matches. Globs come from repositories and from clients, so they run in time
 * linear in the length of the path. Throws `GlobError`.
 */
export function createGlobMatcher(globs: readonly string[]): (path: string) => boolean {
  if (globs.length === 0) return () => false;
  if (globs.reduce((sum, glob) => sum + glob.length + 1, 0) > MAX_CHARACTERS)
    throw new GlobError(`the globs are longer than ${MAX_CHARACTERS} characters together`);
  const expression = RE2JS.compile(`(?:${globs.map(anchored).join('|')})(?:/.*)?`, RE2JS.DOTALL);
  return (path) => expression.testExact(path);
}

/** Whether a glob matches a path as a whole and from the root, as package managers read globs. Throws `GlobError`. */
export function createRootedGlobMatcher(glob: string): (path: string) => boolean {
  const expression = RE2JS.compile(globExpression(glob), RE2JS.DOTALL);
  return (path) => expression.testExact(path);
}

/** The glob that matches a path and nothing else. */
export function escapeGlob(path: string): string {
  return path.replaceAll(/[\\*?[\]{},!]/g, '\\$&');
}

function anchored(glob: string): string {
  if (glob.startsWith('!'))
    throw new GlobError('a glob begins with "!": there is no negation, and "\\!" stands for the character');
  const rooted = glob.replace(/^(?:\.?\/)+/, '');
  const bare = rooted.replace(/(?<!\\)\/+$/, '');
  const expression = globExpression(bare);
  return bare.includes('/') || rooted !== glob ? expression : `(?:[^/]+/)*${expression}`;
}

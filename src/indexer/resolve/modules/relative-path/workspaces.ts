import { GlobError } from '../../../../base/glob-expression.ts';
import { createRootedGlobMatcher, escapeGlob } from '../../../../base/globs.ts';
import { ancestors, joinPath } from '../path-index.ts';
import type { Package } from './package-file.ts';

export interface Workspaces {
  /** The member of that name in the nearest workspace above a directory that has one. */
  member(directory: string, name: string): Package | undefined;
}

/** More globs than any workspace has. */
const MAX_GLOBS = 1000;

/** `globs` lists the members of a workspace by the directory of its root. */
export function createWorkspaces(
  globs: ReadonlyMap<string, readonly string[]>,
  packages: Iterable<Package>,
): Workspaces {
  const named = [...packages].filter((candidate) => candidate.name !== undefined);
  const members = new Map([...globs].map(([root, list]) => [root, findMembers(root, list, named)]));
  return {
    member(directory, name) {
      for (const above of ancestors(directory)) {
        const found = members.get(above)?.get(name);
        if (found) return found;
      }
      return undefined;
    },
  };
}

/** The root and what the globs list, in order; a glob that begins with `!` takes away. */
function findMembers(
  root: string,
  globs: readonly string[],
  packages: readonly Package[],
): Map<string, Package> {
  const rules = globs.slice(0, MAX_GLOBS).flatMap((text) => {
    const without = text.startsWith('!');
    const glob = joinPath(escapeGlob(root), without ? text.slice(1) : text);
    const matches = glob === undefined ? undefined : matcherOf(glob);
    return matches ? [{ without, matches }] : [];
  });
  const members = new Map<string, Package>();
  for (const candidate of packages) {
    const { name, directory } = candidate;
    if (name === undefined || members.has(name)) continue;
    let isMember = directory === root;
    for (const { without, matches } of rules) {
      if (isMember === without && matches(directory)) isMember = !without;
    }
    if (isMember) members.set(name, candidate);
  }
  return members;
}

/** Undefined for a glob that is not valid: a package manager finds no member with it either. */
function matcherOf(glob: string): ((path: string) => boolean) | undefined {
  try {
    return createRootedGlobMatcher(glob);
  } catch (error) {
    if (error instanceof GlobError) return undefined;
    throw error;
  }
}

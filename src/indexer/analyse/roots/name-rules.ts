import { ownerKinds, type NodeKind } from '../../../model/kinds.ts';
import type { RootKind } from '../../../model/root.ts';
import { createGlobMatcher } from '../../../base/globs.ts';
import { noProjects, type Projects } from './projects.ts';
import type { RootRecipe } from './root-recipe.ts';

export interface Convention {
  kind: RootKind;
  reason: string;
}

export interface FileConvention extends Convention {
  effect: 'used' | 'exports' | 'all';
  internal: boolean;
  shown: boolean;
  /** Why it is a test file too, if another rule has a stronger effect, as for a test of settings; undefined otherwise. */
  test: Convention | undefined;
}

export interface NameConvention extends Convention {
  effect: 'used' | 'libraryMember' | 'found';
  showsType: boolean;
  runsBeside: boolean;
  showsFile: boolean;
}

const effects = ['all', 'exports', 'used'] as const;

/**
 * Returns the convention for the path of a file: the matching rule with the strongest effect, and the first
 * of those.
 */
export function fileConventions(
  { files }: RootRecipe,
  projects: Projects = noProjects,
): (path: string) => FileConvention | undefined {
  const rules = files.map(({ paths, except, dependencies, kind, effect, internal, shown, reason }) => ({
    matches: matcherIn(projects, paths, dependencies),
    leavesOut: createGlobMatcher(except),
    found: { kind, effect, internal, shown, reason },
  }));
  // Each file is asked about once for each of its imports.
  return remember((path) => {
    const found = rules
      .filter(({ matches, leavesOut }) => matches(path) && !leavesOut(path))
      .map((rule) => rule.found);
    const [strongest] = effects.flatMap((effect) => found.find((each) => each.effect === effect) ?? []);
    return (
      strongest && {
        ...strongest,
        internal: found.some(({ internal }) => internal),
        shown: found.some(({ shown }) => shown),
        // Nothing in a copy of another project is a test of this one.
        test: strongest.effect === 'all' ? undefined : found.find(({ kind }) => kind === 'test'),
      }
    );
  });
}

/** Returns a function that tests whether a path matches globs, of rules for packages from the folders of projects on. */
function matcherIn(
  projects: Projects,
  globs: readonly string[] | undefined,
  dependencies: readonly string[] | undefined,
): (path: string) => boolean {
  const matches = globs ? createGlobMatcher(globs) : () => true;
  return dependencies ? (path) => projects.pathsIn(path, dependencies).some(matches) : matches;
}

/** Returns a function that finds each result once. */
function remember<Result>(find: (path: string) => Result): (path: string) => Result {
  const known = new Map<string, Result>();
  return (path) => {
    if (known.has(path)) return known.get(path) as Result;
    const result = find(path);
    known.set(path, result);
    return result;
  };
}

export interface NamedDefinition {
  name: string;
  kind: NodeKind;
  /** Kind of the parent, or of the type in another file that owns it. */
  around: NodeKind;
}

/** Returns the conventions for names of definitions in a file. */
export function nameConventions(
  { names }: RootRecipe,
  projects: Projects = noProjects,
): (path: string) => (definition: NamedDefinition) => NameConvention | undefined {
  const rules = names.map(({ match, kinds, at, paths, dependencies, ...found }) => ({
    pattern: new RegExp(match, 'u'),
    kinds: kinds && new Set(kinds),
    at,
    isThere: matcherIn(projects, paths, dependencies),
    found,
  }));
  return (path) => {
    const here = rules.filter(({ isThere }) => isThere(path));
    return ({ name, kind, around }) =>
      here.find(
        ({ pattern, kinds, at }) =>
          (!kinds || kinds.has(kind)) && (!at || at === placeIn(around)) && pattern.test(name),
      )?.found;
  };
}

function placeIn(around: NodeKind): 'member' | 'top' | undefined {
  if (around === 'module') return 'top';
  return ownerKinds.has(around) ? 'member' : undefined;
}

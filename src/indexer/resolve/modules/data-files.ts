import { parentPath } from '../../../model/path.ts';
import { createRootedGlobMatcher, escapeGlob } from '../../../base/globs.ts';
import { GlobError } from '../../../base/glob-expression.ts';
import { unresolved, type ModuleResolver, type ModuleTarget } from './module-resolver.ts';
import { indexPaths, joinPath, type PathIndex } from './path-index.ts';

/** No specifier of a language starts with this character. */
const MARK = '\0';
const GLOB_MARK = '\0\0';
const MAX_FILES = 500;

/** Returns the specifier by which `withDataFiles` finds the files of a path. */
export function dataSpecifier(path: string, isGlob: boolean): string {
  return (isGlob ? GLOB_MARK : MARK) + path;
}

/** Lets a resolver also find the files that `dataSpecifier` names, from the folder of the importing file. */
export function withDataFiles(resolver: ModuleResolver, paths: readonly string[]): ModuleResolver {
  const index = indexPaths(paths);
  const known = new Map<string, ModuleTarget>();
  return {
    ...resolver,
    resolve(fromPath, specifier) {
      if (!specifier.startsWith(MARK)) return resolver.resolve(fromPath, specifier);
      const directory = parentPath(fromPath);
      const key = `${directory}\n${specifier}`;
      const target = known.get(key) ?? targetOf(filesAt(directory, specifier, paths, index));
      known.set(key, target);
      return target;
    },
  };
}

function targetOf(paths: readonly string[]): ModuleTarget {
  return paths.length === 0 ? unresolved : { kind: 'files', paths };
}

/** Files in folders whose names begin with a dot or an underscore belong to a folder only with the prefix `all:`. */
function filesAt(
  directory: string,
  specifier: string,
  paths: readonly string[],
  { files, directories }: PathIndex,
): readonly string[] {
  const isGlob = specifier.startsWith(GLOB_MARK);
  const [, all = '', written = ''] = /^\0+(all:)?(.*)$/su.exec(specifier) ?? [];
  const path = joinPath(directory, isGlob ? written : all + written);
  if (path === undefined) return [];
  if (files.has(path)) return [path];
  if (!isGlob) return [];
  try {
    const isFolder = directories.has(path);
    const matches = createRootedGlobMatcher(isFolder ? `${escapeGlob(path)}/**` : path);
    const isHidden = (file: string): boolean =>
      isFolder && all === '' && /\/[._]/.test(file.slice(path.length));
    return paths.filter((file) => matches(file) && !isHidden(file)).slice(0, MAX_FILES);
  } catch (error) {
    if (error instanceof GlobError) return [];
    throw error;
  }
}

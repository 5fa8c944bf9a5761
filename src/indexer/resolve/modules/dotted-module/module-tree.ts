import { baseName, parentPath } from '../../../../model/path.ts';
import { relativeTo } from '../path-index.ts';
import type { DottedModuleRecipe } from '../recipe.ts';

/** What a chain of names leads to below a directory. */
export type Descent =
  | { kind: 'file'; path: string }
  /** A directory without a file that stands for it: other roots may hold more of the same package. */
  | { kind: 'namespace'; path: string }
  /** Nothing here, nor does anything here claim the name. */
  | { kind: 'absent' }
  /** A package or module of that name is here and does not hold the rest. */
  | { kind: 'blocked' };

export interface ModuleTree {
  isPackage(directory: string): boolean;
  /** Whether there are modules in the directory or below. */
  hasModules(directory: string): boolean;
  /** Names of the modules and directories with modules of a directory. */
  children(directory: string): ReadonlySet<string>;
  /** The file that stands for a directory. */
  packageFile(directory: string): string | undefined;
  /** Without names: what stands for the directory itself. */
  descend(directory: string, names: readonly string[]): Descent;
}

const none: ReadonlySet<string> = new Set();
const absent: Descent = { kind: 'absent' };
const blocked: Descent = { kind: 'blocked' };

export function createModuleTree(paths: readonly string[], recipe: DottedModuleRecipe): ModuleTree {
  const { extensions, packageNames } = recipe;
  const files = new Set<string>();
  const children = new Map<string, Set<string>>();
  const packages = new Map<string, string>();
  const packageFileNames = packageNames.flatMap((name) => extensions.map((extension) => name + extension));

  const add = (directory: string, name: string): boolean => {
    const known = children.get(directory);
    known?.add(name);
    if (!known) children.set(directory, new Set([name]));
    return known === undefined;
  };

  for (const path of paths) {
    const extension = extensions.find((ending) => path.endsWith(ending));
    if (extension === undefined) continue;
    files.add(path);
    const parent = parentPath(path);
    let isNew = add(parent, relativeTo(parent, path).slice(0, -extension.length));
    for (let at = parent; isNew && at !== ''; at = parentPath(at)) {
      isNew = add(parentPath(at), baseName(at));
    }
  }
  for (const directory of children.keys()) {
    const file = packageFileNames.map((name) => join(directory, name)).find((path) => files.has(path));
    if (file !== undefined) packages.set(directory, file);
  }

  const moduleFile = (path: string): string | undefined => {
    for (const extension of extensions) if (files.has(path + extension)) return path + extension;
    return undefined;
  };

  const self = (directory: string): Descent => {
    const path = packages.get(directory);
    if (path !== undefined) return { kind: 'file', path };
    return children.has(directory) ? { kind: 'namespace', path: directory } : absent;
  };

  return {
    isPackage: (directory) => packages.has(directory),
    hasModules: (directory) => children.has(directory),
    children: (directory) => children.get(directory) ?? none,
    packageFile: (directory) => packages.get(directory),
    descend(directory, names) {
      if (names.length === 0) return self(directory);
      let at = directory;
      let isClaimed = false;
      for (const [i, name] of names.entries()) {
        at = join(at, name);
        const isLast = i === names.length - 1;
        const file = packages.get(at) ?? moduleFile(at);
        if (file !== undefined && isLast) return { kind: 'file', path: file };
        if (file !== undefined && !packages.has(at)) return blocked;
        if (!children.has(at)) return isClaimed ? blocked : absent;
        isClaimed ||= file !== undefined;
      }
      return { kind: 'namespace', path: at };
    },
  };
}

function join(directory: string, name: string): string {
  return directory === '' ? name : `${directory}/${name}`;
}

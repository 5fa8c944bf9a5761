import { baseName, parentPath } from '../../../../model/path.ts';
import type { Finding } from '../../../../model/coverage.ts';
import { textsAt, type ConfigValue } from '../../../config-file/config-value.ts';
import { isFinding, readConfig, type ConfigFormat } from '../../../config-file/read-config.ts';
import type { ModuleContext } from '../module-resolver.ts';
import { ancestors, indexPaths, joinPath } from '../path-index.ts';
import type { RelativePathRecipe } from '../recipe.ts';
import { readDependencyRange } from './dependency-range.ts';
import { toPackage, type Package } from './package-file.ts';
import { createWorkspaces } from './workspaces.ts';

export interface Packages {
  /** The package to which files in a directory belong. */
  nearest(directory: string): Package | undefined;
  /** What a name means in a directory: a package of the repository, or one elsewhere under another name. */
  find(directory: string, name: string): Package | { elsewhere: string } | undefined;
  /** Whether a package file above asks for the name. */
  isDeclared(directory: string, name: string): boolean;
}

export function readPackages(
  recipe: RelativePathRecipe,
  context: ModuleContext,
  findings: Finding[],
): Packages {
  const { directories } = indexPaths(context.paths);
  const packages = new Map<string, Package>();
  const globs = new Map<string, string[]>();
  const byName = new Map<string, Package[]>();

  const read = (path: string, format: ConfigFormat): ConfigValue | undefined => {
    const text = context.readText(path);
    if (text === undefined) return undefined;
    const content = readConfig({ path, text, format, consequence: 'what it says of packages is ignored' });
    if (!isFinding(content)) return content;
    findings.push(content);
    return undefined;
  };

  const addGlobs = (directory: string, list: readonly string[] | undefined) => {
    if (list) globs.set(directory, [...(globs.get(directory) ?? []), ...list]);
  };

  const addPackage = (directory: string, content: ConfigValue) => {
    const added = toPackage(directory, content, recipe);
    packages.set(directory, added);
    if (added.name === undefined) return;
    const namesakes = byName.get(added.name);
    if (namesakes) namesakes.push(added);
    else byName.set(added.name, [added]);
  };

  for (const path of context.paths) {
    const name = baseName(path);
    const directory = parentPath(path);
    if (name === recipe.packageFile) {
      const content = read(path, 'json') ?? null;
      addPackage(directory, content);
      addGlobs(directory, textsAt(content, 'workspaces') ?? textsAt(content, 'workspaces', 'packages'));
    }
    for (const file of recipe.workspaceFiles) {
      if (name === file.name) addGlobs(directory, textsAt(read(path, file.format), file.key));
    }
  }

  const workspaces = createWorkspaces(globs, packages.values());
  const nearestOf = new Map<string, Package | undefined>();

  const nearest = (directory: string): Package | undefined => {
    if (nearestOf.has(directory)) return nearestOf.get(directory);
    const found = packages.get(directory) ?? (directory === '' ? undefined : nearest(parentPath(directory)));
    nearestOf.set(directory, found);
    return found;
  };

  const installed = (directory: string, name: string): Package | undefined => {
    for (const above of ancestors(directory)) {
      for (const folder of recipe.packageDirectories) {
        const path = joinPath(above, `${folder}/${name}`);
        if (path === undefined || !directories.has(path)) continue;
        return packages.get(path) ?? toPackage(path, null, recipe);
      }
    }
    return undefined;
  };

  const declaration = (directory: string, name: string) => {
    for (
      let owner = nearest(directory);
      owner;
      owner = owner.directory ? nearest(parentPath(owner.directory)) : undefined
    ) {
      const range = owner.dependencies.get(name);
      if (range !== undefined) return { owner, range };
    }
    return undefined;
  };

  return {
    nearest,
    isDeclared: (directory, name) => declaration(directory, name) !== undefined,
    find(directory, name) {
      const here = nearest(directory);
      const declared = declaration(directory, name);
      // A package that asks for itself wants another version of itself.
      if (here?.name === name && declared?.owner !== here) return here;
      const present = installed(directory, name);
      if (present) return present;
      if (!declared) return workspaces.member(directory, name);

      const range = readDependencyRange(name, declared.range);
      if (range.kind === 'registry' && range.name !== name) return { elsewhere: range.name };
      if (range.kind === 'path') {
        const path = joinPath(declared.owner.directory, range.path);
        const linked = path === undefined ? undefined : packages.get(path);
        if (linked) return linked;
      }
      const wanted = range.kind === 'workspace' ? range.name : name;
      const found = workspaces.member(directory, wanted);
      if (found || range.kind !== 'workspace') return found;
      // Said to be of this workspace, by a tool whose list of members is not known.
      const [only, ...others] = byName.get(wanted) ?? [];
      return others.length === 0 ? only : undefined;
    },
  };
}

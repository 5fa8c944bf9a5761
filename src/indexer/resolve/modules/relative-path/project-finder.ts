import { parentPath } from '../../../../model/path.ts';
import { ancestors } from '../path-index.ts';
import type { AliasConfig } from './alias-config.ts';
import type { AliasFiles } from './alias-files.ts';

/**
 * Finds the alias file in force for a file: the nearest that includes it, itself or through one it refers to.
 * Where none does (a test that the build leaves out, a file that is only reached through an import) it is the
 * nearest one, as editors do; of those that this refers to, the first with aliases, should it have none.
 */
export function createProjectFinder(aliasFiles: AliasFiles): (path: string) => AliasConfig | undefined {
  // Most directories have no alias file: remember where the next one above is.
  const above = new Map<string, readonly string[]>();
  const directoriesAbove = (directory: string): readonly string[] => {
    let known = above.get(directory);
    if (!known) {
      known = [...ancestors(directory)].filter((at) => aliasFiles.inDirectory(at).length > 0);
      above.set(directory, known);
    }
    return known;
  };

  return (path) => {
    const directories = directoriesAbove(parentPath(path));
    for (const directory of directories) {
      for (const config of aliasFiles.inDirectory(directory)) {
        if (config.includes(path)) return config;
        const referred = aliasFiles.referredBy(config).find((other) => other.includes(path));
        if (referred) return referred;
      }
    }
    const [nearest] = directories;
    if (nearest === undefined) return undefined;
    const configs = aliasFiles.inDirectory(nearest);
    const candidates = [...configs, ...configs.flatMap((config) => aliasFiles.referredBy(config))];
    return candidates.find((config) => config.aliases ?? config.baseUrl) ?? configs[0];
  };
}

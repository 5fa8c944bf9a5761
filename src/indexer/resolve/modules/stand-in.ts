import { baseName, parentPath } from '../../../model/path.ts';
import type { ModuleResolver } from './module-resolver.ts';
import { ancestors } from './path-index.ts';

/**
 * Returns the file in a folder of stand-ins that takes the place of a module: beside the module, or for a package in a folder above the
 * file. Undefined if there is none.
 */
export function standInFor(
  modules: ModuleResolver,
  fromPath: string,
  specifier: string,
  folder: string,
): string | undefined {
  const fileAt = (directory: string, name: string): string | undefined => {
    const from = directory === '' ? '_' : `${directory}/_`;
    const target = modules.resolve(from, `./${folder}/${name}`);
    return target.kind === 'file' ? target.path : undefined;
  };
  const target = modules.resolve(fromPath, specifier);
  if (target.kind === 'file') {
    const beside = fileAt(parentPath(target.path), baseName(target.path).replace(/\.[^.]*$/, ''));
    return beside === target.path ? undefined : beside;
  }
  if (target.kind !== 'package') return undefined;
  // Modules of the runtime have a prefix, which files cannot have.
  const name = specifier.slice(specifier.indexOf(':') + 1);
  for (const directory of ancestors(parentPath(fromPath))) {
    const found = fileAt(directory, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

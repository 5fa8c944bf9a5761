import { readFileSync } from 'node:fs';

/** Modules that are imported by address, because functions cannot be sent to threads and processes. The build makes a file in the package of each. */
export const programModules = ['indexer/analyse-file', 'features/operations', 'publish/site-app'] as const;

/**
 * Modules that processes and threads start with, and the one that answers questions. The build makes one file of each, with all its code except
 * `programModules`, as CommonJS, which loads fastest.
 */
export const startModules = [
  'answer',
  'host/indexing/index-process',
  'host/layer-worker',
  'host/tasks/task-process',
  'indexer/analyse-worker',
  'indexer/resolve/link/link-worker',
  'publish/worker',
] as const;

/** Whether this is the package, and not a checkout. */
export const isBundled = !import.meta.url.endsWith('.ts');

/** `src` in a checkout. In the package `dist`, where all code that modules share is in files at the top. */
const home = new URL(isBundled ? './' : '../', import.meta.url);

/** Returns the address of a file or folder of this program, by its path below `src`. The build copies data there. */
export function programFile(path: string): URL {
  return new URL(path, home);
}

/** Returns the address of a module that is imported by address. */
export function programModule(name: (typeof programModules)[number]): URL {
  return programFile(`${name}${isBundled ? '.js' : '.ts'}`);
}

/** Returns the address of a module that a process or thread starts with. */
export function startModule(name: (typeof startModules)[number]): URL {
  return programFile(isBundled ? `${startFileName(name)}.cjs` : `${name}.ts`);
}

/** Returns the name of the file of a module in the package, without its extension. It is at the top of `dist`, because `programFile` resolves paths from there. */
export function startFileName(name: (typeof startModules)[number]): string {
  return name.replaceAll('/', '-');
}

/** The version of this package. `package.json` is one folder above both `dist` and `src`. */
export function packageVersion(): string {
  const text = readFileSync(programFile('../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

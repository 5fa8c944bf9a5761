import { readFileSync } from 'node:fs';

/**
 * Modules that threads and processes start with, or that they import by address because functions cannot be sent to
 * them. The build makes a file in the package of each.
 */
export const programModules = [
  'host/layer-worker',
  'host/tasks/task-process',
  'indexer/analyse-file',
  'indexer/pool/worker-process',
  'indexer/resolve/link/link-worker',
  'operations/index',
  'publish/site-app',
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

export function programModule(name: (typeof programModules)[number]): URL {
  return programFile(`${name}${isBundled ? '.js' : '.ts'}`);
}

/** The module that answers questions. The build makes one file with all its code, in the format that is loaded fastest. */
export const questionModule = programFile(isBundled ? 'answer.cjs' : 'answer.ts');

/** The version of this package. `package.json` is one folder above both `dist` and `src`. */
export function packageVersion(): string {
  const text = readFileSync(programFile('../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

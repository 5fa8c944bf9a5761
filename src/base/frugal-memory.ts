import { accessSync, constants, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Limits V8's space for young objects, which otherwise grows to tens of megabytes. With a smaller limit or a slower growth of the heap, the collection
 * of garbage takes a tenth of the processor time of an index.
 */
export const frugalOption = '--max-semi-space-size=8';

/**
 * Makes the allocator of glibc return freed blocks of at least this many bytes to the system. By default, that size grows with each such block that is
 * freed. Other systems ignore it.
 */
export const frugalEnvironment = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Whether the user has set the option. */
export function hasOwnLimit(options: readonly string[]): boolean {
  return [...options, process.env['NODE_OPTIONS'] ?? ''].some((text) =>
    text.includes('--max-semi-space-size'),
  );
}

/**
 * Restarts this program in the same process with these settings, which Node reads only at its start; that takes 30 ms. Does nothing if they are set or
 * cannot be set. `program` is the path of its main module.
 */
export function restartFrugal(program: string): void {
  const { execve, execPath, execArgv, argv, env, platform } = process;
  if (hasOwnLimit(execArgv) || platform === 'win32' || typeof execve !== 'function') return;
  // Node may have been started by a loader, and this program by another one.
  if (!basename(execPath).startsWith('node')) return;
  try {
    if (realpathSync(argv[1] ?? '') !== program) return;
    // A failure of the call itself ends the process, so the file is checked first.
    accessSync(execPath, constants.X_OK);
    execve.call(process, execPath, [execPath, ...execArgv, frugalOption, ...argv.slice(1)], {
      ...frugalEnvironment,
      ...env,
    });
  } catch {
    // Node's permission model forbids it, or there is no such file any more.
  }
}

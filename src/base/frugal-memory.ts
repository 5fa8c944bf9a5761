import { accessSync, constants } from 'node:fs';

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
 * cannot be set.
 */
export function restartFrugal(): void {
  const { execve, execPath, execArgv, argv, env, platform } = process;
  if (hasOwnLimit(execArgv) || platform === 'win32' || typeof execve !== 'function') return;
  try {
    // A failure of the call itself ends the process, so the file is checked first.
    accessSync(execPath, constants.X_OK);
    execve.call(process, execPath, [execPath, ...execArgv, frugalOption, ...argv.slice(1)], {
      ...frugalEnvironment,
      ...env,
    });
  } catch {
    // Node's permission model forbids it.
  }
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../../../src/dev/process.ts';
import { measureCommand, type CommandRun } from './command.ts';

/** The program as its users have it, compiled, with a cache folder of its own. */
export interface Product {
  /** Path of `dist/bin.js`. */
  program: string;
  /** Replaces the user's cache folder, so that a cold run finds nothing that an earlier one kept. */
  cache: string;
}

/** The folder whose program is measured: `npm run bench` compiles it first. */
export const checkout = root;

/** The program in `dist/` of a folder. */
export function productOf(folder: string, cache: string): Product {
  return { program: join(folder, 'dist', 'bin.js'), cache };
}

export function runProduct(
  { program, cache }: Product,
  args: readonly string[],
  cwd: string,
): Promise<CommandRun> {
  return measureCommand([process.execPath, program, ...args], { cwd, env: { XDG_CACHE_HOME: cache } });
}

/** Removes what earlier runs kept. */
export function forget({ cache }: Product): Promise<void> {
  return rm(cache, { recursive: true, force: true });
}

import { join } from 'node:path';
import { root } from '../../../../src/dev/process.ts';
import { measureCommand, type CommandRun } from '../../support/measure/command.ts';

/** The program as its users have it: compiled. `npm run bench` compiles it first. */
export const program = join(root, 'dist', 'bin.js');

/** Runs the program on a repository. What it keeps between runs is in the copy that is measured. */
export function runProduct(args: readonly string[], repository: string): Promise<CommandRun> {
  return measureCommand([process.execPath, program, ...args], { cwd: repository });
}

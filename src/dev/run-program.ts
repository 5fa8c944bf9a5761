import { resolve } from 'node:path';
import { root, task } from './process.ts';
import { ensureSite } from './site.ts';

/**
 * Runs a command of the program, from its sources, on the path that the arguments begin with, or else on this repository.
 */
export async function runProgram(command: 'serve' | 'build'): Promise<void> {
  const args = process.argv.slice(2);
  const path = args[0]?.startsWith('-') === false ? args.shift() : undefined;
  await task(async () => {
    await ensureSite();
    // npm changes to the root of the project, but paths are relative to the folder of the user.
    process.chdir(process.env['INIT_CWD'] ?? process.cwd());
    process.argv.splice(2, Infinity, command, path === undefined ? root : resolve(path), ...args);
    await import('../bin.ts');
  });
}

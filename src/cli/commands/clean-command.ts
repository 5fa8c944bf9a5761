import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
import type { CleanOptions } from './clean.ts';

export function addCleanCommand(program: Command, terminal: Terminal): void {
  program
    .command('clean [path]')
    .summary('delete the caches')
    .description('Deletes the caches. Built sites are kept.')
    .option('--all', 'delete the caches of all repositories and of published atlases')
    .action(async (path: string | undefined, options: CleanOptions) => {
      const { clean } = await import('./clean.ts');
      await clean(terminal, path, options);
    });
}

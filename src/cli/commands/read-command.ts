import type { Command } from 'commander';
import { withConfigOptions } from '../config-options.ts';
import type { Terminal } from '../terminal.ts';
import type { ReadOptions } from './read.ts';

export function addReadCommand(program: Command, terminal: Terminal): void {
  withConfigOptions(program.command('read <file>'))
    .summary('print the skeleton of a code file, or another file as it is')
    .description(
      'Prints a file for an agent: the skeleton of a code file, with lines and dependencies; any other file as it is.',
    )
    .option('--repo <dir>', 'repository, folder of an atlas or its address (default: the current folder)')
    .option('--whole', 'print the whole file, even if it is code')
    .option('--only-code', 'fail instead of printing a file that is not code')
    .option('--json', 'print the skeleton as JSON')
    .action(async (file: string, options: ReadOptions) => {
      const { read } = await import('./read.ts');
      await read(terminal, file, options);
    });
}

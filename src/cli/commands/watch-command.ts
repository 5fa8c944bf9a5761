import type { Command } from 'commander';
import { withConfigOptions } from '../config-options.ts';
import type { Terminal } from '../terminal.ts';
import type { WatchCommandOptions } from './watch.ts';

export function addWatchCommand(program: Command, terminal: Terminal): void {
  withConfigOptions(program.command('watch [path]'))
    .summary('keep the index current and record each save')
    .description(
      'Keeps the stored atlas of a repository current while you work, and records a snapshot after each save: two seconds without a further change. Prints a line for each; `list-snapshots` lists them.',
    )
    .option('--json', 'print each snapshot as a line of JSON')
    .action(async (path: string | undefined, options: WatchCommandOptions) => {
      const { watch } = await import('./watch.ts');
      await watch(terminal, path ?? '.', options);
    });
}

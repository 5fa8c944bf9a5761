import type { Command } from 'commander';
import { withIndexingOptions } from '../indexing-options.ts';
import type { Terminal } from '../terminal.ts';
import type { IndexCommandOptions } from './index.ts';

export function addIndexCommand(program: Command, terminal: Terminal): void {
  withIndexingOptions(program.command('index [path]'))
    .summary('analyse the repository and fill the cache')
    .description(
      'Analyses the repository and fills the cache, so that later commands are fast. Writes no site.',
    )
    .option('--dry-run', 'analyse and count everything, but write nothing, not even the cache')
    .action(async (path: string | undefined, options: IndexCommandOptions) => {
      const { index } = await import('./index.ts');
      await index(terminal, path ?? '.', options);
    });
}

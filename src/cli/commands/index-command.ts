import type { Command } from 'commander';
import { withIndexingOptions } from '../indexing-options.ts';
import type { Terminal } from '../terminal.ts';
import type { IndexCommandOptions } from './index.ts';

export function addIndexCommand(program: Command, terminal: Terminal): void {
  withIndexingOptions(program.command('index [path]'))
    .summary('analyse the repository and store its atlas in the cache')
    .description(
      'Analyses the repository and stores its atlas in the cache, so that questions only read it. Writes no site.',
    )
    .option('--dry-run', 'analyse and count everything, but write nothing, not even the cache')
    .action(async (path: string | undefined, options: IndexCommandOptions) => {
      const { index } = await import('./index.ts');
      await index(terminal, path ?? '.', options);
    });
}

import type { Command } from 'commander';
import { withIndexingOptions } from '../indexing-options.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { shardOption, workOption, type JobOptions } from './job-commands.ts';
import type { IndexCommandOptions } from './index.ts';

export function addIndexCommand(program: Command, terminal: Terminal): void {
  withIndexingOptions(program.command('index [path]'))
    .summary('analyse the repository and store its atlas in the cache')
    .description(
      'Analyses the repository and stores its atlas in the cache, so that questions only read it. Writes no site. With --work, it is a job of a plan: see `treeatlas plan`.',
    )
    .option(...workOption)
    .option(...shardOption)
    .option('--dry-run', 'analyse and count everything, but write nothing, not even the cache')
    .action(
      async (path: string | undefined, { work, shard, ...options }: IndexCommandOptions & JobOptions) => {
        if (work !== undefined) {
          const { runIndexJob } = await import('./jobs.ts');
          await runIndexJob(terminal, path ?? '.', { ...options, work, shard });
          return;
        }
        if (shard) throw new UsageError('--shard names a part of a plan. Add --work and its folder.');
        const { index } = await import('./index.ts');
        await index(terminal, path ?? '.', options);
      },
    );
}

import type { Command } from 'commander';
import { withConfigOptions } from '../config-options.ts';
import { parsePositive } from '../parse-number.ts';
import type { Terminal } from '../terminal.ts';
import type { BenchOptions } from './bench.ts';

export function addBenchCommand(program: Command, terminal: Terminal): void {
  const command = program
    .command('bench [path]')
    .summary('compare grep and reads with Treeatlas on a repository of your own')
    .description(
      'Draws symbols of a repository, looks for the callers of each with grep and reads of files, then with Treeatlas, and prints the calls and tokens of both and each place where they differ. Both are fixed strategies without a model. No compiler says which is right: open the places.',
    )
    .option('--mine', 'measure the repository of the path, or of the current folder')
    .option('--symbols <n>', 'number of symbols (default: 20)', parsePositive)
    .option('--seed <n>', 'choice of symbols (default: 1)', parsePositive)
    .option('--json', 'print the result as JSON');
  withConfigOptions(command).action(async (path: string | undefined, options: BenchOptions) => {
    const { bench } = await import('./bench.ts');
    await bench(terminal, path, options);
  });
}

import type { Command } from 'commander';
import { withIndexingOptions } from '../indexing-options.ts';
import type { Terminal } from '../terminal.ts';
import type { ExportOptions } from './export.ts';

export function addExportCommand(program: Command, terminal: Terminal): void {
  withIndexingOptions(program.command('export [path]'))
    .summary('write the whole graph for other tools')
    .description('Writes every node and edge of a repository, or of the folder of an atlas.')
    .option(
      '-f, --format <name>',
      'output format: ndjson, scip, graphml, dot, sqlite, tags, sarif or github',
      'ndjson',
    )
    .option(
      '-l, --level <name>',
      'level of detail of graphml and dot: files or symbols (default: symbols in graphml, files in dot)',
    )
    .option('-O, --output <file>', 'output file (default: standard output)')
    .option(
      '--project-root <dir>',
      'folder of the repository that scip names (default: its own; for an atlas, the current folder)',
    )
    .action(async (path: string | undefined, options: ExportOptions) => {
      const { exportGraph } = await import('./export.ts');
      await exportGraph(terminal, path ?? '.', options);
    });
}

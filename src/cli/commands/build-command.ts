import type { Command } from 'commander';
import { withIndexingOptions } from '../indexing-options.ts';
import { modelOption } from '../model-option.ts';
import { withPublishingOptions } from '../publishing-options.ts';
import type { Terminal } from '../terminal.ts';
import type { BuildOptions } from './build.ts';

export function addBuildCommand(program: Command, terminal: Terminal): void {
  const command = withIndexingOptions(program.command('build [path]'))
    .summary('build the atlas: web site and JSON')
    .description(
      'Writes the atlas of a repository: a folder of static files for any web server, such as GitHub Pages.',
    )
    .option(
      '-o, --out <dir>',
      'output folder (default: "atlas" in the repository, or the folder that the configuration names)',
    )
    .option(...modelOption)
    .option('--force', 'write into a folder with files that your builds did not write')
    .option(
      '--in-place',
      'update the output file by file instead of replacing the folder, for a server or container that keeps it open',
    );
  withPublishingOptions(command).action(async (path: string | undefined, options: BuildOptions) => {
    const { build } = await import('./build.ts');
    await build(terminal, path ?? '.', options);
  });
}

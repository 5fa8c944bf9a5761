import { Option, type Command } from 'commander';
import { MAX_BLAMED_COMMITS } from '../../model/blame-limit.ts';
import { pageChoices } from '../../model/page-scope.ts';
import { withIndexingOptions } from '../indexing-options.ts';
import { modelOption } from '../model-option.ts';
import type { Terminal } from '../terminal.ts';
import type { BuildOptions } from './build.ts';
import { parseAddress, parseHistory } from './build-options.ts';

export function addBuildCommand(program: Command, terminal: Terminal): void {
  withIndexingOptions(program.command('build [path]'))
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
    )
    .addOption(
      new Option(
        '--pages <choice>',
        'HTML pages of files: source and reference, source only, or none',
      ).choices([...pageChoices]),
    )
    .option('--only <path>', 'write pages for this file or folder only; the JSON has all files')
    .option('--no-markdown', 'omit the Markdown version of each page')
    .option(
      '--history [n|tags|pattern|date]',
      'commits to include, for the timeline and comparisons: the newest n, those with a tag, with a tag that matches a glob ("v1.*"), or with a tag since a day (2024-01-31). Alone it means tags (default: none)',
      parseHistory,
    )
    .option(
      '--changes <range>',
      'comparison of two states to include, as "v1.0..HEAD"; can be repeated (default: none)',
      (range: string, before: readonly string[] | undefined) => [...(before ?? []), range],
    )
    .option(
      '--blame',
      `add the commit that each line comes from (default: if the clone has the whole history, of at most ${MAX_BLAMED_COMMITS.toLocaleString('en')} commits)`,
    )
    .option('--no-blame', 'omit the commit that each line comes from')
    .option(
      '--site-url <url>',
      'address of the published site: adds canonical addresses, and images for previews of links',
      parseAddress,
    )
    .action(async (path: string | undefined, options: BuildOptions) => {
      const { build } = await import('./build.ts');
      await build(terminal, path ?? '.', options);
    });
}

import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
import type { HubCommandOptions } from './hub.ts';

export function addHubCommand(program: Command, terminal: Terminal): void {
  program
    .command('hub [atlases...]')
    .summary('combine atlases: names, users and packages across them')
    .description(
      'Writes a hub: a static site and JSON over many atlases, which are folders or addresses. It reads their lists of packages, exports and uses, and reads again only what changed. An atlas that cannot be read stays as it was; the exit code is 1 then.',
    )
    .requiredOption('-o, --out <dir>', 'output folder')
    .option(
      '-l, --list <file>',
      'file with more atlases: a folder or address on each line, and perhaps a blank and a name',
    )
    .option('--no-pages', 'write JSON only, no pages for people')
    .option('--force', 'write into a folder with files that your builds did not write')
    .option('--json', 'print the summary as JSON')
    .action(async (atlases: string[], options: HubCommandOptions) => {
      const { hub } = await import('./hub.ts');
      await hub(terminal, atlases, options);
    });
}

import { InvalidArgumentError, Option, type Command } from 'commander';
import type { ProjectOptions } from '../host/project-options.ts';
import { withConfigOptions } from './config-options.ts';
import { parsePositive } from './parse-number.ts';

/** The options of commands that index a repository. */
export interface IndexingOptions extends Pick<
  ProjectOptions,
  'config' | 'trustConfig' | 'grammars' | 'scip' | 'name' | 'workers' | 'git' | 'untracked'
> {
  json?: boolean;
  failOn?: 'secrets';
}

/** Adds the options for `IndexingOptions`. */
export function withIndexingOptions(command: Command): Command {
  return withConfigOptions(command)
    .option(
      '-w, --workers <n>',
      'number of worker processes and threads (default: the number of cores, but one thread for the names of a very large repository)',
      parsePositive,
    )
    .option('--name <name>', 'name of the repository (default: the name of its remote or folder)', parseName)
    .option('--json', 'print the summary as JSON')
    .option('--no-git', 'list files without git: all but those that a .gitignore excludes')
    .option('--untracked', 'also read files that git neither tracks nor ignores')
    .addOption(
      new Option(
        '--fail-on <what>',
        'end with exit code 4 before publishing if there are findings of this type',
      ).choices(['secrets']),
    );
}

function parseName(text: string): string {
  if (text.trim() === '' || text.length > 200)
    throw new InvalidArgumentError('It must have 1 to 200 characters.');
  return text;
}

import { Option, type Command } from 'commander';
import { hostNames } from '../init/hosts/host.ts';
import type { Terminal } from '../terminal.ts';
import type { InitOptions } from './init.ts';

export function addInitCommand(program: Command, terminal: Terminal): void {
  program
    .command('init [path]')
    .summary('set up the publication of an atlas, or the agents of a repository')
    .description(
      'Shows what an atlas of a repository would publish, asks, and writes the files with which its host builds and serves it. With --agents, sets up the agents of the repository instead: lines in their instructions (AGENTS.md and others that exist), a skill, and the entry for MCP in the settings of clients. Files of others are kept, and --remove restores each file.',
    )
    .addOption(
      new Option('--host <name>', 'host of the site (default: by the remote and the files)').choices([
        ...hostNames,
      ]),
    )
    .option(
      '--from <repository>',
      'repository that the host gets Treeatlas from: OWNER/treeatlas, an https address, each with or without @REF (default: the remote of the clone that runs)',
    )
    .option('--allow-secrets', 'go on although there are likely secrets; the atlas withholds them')
    .option('-y, --yes', 'write the files without a question; likely secrets are asked for in any case')
    .option('--agents', 'write the instructions of agents, the skill and the entries for MCP')
    .option('--hook', 'also make Claude Code read skeletons of code files first (needs jq)')
    .option('--remove', 'remove all that this command wrote; with --agents only what that wrote')
    .option('--dry-run', 'show the changes and write nothing')
    .action(async (path: string | undefined, options: InitOptions) => {
      const { init } = await import('./init.ts');
      await init(terminal, path, options);
    });
}

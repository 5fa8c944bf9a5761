import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
import type { InitOptions } from './init.ts';

export function addInitCommand(program: Command, terminal: Terminal): void {
  program
    .command('init [path]')
    .summary('tell agents of a repository about its atlas')
    .description(
      'Sets up the agents of a repository: lines in their instructions (AGENTS.md and others that exist), a skill, and the entry for MCP in the settings of clients. All is marked, and --remove restores each file.',
    )
    .option('--agents', 'write the instructions, the skill and the entries for MCP')
    .option('--hook', 'also make Claude Code read skeletons of code files first (needs jq)')
    .option('--remove', 'remove all that this command wrote')
    .option('--dry-run', 'show the changes and write nothing')
    .action(async (path: string | undefined, options: InitOptions) => {
      const { init } = await import('./init.ts');
      await init(terminal, path, options);
    });
}

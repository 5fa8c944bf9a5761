import type { Command } from 'commander';
import { withServerOptions } from '../server-options.ts';
import type { Terminal } from '../terminal.ts';
import type { McpOptions } from './mcp.ts';

export function addMcpCommand(program: Command, terminal: Terminal): void {
  withServerOptions(program.command('mcp [paths...]'))
    .summary('answer agents over MCP')
    .description(
      'Serves repositories, folders of atlases and published atlases to agents over the Model Context Protocol. Default: the repository of the current folder, and those of the roots that the client names.',
    )
    .option(
      '--checkout <dir>',
      'checkout whose changed files are laid over a published atlas (default: the current folder, if it has the commit of the atlas)',
    )
    .option('--no-checkout', 'use a published atlas without local changes')
    .option('--http', 'use Streamable HTTP instead of standard input and output')
    .action(async (paths: string[], options: McpOptions) => {
      const { mcp } = await import('./mcp.ts');
      await mcp(terminal, paths, options);
    });
}

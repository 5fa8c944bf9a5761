import type { Command } from 'commander';
import { withServerOptions, type ServerOptions } from '../server-options.ts';
import type { Terminal } from '../terminal.ts';

export function addServeCommand(program: Command, terminal: Terminal): void {
  withServerOptions(program.command('serve [paths...]'))
    .summary('show the atlas in a browser while you work')
    .description(
      'Serves the atlas of a repository. Pages are rendered on demand and reload when files change. Of several repositories, pages show the first; questions can be about each.',
    )
    .action(async (paths: string[], options: ServerOptions) => {
      const { serve } = await import('./serve.ts');
      await serve(terminal, paths, { ...options, pages: true });
    });
}

import type { Command } from 'commander';
import { withServerOptions, type ServerOptions } from '../server-options.ts';
import type { Terminal } from '../terminal.ts';

export function addServeCommand(program: Command, terminal: Terminal): void {
  withServerOptions(program.command('serve [path]'))
    .summary('show the atlas in a browser while you work')
    .description(
      'Serves the atlas of a repository. Pages are rendered on demand and reload when files change.',
    )
    .action(async (path: string | undefined, options: ServerOptions) => {
      const { serve } = await import('./serve.ts');
      await serve(terminal, path ?? '.', { ...options, pages: true });
    });
}

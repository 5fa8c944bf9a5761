import { once } from 'node:events';
import { packageVersion } from '../../base/program-files.ts';
import { openServedAtlas } from '../../host/open-served-atlas.ts';
import type { AtlasServer } from '../../server/serve.ts';
import { hostOptions } from '../host-options.ts';
import { createProgress } from '../progress.ts';
import type { ServerOptions } from '../server-options.ts';
import { stageReporter } from '../stages.ts';
import { note, paint, type Terminal } from '../terminal.ts';

export interface ServeOptions extends ServerOptions {
  /** False to answer questions only. */
  pages: boolean;
}

/** Serves the atlas at `path` as pages, JSON, REST and MCP until the user interrupts. */
export async function serve(terminal: Terminal, path: string, options: ServeOptions): Promise<void> {
  const { signal } = terminal;
  const { host, port, toolset: toolsetName, answers, pages } = options;
  const progress = createProgress(terminal);
  const connections = hostOptions(terminal, stageReporter(progress));
  const onNotice = (message: string): void => {
    // What an interruption ends is no news.
    if (!signal.aborted) note(terminal, message);
  };
  const [{ serve: startServer }, { answerFormNamed, mcpRequestHandler, toolsetNamed }] = await Promise.all([
    import('../../server/serve.ts'),
    import('../../mcp/serve-mcp.ts'),
  ]);
  // Indexing can take minutes, so an unknown name is refused first.
  const toolset = toolsetNamed(toolsetName);
  const form = answerFormNamed(answers);
  const atlas = await openServedAtlas(path, { ...options, ...connections });
  try {
    const mcp = mcpRequestHandler({ host: atlas, version: packageVersion(), toolset, form }, ({ message }) =>
      onNotice(message),
    );
    const server = await startServer({ ...atlas, host, port, pages, mcp, onNotice });
    printAddresses(terminal, atlas.description, server);
    try {
      await atlas.ready?.finally(() => progress.stop());
      if (!signal.aborted) await once(signal, 'abort');
    } catch (error) {
      // Interrupting is how this ends normally, also while the repository is being read.
      if (!signal.aborted) throw error;
    } finally {
      await server.close();
    }
  } finally {
    await atlas.close?.();
  }
}

function printAddresses(
  terminal: Terminal,
  description: string,
  { url, isPublic, networkUrls }: AtlasServer,
): void {
  note(terminal, `${paint(terminal, 'green', 'Serving')} ${description}`);
  note(terminal, `\n  ${paint(terminal, 'bold', url)}`);
  note(terminal, `  ${url}tools  questions, as REST\n  ${url}mcp    questions, as MCP`);
  if (isPublic) {
    const warning =
      'Everyone who reaches this machine over the network can read the source: there is no login. Leave --host out to serve only this machine.';
    note(terminal, `\n${paint(terminal, 'yellow', 'warning:')} ${warning}`);
    for (const networkUrl of networkUrls) note(terminal, `  ${networkUrl}`);
  }
  note(terminal, '\nPress Ctrl C to stop.');
}

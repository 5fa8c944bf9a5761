import { once } from 'node:events';
import { packageVersion } from '../../base/program-files.ts';
import { openRepositories } from '../../host/repositories/open-repositories.ts';
import { isLoopback } from '../../server/allowed-host.ts';
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

/** Serves the atlas at the first path as pages and JSON, and all as REST and MCP, until the user interrupts. */
export async function serve(
  terminal: Terminal,
  paths: readonly string[],
  options: ServeOptions,
): Promise<void> {
  const { signal } = terminal;
  const { host, port, toolset: toolsetName, answers, pages } = options;
  const progress = createProgress(terminal);
  const connections = hostOptions(terminal, stageReporter(progress));
  const onNotice = (message: string): void => {
    // An interruption ends it on purpose, so there is nothing to report.
    if (!signal.aborted) note(terminal, message);
  };
  const [{ serve: startServer }, { answerFormNamed, mcpRequestHandler, toolsetNamed }] = await Promise.all([
    import('../../server/serve.ts'),
    import('../../mcp/serve-mcp.ts'),
  ]);
  // Indexing can take minutes, so an unknown name is refused first.
  const toolset = toolsetNamed(toolsetName);
  const form = answerFormNamed(answers);
  const repositories = await openRepositories(paths.length > 0 ? paths : ['.'], {
    ...options,
    ...connections,
    isPublic: !isLoopback(host),
  });
  try {
    const atlas = await repositories.openFirst();
    const mcp = mcpRequestHandler(
      { host: repositories, version: packageVersion(), toolset, form },
      ({ message }) => onNotice(message),
    );
    const server = await startServer({ ...atlas, repositories, host, port, pages, mcp, onNotice });
    const others = paths.length > 1 ? `; questions also about ${paths.slice(1).join(', ')}` : '';
    printAddresses(terminal, atlas.description + others, server);
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
    await repositories.close();
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

import { packageVersion } from '../../base/program-files.ts';
import { openRepositories } from '../../host/repositories/open-repositories.ts';
import { hostOptions } from '../host-options.ts';
import { createProgress } from '../progress.ts';
import type { ServerOptions } from '../server-options.ts';
import { stageReporter } from '../stages.ts';
import { note, type Terminal } from '../terminal.ts';
import { serve } from './serve.ts';

export interface McpOptions extends ServerOptions {
  checkout?: string | boolean;
  http?: boolean;
}

/** Answers agents over MCP, on standard input and output or over HTTP. */
export async function mcp(terminal: Terminal, paths: readonly string[], options: McpOptions): Promise<void> {
  // Agents start this and own standard input: a question would wait for ever, or the protocol would answer it.
  const unattended = { ...terminal, ask: undefined };
  if (options.http) return serve(unattended, paths, { ...options, pages: false });
  const { signal } = terminal;
  const onNotice = (message: string): void => note(terminal, message);
  // Standard output belongs to the protocol, and a client shows standard error, if at all, as a log.
  const progress = createProgress({ ...unattended, live: false });
  const connections = hostOptions(unattended, stageReporter(progress));
  const { answerFormNamed, serveMcpOverStdio, toolsetNamed } = await import('../../mcp/serve-mcp.ts');
  // Indexing can take minutes, so an unknown name is refused first.
  const toolset = toolsetNamed(options.toolset);
  const form = answerFormNamed(options.answers);
  const host = await openRepositories(paths, { ...options, ...connections });
  try {
    await serveMcpOverStdio(
      { host, withRoots: (roots) => host.withRoots(roots), version: packageVersion(), toolset, form },
      { signal, onError: ({ message }) => onNotice(message) },
    );
  } finally {
    await host.close();
  }
}

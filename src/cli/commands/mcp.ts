import { openServedAtlas } from '../atlas-host.ts';
import type { Faces } from '../faces.ts';
import type { McpOptions } from '../own-commands.ts';
import { note, type Terminal } from '../terminal.ts';
import { serve } from './serve.ts';

/** Answers agents over MCP: over standard input and output, or over HTTP where that is asked for. */
export async function mcp(
  terminal: Terminal,
  faces: Faces,
  path: string,
  options: McpOptions,
): Promise<void> {
  // Agents start this, and standard input is theirs: a question would wait for ever, or be answered by the protocol.
  const unattended = { ...terminal, ask: undefined };
  if (options.http) return serve(unattended, faces, path, { ...options, pages: false });
  const { signal } = terminal;
  // Standard output belongs to the protocol; whoever starts this reads standard error only when something fails.
  const atlas = await openServedAtlas({ ...unattended, live: false }, path, options);
  const onNotice = (message: string): void => note(terminal, message);
  try {
    const { toolset, text = false } = options;
    await faces.mcp({ host: atlas, toolset, text, signal, onNotice });
  } finally {
    await atlas.close?.();
  }
}

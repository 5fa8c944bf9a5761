import { once } from 'node:events';
import { openServedAtlas } from '../atlas-host.ts';
import type { Faces, RunningServer } from '../faces.ts';
import type { ServeOptions } from '../own-commands.ts';
import { note, paint, type Terminal } from '../terminal.ts';

/** Serves pages, JSON, REST and MCP of what is at `path`, until it is interrupted. */
export async function serve(
  terminal: Terminal,
  faces: Faces,
  path: string,
  options: ServeOptions & { pages: boolean },
): Promise<void> {
  const { signal } = terminal;
  const { host, port, toolset, text = false, pages } = options;
  const atlas = await openServedAtlas(terminal, path, options);
  try {
    await atlas.ready;
    const onNotice = (message: string): void => note(terminal, message);
    const server = await faces.serve({ ...atlas, host, port, toolset, text, pages, onNotice });
    note(terminal, `${paint(terminal, 'green', 'Serving')} ${atlas.description}`);
    note(terminal, `\n  ${paint(terminal, 'bold', server.url)}`);
    note(terminal, `  ${server.url}tools  questions, as REST\n  ${server.url}mcp    questions, as MCP`);
    warnOfNetwork(terminal, server);
    note(terminal, '\nCtrl C ends it.');
    // To be interrupted is how this ends well.
    if (!signal.aborted) await once(signal, 'abort');
    await server.close();
  } finally {
    await atlas.close?.();
  }
}

function warnOfNetwork(terminal: Terminal, { isPublic, networkUrls }: RunningServer): void {
  if (!isPublic) return;
  const warning =
    'Everyone who reaches this machine over the network can read the source: there is no login. Leave --host out to be alone.';
  note(terminal, `\n${paint(terminal, 'yellow', 'warning:')} ${warning}`);
  for (const url of networkUrls) note(terminal, `  ${url}`);
}

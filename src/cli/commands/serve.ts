import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Faces, ServeFaceOptions } from '../faces.ts';
import type { LiveAtlas } from '../live-atlas.ts';
import { openBuiltAtlas } from '../open-atlas.ts';
import type { ServeOptions } from '../own-commands.ts';
import { createProgress } from '../progress.ts';
import { note, paint, type Terminal } from '../terminal.ts';

/** Serves a repository as it is from moment to moment, or the folder of an atlas, until it is interrupted. */
export async function serve(
  terminal: Terminal,
  faces: Faces,
  path: string,
  options: ServeOptions,
): Promise<void> {
  const { signal } = terminal;
  const { host, port } = options;
  const onNotice = (message: string): void => note(terminal, message);
  const built = openBuiltAtlas(terminal, path);
  const atlas: ServedAtlas = built
    ? { getAtlas: () => Promise.resolve({ store: built }) }
    : await openLive(terminal, path, options);
  try {
    const server = await faces.serve({ ...atlas, host, port, onNotice });
    const what = built ? 'the atlas in' : 'while it changes';
    note(terminal, `${paint(terminal, 'green', 'Serving')} ${what} ${resolve(terminal.cwd, path)}`);
    note(terminal, `\n  ${paint(terminal, 'bold', server.url)}\n\nCtrl C ends it.`);
    // To be interrupted is how this ends well.
    if (!signal.aborted) await once(signal, 'abort');
    await server.close();
  } finally {
    await atlas.close?.();
  }
}

type ServedAtlas = Pick<ServeFaceOptions, 'getAtlas' | 'subscribe'> & Partial<Pick<LiveAtlas, 'close'>>;

async function openLive(terminal: Terminal, path: string, options: ServeOptions): Promise<LiveAtlas> {
  const [{ openProject }, { openLiveAtlas }, { stageReporter }] = await Promise.all([
    import('../project.ts'),
    import('../live-atlas.ts'),
    import('../stages.ts'),
  ]);
  const project = await openProject(terminal, path, options);
  const progress = createProgress(terminal);
  try {
    return await openLiveAtlas(project, {
      onProgress: stageReporter(progress),
      onNotice: (message) => note(terminal, message),
      signal: terminal.signal,
    });
  } finally {
    progress.stop();
  }
}

import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { artifactPath } from '../../model/artifact.ts';
import { FileStore } from '../../store/file-store.ts';
import type { Faces } from '../faces.ts';
import { openLiveAtlas, type LiveAtlas } from '../live-atlas.ts';
import type { ServeOptions } from '../own-commands.ts';
import { createProgress } from '../progress.ts';
import { openProject } from '../project.ts';
import { stageReporter } from '../stages.ts';
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
  const onNotice = (message: string): void => {
    note(terminal, message);
  };
  const folder = resolve(terminal.cwd, path);
  const live = existsSync(join(folder, artifactPath.index))
    ? undefined
    : await openLive(terminal, path, options);
  const built = new FileStore(folder);
  const server = await faces.serve({
    host,
    port,
    onNotice,
    getAtlas: () => Promise.resolve({ store: live?.current() ?? built }),
    ...(live && { subscribe: live.subscribe }),
  });
  try {
    note(
      terminal,
      `${paint(terminal, 'green', 'Serving')} ${live ? 'while it changes' : 'the atlas in'} ${folder}`,
    );
    note(terminal, `\n  ${paint(terminal, 'bold', server.url)}\n\nCtrl C ends it.`);
    // To be interrupted is how this ends well.
    if (!signal.aborted) await once(signal, 'abort');
  } finally {
    await Promise.all([server.close(), live?.close()]);
  }
}

async function openLive(terminal: Terminal, path: string, options: ServeOptions): Promise<LiveAtlas> {
  const project = await openProject(terminal, path, options);
  const progress = createProgress(terminal);
  try {
    return await openLiveAtlas(project, {
      onProgress: stageReporter(progress),
      onNotice: (message) => {
        note(terminal, message);
      },
      signal: terminal.signal,
    });
  } finally {
    progress.stop();
  }
}

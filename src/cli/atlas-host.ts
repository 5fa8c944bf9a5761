import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { artifactPath } from '../model/artifact.ts';
import type { AtlasHost } from '../operations/ask.ts';
import { FileStore } from '../store/file-store.ts';
import { readIndex } from '../query/read.ts';
import type { HttpStore } from '../store/http-store.ts';
import type { Embedder } from '../model/embedder.ts';
import { modelOf } from './model-of.ts';
import { isUrl, openBuiltAtlas, openPublishedAtlas } from './open-atlas.ts';
import type { LiveAtlas } from './live-atlas.ts';
import type { ProjectOptions } from './project.ts';
import { note, type Terminal } from './terminal.ts';

/** What a server answers from, for as long as it runs. */
export interface ServedAtlas extends AtlasHost, Partial<Pick<LiveAtlas, 'subscribe' | 'ready' | 'close'>> {
  /** For people: what is served. */
  description: string;
}

export interface ServedOptions extends ProjectOptions {
  /** The folder whose changes are laid over a published atlas; false for none. Default: the current one, if it fits. */
  checkout?: string | boolean;
}

/** A published atlas is asked so often for its index, in milliseconds, whether it is another one. */
const REFRESH_AFTER = 60_000;

/** The atlas at a web address, in a folder, or of a repository as it is from moment to moment. */
export async function openServedAtlas(
  terminal: Terminal,
  path: string,
  options: ServedOptions,
): Promise<ServedAtlas> {
  if (isUrl(path)) return servePublished(terminal, path, options);
  const folder = resolve(terminal.cwd, path);
  if (openBuiltAtlas(terminal, path)) return serveFolder(folder, await modelOf(terminal, options));
  return serveRepository(terminal, path, folder, options);
}

/** With the changes of a checkout laid over it, where there is one of the same repository. */
async function servePublished(terminal: Terminal, url: string, options: ServedOptions): Promise<ServedAtlas> {
  const store = openPublishedAtlas(terminal, url);
  const overlaid = options.checkout === false ? undefined : await serveOverlaid(terminal, store, options);
  if (overlaid) return overlaid;
  const embedder = await modelOf(terminal, options);
  let asked = Date.now();
  return {
    embedder,
    description: `the atlas at ${store.url}`,
    async getAtlas() {
      if (Date.now() - asked > REFRESH_AFTER) {
        asked = Date.now();
        await store.refresh();
      }
      return { store };
    },
  };
}

/** Undefined where the current folder is no checkout of what is published, and nobody said that it is. */
async function serveOverlaid(
  terminal: Terminal,
  store: HttpStore,
  options: ServedOptions,
): Promise<ServedAtlas | undefined> {
  const [{ openGit }, { folderAt, openProject }, { openLiveAtlas }, { changesSince, readOverlay }] =
    await Promise.all([
      import('../git/git.ts'),
      import('./project.ts'),
      import('./live-atlas.ts'),
      import('./overlay.ts'),
    ]);
  const checkout = typeof options.checkout === 'string' ? options.checkout : '.';
  const root = await folderAt(terminal, checkout);
  try {
    await changesSince(await readIndex(store), { root, git: openGit(root, { signal: terminal.signal }) });
  } catch (error) {
    if (checkout !== '.') throw error;
    return undefined;
  }
  // Only now: the configuration of a folder that has nothing to do with the atlas is no reason to stop.
  const project = await openProject(terminal, checkout, options);
  const atlas = openLiveAtlas(project, {
    read: () => readOverlay(store, project, terminal.signal),
    onNotice: (message) => note(terminal, message),
    signal: terminal.signal,
  });
  const description = `the atlas at ${store.url}, with what has changed in ${project.root}`;
  return { ...atlas, description, embedder: project.embedder };
}

/** Whoever builds the atlas again replaces its files: what was read of the old ones is forgotten then. */
function serveFolder(folder: string, embedder: Embedder | undefined): ServedAtlas {
  let store = new FileStore(folder);
  let made = stampOf(folder);
  return {
    embedder,
    description: `the atlas in ${folder}`,
    getAtlas() {
      const now = stampOf(folder);
      if (now !== made) store = new FileStore(folder);
      made = now;
      return Promise.resolve({ store });
    },
  };
}

function stampOf(folder: string): string {
  const stats =
    statSync(join(folder, artifactPath.digests), { throwIfNoEntry: false }) ??
    statSync(join(folder, artifactPath.index), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}

async function serveRepository(
  terminal: Terminal,
  path: string,
  folder: string,
  options: ProjectOptions,
): Promise<ServedAtlas> {
  const [{ openProject }, { openLiveAtlas }, { stageReporter }, { createProgress }] = await Promise.all([
    import('./project.ts'),
    import('./live-atlas.ts'),
    import('./stages.ts'),
    import('./progress.ts'),
  ]);
  const project = await openProject(terminal, path, options);
  const progress = createProgress(terminal);
  const atlas = openLiveAtlas(project, {
    onProgress: stageReporter(progress),
    onNotice: (message) => note(terminal, message),
    signal: terminal.signal,
  });
  void atlas.ready.then(
    () => progress.stop(),
    () => progress.stop(),
  );
  return { ...atlas, description: `${folder} as it is from moment to moment`, embedder: project.embedder };
}

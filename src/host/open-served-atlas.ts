import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { maskSecretsByRules } from '../features/secrets/secret-search.ts';
import { artifactPath } from '../model/artifact.ts';
import type { Embedder } from '../model/embedder.ts';
import type { AtlasHost } from '../operations/atlas-host.ts';
import { readIndex } from '../query/read.ts';
import { FileStore } from '../store/file-store.ts';
import type { HttpStore } from '../store/http-store.ts';
import { isUrl } from './is-url.ts';
import { openBuiltAtlas } from './open-built-atlas.ts';
import { openEmbedder } from './open-embedder.ts';
import type { LiveAtlas } from './open-live-atlas.ts';
import { openPublishedAtlas } from './open-published-atlas.ts';
import type { ProjectOptions } from './project-options.ts';

/** An atlas that follows its origin for as long as a server runs. */
export interface ServedAtlas
  extends AtlasHost, Partial<Pick<LiveAtlas, 'subscribe' | 'ready' | 'first' | 'runs' | 'close'>> {
  /** A phrase for people that says which atlas is served. */
  description: string;
}

export interface ServedAtlasOptions extends ProjectOptions {
  /**
   * The folder whose changes are laid over a published atlas; false for none. Default: the current folder, if it is a
   * checkout with the commit of the atlas.
   */
  checkout?: string | boolean | undefined;
}

/** The index of a published atlas is fetched again after this many milliseconds, to see whether there is a new version. */
const REFRESH_AFTER = 60_000;

/** Opens the atlas at a web address, in a folder, or of a repository, which is watched. Throws as `openProject` does. */
export async function openServedAtlas(path: string, options: ServedAtlasOptions = {}): Promise<ServedAtlas> {
  if (isUrl(path)) return servePublished(path, options);
  const folder = resolve(options.cwd ?? '.', path);
  if (openBuiltAtlas(folder)) return serveFolder(folder, await openEmbedder(options));
  return serveRepository(path, options);
}

async function servePublished(url: string, options: ServedAtlasOptions): Promise<ServedAtlas> {
  const store = openPublishedAtlas(url, options);
  const overlaid = options.checkout === false ? undefined : await serveOverlaid(store, options);
  if (overlaid) return overlaid;
  const embedder = await openEmbedder(options);
  // Not the time of day: until a clock that is set back reaches the old time again, no new version would be noticed.
  let checkedAt = performance.now();
  return {
    embedder,
    description: `the atlas at ${store.url}`,
    async getAtlas() {
      if (performance.now() - checkedAt > REFRESH_AFTER) {
        checkedAt = performance.now();
        await store.refresh();
      }
      return { store };
    },
  };
}

/** Undefined if the current folder is not a checkout of the published repository and the user did not name a checkout. */
async function serveOverlaid(
  store: HttpStore,
  options: ServedAtlasOptions,
): Promise<ServedAtlas | undefined> {
  const { cwd = process.cwd(), signal, onNotice } = options;
  const [{ openGit }, { resolveProjectFolder }, { openProject }, { openLiveAtlas }, overlay] =
    await Promise.all([
      import('../git/git.ts'),
      import('./resolve-project-folder.ts'),
      import('./open-project.ts'),
      import('./open-live-atlas.ts'),
      import('./read-overlay.ts'),
    ]);
  const checkout = typeof options.checkout === 'string' ? options.checkout : '.';
  const root = await resolveProjectFolder(checkout, cwd);
  try {
    const git = openGit(root, { maskSecrets: maskSecretsByRules, signal });
    await overlay.changesSince(await readIndex(store), { root, git });
  } catch (error) {
    if (checkout !== '.') throw error;
    return undefined;
  }
  // The configuration is loaded only now, so that one of an unrelated folder cannot stop the server.
  const project = await openProject(checkout, options);
  const atlas = openLiveAtlas(project, { read: () => overlay.readOverlay(store, project), onNotice });
  const description = `the atlas at ${store.url}, with the changes in ${project.root}`;
  return { ...atlas, description, embedder: project.embedder };
}

/** A build replaces the files of the folder, so the store, which caches them, is then replaced too. */
function serveFolder(folder: string, embedder: Embedder | undefined): ServedAtlas {
  let store = new FileStore(folder);
  let stamp = atlasStamp(folder);
  return {
    embedder,
    description: `the atlas in ${folder}`,
    getAtlas() {
      const now = atlasStamp(folder);
      if (now !== stamp) store = new FileStore(folder);
      stamp = now;
      return Promise.resolve({ store });
    },
  };
}

function atlasStamp(folder: string): string {
  const stats =
    statSync(join(folder, artifactPath.digests), { throwIfNoEntry: false }) ??
    statSync(join(folder, artifactPath.index), { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
}

async function serveRepository(path: string, options: ProjectOptions): Promise<ServedAtlas> {
  const [{ openProject }, { openLiveAtlas }] = await Promise.all([
    import('./open-project.ts'),
    import('./open-live-atlas.ts'),
  ]);
  const project = await openProject(path, options);
  const atlas = openLiveAtlas(project, options);
  return {
    ...atlas,
    description: `${project.root}, indexed again when files change`,
    embedder: project.embedder,
  };
}

import { errorMessage } from '../base/error-message.ts';
import { watchRepository } from '../indexer/watch/watch-repository.ts';
import type { AtlasHost } from '../operations/ask.ts';
import type { Store } from '../store/store.ts';
import type { Overlay } from './overlay.ts';
import type { IndexProject, Project } from './project.ts';
import { indexToMemory } from './read-atlas.ts';

export interface LiveAtlas extends Required<Omit<AtlasHost, 'embedder'>> {
  /** Settles when the repository was read the first time; rejects when it cannot be. */
  ready: Promise<void>;
  /** Calls the listener after every change, until the function that it gives back is called. */
  subscribe(listener: () => void): () => void;
  /** Stops to watch, and waits until nothing is being read any more. */
  close(): Promise<void>;
}

export interface LiveAtlasOptions {
  onProgress?: IndexProject['onProgress'];
  /** What to read of the repository in place of all. */
  read?(): Promise<Overlay>;
  onNotice(message: string): void;
  signal: AbortSignal;
}

/** Reads the repository, and again whenever it changes. Until it is read the first time, questions wait. */
export function openLiveAtlas(project: Project, options: LiveAtlasOptions): LiveAtlas {
  const { onNotice, signal } = options;
  const listeners = new Set<() => void>();
  /** Changed since the reading began whose atlas is shown. */
  let stale = new Set<string>();

  const readAll = async (onProgress?: IndexProject['onProgress']): Promise<Overlay> => ({
    store: await indexToMemory(project, { signal, ...(onProgress && { onProgress }) }),
    touched: [],
  });

  const read = async (onProgress?: IndexProject['onProgress']): Promise<Store> => {
    const before = stale;
    stale = new Set();
    try {
      const { store, touched } = await (options.read?.() ?? readAll(onProgress));
      for (const path of touched) stale.add(path);
      return store;
    } catch (error) {
      stale = new Set([...before, ...stale]);
      throw error;
    }
  };

  // Watched before it is read, so that no change falls between.
  const watcher = watchRepository(project.root, {
    onChange: (paths) => {
      for (const path of paths) if (!path.startsWith('.git/')) stale.add(path);
      return readAgain();
    },
    onProblem: onNotice,
    outputFolders: project.outputFolders,
  });
  let current = read(options.onProgress);
  let latest: Promise<unknown> = current;

  /** One reading after the other: they share a cache. */
  const refresh = (): Promise<Store> => {
    const next = latest.then(
      () => read(),
      () => read(),
    );
    latest = next.then(
      (store) => {
        current = Promise.resolve(store);
        for (const listener of listeners) listener();
      },
      () => undefined,
    );
    return next;
  };

  const readAgain = async (): Promise<void> => {
    try {
      await refresh();
    } catch (error) {
      if (signal.aborted) return;
      // Half-written files, a rebase under way: the next change brings the next try.
      const reason = errorMessage(error);
      onNotice(`The change could not be read, so answers are of what was there before: ${reason}`);
    }
  };

  const ready = current.then(() => undefined);
  ready.catch(() => undefined);
  return {
    ready,
    getAtlas: async () => ({ store: await current, stale: [...stale].sort() }),
    refresh: async () => ({ store: await refresh(), at: new Date().toISOString() }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      watcher.close();
      await latest.catch(() => undefined);
    },
  };
}

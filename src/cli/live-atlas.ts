import { watchRepository } from '../indexer/watch/watch-repository.ts';
import type { Store } from '../store/store.ts';
import type { IndexProject, Project } from './project.ts';
import { indexToMemory } from './read-atlas.ts';

export interface LiveAtlas {
  /** The atlas of the repository as it was when it last could be read. */
  getAtlas(): Promise<{ store: Store }>;
  /** Calls the listener after every change, until the function that it gives back is called. */
  subscribe(listener: () => void): () => void;
  /** Stops to watch, and waits until nothing is being read any more. */
  close(): Promise<void>;
}

export interface LiveAtlasOptions {
  onProgress: NonNullable<IndexProject['onProgress']>;
  onNotice(message: string): void;
  signal: AbortSignal;
}

/** Reads the repository, and again whenever it changes. Throws when it cannot be read the first time. */
export async function openLiveAtlas(project: Project, options: LiveAtlasOptions): Promise<LiveAtlas> {
  const { onNotice, signal } = options;
  const listeners = new Set<() => void>();
  let changing: Promise<void> = Promise.resolve();

  const readAgain = async (): Promise<void> => {
    try {
      store = await indexToMemory(project, { signal });
      for (const listener of listeners) listener();
    } catch (error) {
      if (signal.aborted) return;
      // Half-written files, a rebase under way: the next change brings the next try.
      const reason = error instanceof Error ? error.message : String(error);
      onNotice(`The change could not be read, so pages show what was there before: ${reason}`);
    }
  };

  // Watched before it is read, so that no change falls between.
  const watcher = watchRepository(project.root, {
    onChange: () => (changing = first.then(readAgain, () => undefined)),
    onProblem: onNotice,
    outputFolders: project.outputFolders,
  });
  const first = indexToMemory(project, { signal, onProgress: options.onProgress });
  let store: Store;
  try {
    store = await first;
  } catch (error) {
    watcher.close();
    throw error;
  }
  return {
    getAtlas: () => Promise.resolve({ store }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      watcher.close();
      await changing;
    },
  };
}

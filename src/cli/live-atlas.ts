import { relative } from 'node:path';
import type { Artifact } from '../model/artifact.ts';
import { watchRepository } from '../indexer/watch/watch-repository.ts';
import { MemoryStore } from '../store/memory-store.ts';
import type { Store } from '../store/store.ts';
import { cacheOf, type IndexProject, type Project } from './project.ts';

export interface LiveAtlas {
  /** The atlas of the repository as it was when it last could be read. */
  current(): Store;
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

  const read = async (onProgress?: IndexProject['onProgress']): Promise<Store> => {
    const source = await project.openSource();
    try {
      const cache = await cacheOf(project, source);
      const indexed = await project.index({ source, cache, signal, ...(onProgress && { onProgress }) });
      const artifacts: Artifact[] = [];
      for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
      return new MemoryStore(artifacts);
    } finally {
      await source.close();
    }
  };
  const readAgain = async (): Promise<void> => {
    try {
      store = await read();
      for (const listener of listeners) listener();
    } catch (error) {
      if (signal.aborted) return;
      // Half-written files, a rebase under way: the next change brings the next try.
      const reason = error instanceof Error ? error.message : String(error);
      onNotice(`The change could not be read, so pages show what was there before: ${reason}`);
    }
  };

  // Watched before it is read, so that no change falls between.
  const outside = relative(project.root, project.out);
  const watcher = watchRepository(project.root, {
    onChange: () => (changing = first.then(readAgain, () => undefined)),
    onProblem: onNotice,
    outputFolders: outside.startsWith('..') || outside === '' ? [] : [outside],
  });
  const first = read(options.onProgress);
  let store: Store;
  try {
    store = await first;
  } catch (error) {
    watcher.close();
    throw error;
  }
  return {
    current: () => store,
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

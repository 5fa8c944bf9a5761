import { setTimeout } from 'node:timers/promises';
import { indexStageTitles, type IndexProgress } from '../indexer/index-run.ts';
import type { Follow, Store } from '../store/store.ts';
import type { Project } from './project.ts';

export type ReadingProgress = Parameters<NonNullable<Follow['onProgress']>>[0];

/** The time until a repository is read for the first time. */
export interface FirstReading {
  /** Whether it has ended. */
  readonly isOver: boolean;
  /** Returns the atlas of what is not indexed yet (see `openEarlyAtlas`); undefined when the first reading has ended, or is about to. */
  getEarly(): Promise<Store | undefined>;
  progress(): ReadingProgress;
  /** Calls the listener with the progress until the first reading ends or the returned function is called. */
  follow(listener: (progress: ReadingProgress) => void): () => void;
}

export interface FirstReadingControl extends FirstReading {
  report(progress: IndexProgress): void;
  end(): void;
}

/** A stored atlas of unchanged files is opened in less. */
const MAX_WAIT_MS = 400;

/** `isStored` says that there is a stored atlas, for which the first pages wait a moment: it may be current. */
export function createFirstReading(
  project: Pick<Project, 'openEarly'>,
  isStored: boolean,
): FirstReadingControl {
  const listeners = new Set<(progress: ReadingProgress) => void>();
  let now: ReadingProgress = { done: 0, total: 0, message: indexStageTitles.discover };
  let early: Promise<Store> | undefined;
  let isOver = false;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const waited = isStored
    ? Promise.race([ended, setTimeout(MAX_WAIT_MS, undefined, { ref: false })])
    : undefined;
  return {
    get isOver() {
      return isOver;
    },
    async getEarly() {
      await waited;
      return isOver ? undefined : (early ??= project.openEarly());
    },
    progress: () => now,
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report({ stage, done, total }) {
      now = { done, total, message: indexStageTitles[stage] };
      for (const listener of listeners) listener(now);
    },
    end() {
      isOver = true;
      end();
      early = undefined;
      listeners.clear();
    },
  };
}

import type { IndexProgress } from '../../indexer/index-run.ts';

/** Work on the stored atlas of a project. The result is in the store. */
export type TaskWork =
  | { type: 'store' }
  /** Builds the layer with this prefix of the file shards with this digest (see `Head.shards`), if they are still stored. */
  | { type: 'layer'; prefix: string; shards: string };

/** The stored atlas that a task works on. */
export interface TaskStore {
  cacheFolder: string;
  /** See `StoredPlace.name`. */
  storedName: string;
}

export type Task = TaskWork & TaskStore;

export type TaskEvent = { progress: IndexProgress } | { notice: string };

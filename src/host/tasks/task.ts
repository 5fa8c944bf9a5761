import type { IndexProgress } from '../../indexer/index-run.ts';
import type { ProjectSetup } from '../project-setup.ts';
import type { SerializedError } from '../../base/serialized-error.ts';

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

export type ToTask = { type: 'setup'; setup: ProjectSetup } | (TaskWork & TaskStore);

export type FromTask =
  { progress: IndexProgress } | { notice: string } | { done: true } | { failed: SerializedError };

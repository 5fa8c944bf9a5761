import type { IndexProgress } from '../../indexer/index-run.ts';
import type { ProjectSetup } from '../project-setup.ts';
import type { SerializedError } from '../../base/serialized-error.ts';

/** Work on the stored atlas of a project. The result is in the store. */
export type TaskWork =
  | { type: 'store' }
  /** Builds the layer with this prefix of the file shards with this digest (see `Head.shards`), if they are still stored. */
  | { type: 'layer'; prefix: string; shards: string };

/** The place of the store that a task works on: see `StoredPlace.name`. */
export interface TaskPlace {
  cacheFolder: string;
  place: string;
}

export type ToTask = { type: 'setup'; setup: ProjectSetup } | (TaskWork & TaskPlace);

export type FromTask =
  { progress: IndexProgress } | { notice: string } | { done: true } | { failed: SerializedError };

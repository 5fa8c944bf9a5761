import type { IndexProgress } from '../../indexer/index-run.ts';
import type { ProjectSetup } from '../project-setup.ts';
import type { CarriedError } from '../carried-error.ts';

/** Work on the stored atlas of a project. The result is in the store. */
export type TaskWork =
  | { do: 'store' }
  /** Builds the layer with this prefix of the file shards with this digest (see `Head.shards`), if they are still stored. */
  | { do: 'layer'; prefix: string; shards: string };

export type Task = TaskWork & { setup: ProjectSetup; cacheFolder: string };

export type FromTask =
  { progress: IndexProgress } | { notice: string } | { done: true } | { failed: CarriedError };

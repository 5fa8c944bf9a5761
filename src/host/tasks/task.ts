import type { IndexProgress } from '../../indexer/index-run.ts';
import type { ChangeReport, ComparedState } from '../../model/changes.ts';
import type { Follow } from '../../store/store.ts';
import type { ReadingListener } from '../project.ts';

/** Work on the stored atlases of a project. The result is in the store. */
export type TaskWork =
  | { type: 'store' }
  /** Builds the layer with this prefix of the file shards with this digest (see `Head.shards`), if they are still stored. */
  | { type: 'layer'; prefix: string; shards: string }
  /** Compares two states; the report is also an event. */
  | { type: 'changes'; base: ComparedState; head: ComparedState };

/** The stored atlas that a task works on. */
export interface TaskStore {
  cacheFolder: string;
  /** See `StoredPlace.name`. */
  storedName: string;
}

export type Task = TaskWork & TaskStore;

export type TaskEvent =
  | { progress: IndexProgress }
  | { notice: string }
  | { follow: Parameters<NonNullable<Follow['onProgress']>>[0] }
  | { report: ChangeReport };

/** Is told of the events of a task. */
export interface TaskListener extends ReadingListener {
  onFollow?: Follow['onProgress'];
  onReport?: ((report: ChangeReport) => void) | undefined;
}

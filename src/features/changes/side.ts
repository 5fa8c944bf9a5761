import type { ComparedState } from '../../model/changes.ts';
import type { Store } from '../../store/store.ts';

/** One of two states of a repository that are compared: its whole atlas. */
export interface Side {
  state: ComparedState;
  store: Store;
  /** Digests of the file shards, by path of the artifact: the same digest, the same shard. */
  shards: ReadonlyMap<string, string>;
}

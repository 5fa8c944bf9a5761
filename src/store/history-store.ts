import { artifactPath } from '../model/artifact.ts';
import type { Follow, Store } from './store.ts';

/** Gives artifacts of snapshots, and makes those that are not there yet. */
export type SnapshotSource = Store;

const prefix = artifactPath.history.slice(0, -'index.json'.length);

/** An atlas whose history comes from elsewhere: from the commits of the repository, as they are asked for. */
export class HistoryStore implements Store {
  readonly #atlas: Store;
  readonly #history: SnapshotSource;

  constructor(atlas: Store, history: SnapshotSource) {
    this.#atlas = atlas;
    this.#history = history;
  }

  read(path: string, follow?: Follow): Promise<unknown> {
    return (path.startsWith(prefix) ? this.#history : this.#atlas).read(path, follow);
  }
}

import { artifactPath } from '../model/artifact.ts';
import type { Follow, Store } from './store.ts';

/** A store of snapshots, which builds missing ones. */
export type SnapshotSource = Store;

const prefix = artifactPath.history.slice(0, -'index.json'.length);

/** An atlas whose history comes from another store, such as the commits of the repository. */
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

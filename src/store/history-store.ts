import { artifactPath } from '../model/artifact.ts';
import type { Follow, Store } from './store.ts';

/** A store of snapshots, which builds missing ones. */
export type SnapshotSource = Store;

const prefix = artifactPath.history.slice(0, -'index.json'.length);
const changesPrefix = artifactPath.changesIndex.slice(0, -'index.json'.length);

/** An atlas whose history, and comparisons of its states, come from other stores, such as the commits of the repository. */
export class HistoryStore implements Store {
  readonly #atlas: Store;
  readonly #history: SnapshotSource;

  readonly #changes: Store | undefined;

  constructor(atlas: Store, history: SnapshotSource, changes?: Store) {
    this.#atlas = atlas;
    this.#history = history;
    this.#changes = changes;
  }

  read(path: string, follow?: Follow): Promise<unknown> {
    return this.#sourceOf(path).read(path, follow);
  }

  #sourceOf(path: string): Store {
    if (path.startsWith(prefix)) return this.#history;
    return (path.startsWith(changesPrefix) ? this.#changes : undefined) ?? this.#atlas;
  }
}

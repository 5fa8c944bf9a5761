import type { Artifact } from '../model/artifact.ts';
import type { Store } from './store.ts';

/** An atlas in memory: just built, or made by a test. */
export class MemoryStore implements Store {
  readonly #artifacts: ReadonlyMap<string, unknown>;

  constructor(artifacts: Iterable<Artifact>) {
    this.#artifacts = new Map([...artifacts].map(({ path, value }) => [path, value]));
  }

  read(path: string): Promise<unknown> {
    return Promise.resolve(this.#artifacts.get(path));
  }
}

import type { Follow, Store } from '../store/store.ts';

/** A store that records the artifacts read for one question. */
export class ReadLog implements Store {
  readonly #store: Store;
  readonly #paths = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  read(path: string, follow?: Follow): Promise<unknown> {
    this.#paths.add(path);
    return this.#store.read(path, follow);
  }

  /**
   * Describes the first of the recorded artifacts that does not match its schema; undefined if all match. Checking each
   * artifact as it is read would cost more than most questions do.
   */
  async findDamage(): Promise<string | undefined> {
    const { artifactSchemaAt } = await import('../model/artifact-schema.ts');
    for (const path of this.#paths) {
      const value = await this.#store.read(path);
      const issue =
        value === undefined ? undefined : artifactSchemaAt(path)?.safeParse(value).error?.issues[0];
      if (issue)
        return `${path} is damaged (${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')})`;
    }
    return undefined;
  }
}

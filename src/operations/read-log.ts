import type { Follow, Store } from '../store/store.ts';

/** A store that keeps a list of what was read of it, for one question. */
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
   * What is wrong with the first of the artifacts that is not as its schema says; undefined when all are. To check each
   * one when it is read would cost more than most questions do.
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

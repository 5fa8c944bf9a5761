import type { ServedAtlas } from '../open-served-atlas.ts';
import type { KnownRepository } from './known-repository.ts';

/** Each open repository is watched and holds parts of its atlas in memory. */
const MAX_OPEN = 4;

interface Open {
  atlas: Promise<ServedAtlas>;
  users: number;
  isPinned: boolean;
}

/** Opens atlases when they are first used, and closes those that were not used for longest. */
export class OpenAtlases {
  readonly #open: (repository: KnownRepository) => Promise<ServedAtlas>;
  readonly #maxOpen: number;
  /** By location, in the order of their last use. */
  readonly #opened = new Map<string, Open>();
  readonly #closing = new Set<Promise<void>>();
  #isClosed = false;

  constructor(open: (repository: KnownRepository) => Promise<ServedAtlas>, maxOpen = MAX_OPEN) {
    this.#open = open;
    this.#maxOpen = maxOpen;
  }

  has(location: string): boolean {
    return this.#opened.has(location);
  }

  /** Opens an atlas and keeps it open until the end. */
  async pin(repository: KnownRepository): Promise<ServedAtlas> {
    return this.use(repository, (atlas) => {
      const opened = this.#opened.get(repository.location);
      if (opened) opened.isPinned = true;
      return Promise.resolve(atlas);
    });
  }

  /** Calls `work` with an atlas, which is not closed before the work is done. */
  async use<Result>(
    repository: KnownRepository,
    work: (atlas: ServedAtlas) => Promise<Result>,
  ): Promise<Result> {
    if (this.#isClosed) throw new Error('The server is closing.');
    const { location } = repository;
    const opened = this.#opened.get(location) ?? { atlas: this.#open(repository), users: 0, isPinned: false };
    this.#opened.delete(location);
    this.#opened.set(location, opened);
    opened.users++;
    try {
      this.#closeUnused();
      return await work(await this.#atlasOf(location, opened));
    } finally {
      opened.users--;
      this.#closeUnused();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const opened of this.#opened.values()) this.#close(opened);
    this.#opened.clear();
    await Promise.all(this.#closing);
  }

  /** One that cannot be opened is opened again by the next question: its cause may be gone. */
  async #atlasOf(location: string, opened: Open): Promise<ServedAtlas> {
    try {
      return await opened.atlas;
    } catch (error) {
      if (this.#opened.get(location) === opened) this.#opened.delete(location);
      throw error;
    }
  }

  #closeUnused(): void {
    for (const [location, opened] of this.#opened) {
      if (this.#opened.size <= this.#maxOpen) return;
      if (opened.users > 0 || opened.isPinned) continue;
      this.#opened.delete(location);
      this.#close(opened);
    }
  }

  #close({ atlas }: Open): void {
    const closing: Promise<void> = atlas
      .then((each) => each.close?.())
      // An atlas that could not be opened needs no closing, and its error was reported to those who asked.
      .catch(() => undefined)
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}

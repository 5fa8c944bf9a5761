import { readChangedFiles } from '../../../git/changed-files.ts';
import type { Git } from '../../../git/git.ts';
import type { CommitFiles } from '../../../model/history.ts';
import { LruCache } from '../../../store/lru-cache.ts';

/** Commits whose changed files are kept in memory, a few KB each. They never change. */
const MAX_KNOWN = 1000;

/** Reads the files that commits changed. Commits that are asked for together are read by one call of git. */
export class CommitFilesReader {
  readonly #git: Git;
  readonly #isShown: (path: string) => boolean;
  readonly #known = new LruCache<CommitFiles>(MAX_KNOWN);
  #next: { hashes: Set<string>; read: ReturnType<typeof readChangedFiles> } | undefined;

  constructor(git: Git, isShown: (path: string) => boolean) {
    this.#git = git;
    this.#isShown = isShown;
  }

  async read(hash: string): Promise<CommitFiles> {
    const known = this.#known.get(hash);
    if (known) return known;
    this.#next ??= this.#collect();
    const { hashes, read } = this.#next;
    hashes.add(hash);
    const files = { filesChanged: (await read).get(hash) ?? null };
    this.#known.set(hash, files, 1);
    return files;
  }

  /** Begins when the callers that run now have added their commits. */
  #collect(): { hashes: Set<string>; read: ReturnType<typeof readChangedFiles> } {
    const hashes = new Set<string>();
    const read = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.#next = undefined;
      return readChangedFiles(this.#git, [...hashes], this.#isShown);
    });
    return { hashes, read };
  }
}

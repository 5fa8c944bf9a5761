import { GitError } from './git-error.ts';
import type { Git } from './git.ts';
import type { ObjectReader } from './object-reader.ts';

export interface TreeSize {
  /** Files and folders, counted once for each path that leads to them. */
  entries: number;
  /** Total length of all paths in bytes. */
  pathBytes: number;
  depth: number;
}

/** Git keeps all paths in memory while it compares trees. */
const MAX_PATH_BYTES = 200_000_000;
/** The limit of newer versions of git. Older versions overflow the stack. */
const MAX_DEPTH = 2048;
/** Enough for a million entries with names of usual length. */
const MAX_TREE_BYTES = 64_000_000;

const unreadable: TreeSize = { entries: Infinity, pathBytes: Infinity, depth: Infinity };

const FOLDER = 0o040000;
const KIND = 0o170000;
const SPACE = 0x20;

/**
 * Measures the trees of commits before git compares them, which takes memory for each path. A few small
 * objects can describe any number of paths, because a folder may contain the same tree many times. Each
 * object is read only once here.
 */
export class TreeSizer {
  readonly #reader: ObjectReader;
  readonly #known = new Map<string, Promise<TreeSize>>();

  private constructor(reader: ObjectReader) {
    this.#reader = reader;
  }

  /** Throws `GitError`. */
  static async open(git: Git): Promise<TreeSizer> {
    return new TreeSizer(await git.readObjects());
  }

  /** Whether git can compare `commit`, a full hash, with another commit. False if a tree is missing. */
  async isComparable(commit: string, maxEntries: number): Promise<boolean> {
    const { entries, pathBytes, depth } = await this.measure(`${commit}^{tree}`);
    return entries <= maxEntries && pathBytes <= MAX_PATH_BYTES && depth <= MAX_DEPTH;
  }

  /**
   * Returns the size of a tree, named by an expression that begins with a full hash. Infinite if a tree is
   * missing.
   */
  measure(name: string): Promise<TreeSize> {
    return this.#sizeOf(name, (/^[0-9a-f]*/.exec(name)?.[0].length ?? 0) / 2);
  }

  close(): Promise<void> {
    return this.#reader.close();
  }

  #sizeOf(name: string, hashBytes: number): Promise<TreeSize> {
    const known = this.#known.get(name) ?? this.#measure(name, hashBytes);
    this.#known.set(name, known);
    return known;
  }

  async #measure(name: string, hashBytes: number): Promise<TreeSize> {
    let bytes: Uint8Array;
    try {
      bytes = await this.#reader.read(name, { type: 'tree', maxBytes: MAX_TREE_BYTES });
    } catch (error) {
      if (error instanceof GitError && !error.isFinal) return unreadable;
      throw error;
    }
    const size: TreeSize = { entries: 0, pathBytes: 0, depth: 1 };
    const folders = new Map<string, { count: number; nameBytes: number }>();
    for (const { isFolder, nameBytes, hash } of entriesOf(bytes, hashBytes)) {
      size.entries++;
      size.pathBytes += nameBytes + 1;
      if (!isFolder) continue;
      const same = folders.get(hash) ?? { count: 0, nameBytes: 0 };
      folders.set(hash, { count: same.count + 1, nameBytes: same.nameBytes + nameBytes + 1 });
    }
    const sizes = [...folders].map(
      async ([hash, same]) => [await this.#sizeOf(hash, hashBytes), same] as const,
    );
    for (const [inner, { count, nameBytes }] of await Promise.all(sizes)) {
      size.entries += count * inner.entries;
      size.pathBytes += count * inner.pathBytes + nameBytes * inner.entries;
      size.depth = Math.max(size.depth, inner.depth + 1);
    }
    return size;
  }
}

interface TreeEntry {
  isFolder: boolean;
  nameBytes: number;
  hash: string;
}

/** Iterates over a tree object: each entry is `mode SPACE name NUL hash`, with a binary hash. */
function* entriesOf(tree: Uint8Array, hashBytes: number): Generator<TreeEntry> {
  const bytes = Buffer.from(tree.buffer, tree.byteOffset, tree.byteLength);
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(SPACE, at);
    const end = bytes.indexOf(0, space);
    if (space < 0 || end < 0) return;
    const mode = Number.parseInt(bytes.toString('latin1', at, space), 8);
    at = end + 1 + hashBytes;
    const isFolder = (mode & KIND) === FOLDER;
    yield { isFolder, nameBytes: end - space - 1, hash: isFolder ? bytes.toString('hex', end + 1, at) : '' };
  }
}

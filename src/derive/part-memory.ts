/** The parts that a layer made in the build before. */
export interface PartMemory {
  /** Returns the part of a file that was made of the shard with this key; undefined if there is none. */
  read(path: string, key: string): unknown;
  /** Keeps a part for the next build. */
  add(path: string, key: string, part: unknown): void;
  /** Called after the last file. */
  finish(): void;
  /** Frees what it holds. May be called at any time, and several times. */
  cancel(): void;
}

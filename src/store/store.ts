/**
 * Where answers come from: the artifacts of one atlas, by path (see `model/artifact.ts`). A memory, a folder
 * and a web address implement it; what is asked is the same everywhere.
 */
export interface Store {
  /** The parsed artifact, or undefined when the atlas has none at this path. Throws when it cannot be read. */
  read(path: string): Promise<unknown>;
}

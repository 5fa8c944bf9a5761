/** A definition as another tool has it: lines from 1. */
export interface RivalNode {
  path: string;
  name: string;
  line: number;
}

/** A call that another tool found. `line` is that of the call where it says, else that of the caller's name. */
export interface RivalCall {
  path: string;
  line: number;
  target: RivalNode;
}

export interface RivalGraph {
  /** Paths of the files that it read. */
  files: ReadonlySet<string>;
  calls: readonly RivalCall[];
}

export interface Rival {
  name: string;
  version: string;
  /** Indexes the copy of a repository at `copy`, in which it may write. Throws when it cannot. */
  index(copy: string, folder: string): Promise<RivalGraph>;
}

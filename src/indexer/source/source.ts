/** What a repository holds at one place. Paths use `/` and are relative to the root of the source. */
export type SourceEntry =
  | { kind: 'file'; path: string; size: number; /** Changes when the content may have changed. */ stamp: string }
  | { kind: 'symlink'; path: string; target: string }
  | { kind: 'submodule'; path: string };

export interface RepositoryInfo {
  name: string;
  /** Full hash; null without git. */
  commit: string | null;
  branch: string | null;
  /** True when files differ from the commit. */
  dirty: boolean;
}

/** Where files come from: a working tree or a git commit. */
export interface Source {
  readonly repository: RepositoryInfo;
  /** All entries, sorted by path. What git ignores is not among them. */
  list(): Promise<SourceEntry[]>;
  /** The bytes of a listed file. Throws when it cannot be read. */
  read(path: string): Promise<Uint8Array>;
  /** Absolute path of a listed file, for sources whose files are on disk: processes then read it themselves. */
  locate?(path: string): string;
}

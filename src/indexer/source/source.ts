import type { Finding } from '../../model/coverage.ts';

/** What a repository holds at one place. Paths use `/` and are relative to the root of the source. */
export type SourceEntry =
  | {
      kind: 'file';
      path: string;
      size: number;
      /** Changes when the content may have changed. */ stamp: string;
    }
  | {
      kind: 'symlink';
      path: string;
      /** As the link holds it; relative to the link's folder where it leads to somewhere below the root. */
      target: string;
    }
  | { kind: 'submodule'; path: string }
  /** Git tracks it and was told to keep it off the disk. */
  | { kind: 'not-checked-out'; path: string }
  | {
      kind: 'unreadable';
      /** Bytes of a name that is no UTF-8 stand as `\xNN`. */
      path: string;
      /** Why, for the reader. */
      detail: string;
    };

export interface RepositoryInfo {
  name: string;
  /** Full hash; null without git. */
  commit: string | null;
  branch: string | null;
  /** True when files differ from the commit. */
  dirty: boolean;
}

/**
 * Where files come from: a working tree or a git commit, seen at the moment it was opened. To see what has
 * changed since, open it again.
 */
export interface Source {
  readonly repository: RepositoryInfo;
  /** When the stamps were taken, or earlier; ms since 1970. */
  readonly seenAt: number;
  /** What the reader must know about how the files were found; `path` is empty for the repository itself. */
  readonly findings: readonly Finding[];
  /** All entries, sorted by path. What git ignores is not among them. */
  list(): Promise<SourceEntry[]>;
  /** The bytes of a listed file. Throws `SourceError` when it cannot be read. */
  read(path: string): Promise<Uint8Array>;
  /** Absolute path of a listed file, for sources whose files are on disk: processes then read it themselves. */
  locate?(path: string): string;
  /** Ends the processes behind the source. */
  close(): Promise<void>;
}

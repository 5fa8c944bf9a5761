import type { BlameOmission } from '../../model/blame.ts';
import type { Forge } from '../../model/forge.ts';
import type { Finding } from '../../model/coverage.ts';

/** An entry of a repository. Paths use `/` and are relative to the root of the source. */
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
      /**
       * The target as the link contains it. A target below the root is relative to the folder of the link.
       */
      target: string;
    }
  | { kind: 'submodule'; path: string }
  /** A tracked file outside a sparse checkout. */
  | { kind: 'not-checked-out'; path: string }
  | {
      kind: 'unreadable';
      /** Bytes of a name that is not UTF-8 are shown as `\xNN`. */
      path: string;
      /** The reason, for the user. */
      detail: string;
    };

export interface RepositoryInfo {
  name: string;
  /** Full hash; null without git. */
  commit: string | null;
  branch: string | null;
  /** Whether files differ from the commit. */
  dirty: boolean;
  /** The time of the commit, ISO 8601; absent if it is not known. */
  time?: string;
  /** The site on which the repository can be seen. */
  forge?: Forge;
  /** Whether the atlas has the commit of each line. */
  blame?: true;
  /** Why it does not, although nobody chose so. */
  blameOmission?: BlameOmission;
  /** The name that the user gave it. */
  title?: string;
}

/**
 * A source of files: a working tree or a commit. Its entries are those at the time of the first `list`. Open it again to see
 * later changes.
 */
export interface Source {
  readonly repository: RepositoryInfo;
  /** The time at which the stamps were taken, or earlier; ms since 1970. */
  readonly seenAt: number;
  /** A digest that differs when a listed file may differ, known without looking at each; undefined if only `list` can tell. */
  readonly state?: string | undefined;
  /** Findings about the listing. `path` is empty for the repository itself. */
  readonly findings: readonly Finding[];
  /** Returns all entries, sorted by path, without those that git ignores. */
  list(): Promise<SourceEntry[]>;
  /** Returns the bytes of a listed file. Throws `SourceError` when it cannot be read. */
  read(path: string): Promise<Uint8Array>;
  /**
   * Returns the absolute path of a listed file. Only sources on disk have this method; worker processes then
   * read files themselves.
   */
  locate?(path: string): string;
  /** Returns the tags of the commit. Absent without git. */
  tags?(): Promise<readonly string[]>;
  /** Ends the processes of the source. */
  close(): Promise<void>;
}

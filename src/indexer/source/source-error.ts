/**
 * `no-git`: git is not installed. `git-refused`: git does not trust the owner of the folder. `git-unusable`:
 * files must be listed with git, which fails. `no-files`: a bare repository. `too-many-files`: more paths
 * than fit into memory.
 */
export type SourceErrorCode =
  | 'not-found'
  | 'not-a-folder'
  | 'no-permission'
  | 'no-git'
  | 'not-a-repository'
  | 'git-refused'
  | 'git-unusable'
  | 'nothing-tracked'
  | 'no-files'
  | 'unknown-commit'
  | 'too-many-files'
  | 'unreadable';

/** A repository or file that cannot be read. The message says what happened and what to do. */
export class SourceError extends Error {
  readonly code: SourceErrorCode;
  /** The next step, as a sentence. */
  readonly next: string;

  constructor(code: SourceErrorCode, what: string, next: string, options: ErrorOptions = {}) {
    super(`${what} ${next}`, options);
    this.name = 'SourceError';
    this.code = code;
    this.next = next;
  }
}

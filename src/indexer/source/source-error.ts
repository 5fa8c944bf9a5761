/**
 * `no-git`: git is not installed. `git-refused`: git does not trust who owns the folder. `no-files`: a bare
 * repository.
 */
export type SourceErrorCode =
  | 'not-found'
  | 'not-a-folder'
  | 'no-permission'
  | 'no-git'
  | 'not-a-repository'
  | 'git-refused'
  | 'no-files'
  | 'unknown-commit'
  | 'unreadable';

/** A repository or file that cannot be read: what happened, and what to do about it. */
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

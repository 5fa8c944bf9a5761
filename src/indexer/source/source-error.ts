/**
 * `no-git`: git is not installed. `git-refused`: git does not trust who owns the folder. `git-unusable`: files are to be
 * listed with git, and it cannot do that. `no-files`: a bare repository. `too-many-files`: more paths than can be
 * held in memory.
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

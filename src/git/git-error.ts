/** `special-file`: a pipe, socket or device where git expects a file. `timeout`: git was ended because nothing came. */
export type GitErrorCode =
  'not-installed' | 'not-a-repository' | 'dubious-ownership' | 'special-file' | 'timeout' | 'failed';

/** A git command that failed; `message` is what git said, without its prefixes. */
export class GitError extends Error {
  readonly code: GitErrorCode;

  constructor(code: GitErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'GitError';
    this.code = code;
  }

  /**
   * Whether another way to the same answer may be tried. After these two it must not be: the same repository would
   * have one atlas on a slow machine and another on a quick one, or one that somebody chose by planting a pipe.
   */
  get isFinal(): boolean {
    return this.code === 'special-file' || this.code === 'timeout';
  }
}

/** Reads the reason out of what git wrote, which is English because the environment says so. */
export function gitErrorFrom(stderr: string, exit: string): GitError {
  const message = stderr.replace(/^(fatal|error|warning): /gm, '').trim() || `git ended with ${exit}`;
  if (stderr.includes('dubious ownership')) return new GitError('dubious-ownership', message);
  if (stderr.includes('not a git repository')) return new GitError('not-a-repository', message);
  return new GitError('failed', message);
}

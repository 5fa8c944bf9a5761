/**
 * `special-file`: a pipe, socket or device where git expects a file. `timeout`: git was killed because it
 * printed nothing.
 */
export type GitErrorCode =
  'not-installed' | 'not-a-repository' | 'dubious-ownership' | 'special-file' | 'timeout' | 'failed';

/** A failed git command. `message` is the output of git without its prefixes. */
export class GitError extends Error {
  readonly code: GitErrorCode;

  constructor(code: GitErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'GitError';
    this.code = code;
  }

  /**
   * Whether callers must not fall back to another method. With a fallback, the same repository would give
   * one atlas on a slow machine and another on a fast one, or an atlas that somebody chose by planting a
   * pipe.
   */
  get isFinal(): boolean {
    return this.code === 'special-file' || this.code === 'timeout';
  }
}

/**
 * Derives the error code from the error output of git, which is English because the environment sets the
 * locale.
 */
export function gitErrorFrom(stderr: string, exit: string): GitError {
  const message = stderr.replace(/^(fatal|error|warning): /gm, '').trim() || `git ended with ${exit}`;
  if (stderr.includes('dubious ownership')) return new GitError('dubious-ownership', message);
  if (stderr.includes('not a git repository')) return new GitError('not-a-repository', message);
  return new GitError('failed', message);
}

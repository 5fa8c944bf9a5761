export type GitErrorCode = 'not-installed' | 'not-a-repository' | 'dubious-ownership' | 'failed';

/** A git command that failed; `message` is what git said, without its prefixes. */
export class GitError extends Error {
  readonly code: GitErrorCode;

  constructor(code: GitErrorCode, message: string, options: ErrorOptions = {}) {
    super(message, options);
    this.name = 'GitError';
    this.code = code;
  }
}

/** Reads the reason out of what git wrote, which is English because the environment says so. */
export function gitErrorFrom(stderr: string, exit: string): GitError {
  const message = stderr.replace(/^(fatal|error|warning): /gm, '').trim() || `git ended with ${exit}`;
  if (stderr.includes('dubious ownership')) return new GitError('dubious-ownership', message);
  if (stderr.includes('not a git repository')) return new GitError('not-a-repository', message);
  return new GitError('failed', message);
}

import { errorCode } from '../base/error-code.ts';

/** A failure to publish an atlas: what happened, where, and what to do next. */
export class PublishError extends Error {
  override readonly name: string = 'PublishError';
  readonly where: string;
  readonly next: string;

  constructor(what: string, options: { where: string; next: string; cause?: unknown }) {
    super(what, { cause: options.cause });
    this.where = options.where;
    this.next = options.next;
  }
}

/** An output folder in which no atlas may be written. Nothing was changed. */
export class OutputPlaceError extends PublishError {
  override readonly name = 'OutputPlaceError';
}

/** `work` completes the sentence "A thread that … ended". */
export function threadDied(work: string, where: string, cause: unknown): PublishError {
  return new PublishError(`A thread that ${work} ended before its work was done.`, {
    where,
    next: 'Usually memory is short: build again with fewer workers (--workers 1).',
    cause,
  });
}

export function replacedMeanwhile(path: string): PublishError {
  return new PublishError('Another program replaced part of the output during the build.', {
    where: path,
    next: 'Check what is there now, then build again. This build changed nothing.',
  });
}

const reasons: Record<string, [what: string, next: string]> = {
  ENOSPC: ['the disk is full', 'Free some space and build again.'],
  EDQUOT: ['the disk quota is used up', 'Free some space and build again.'],
  EROFS: ['the file system is read-only', 'Choose another output folder with --out.'],
  EACCES: ['permission denied', 'Change the permissions, or choose another output folder with --out.'],
  EPERM: [
    'the system does not permit it',
    'Change the permissions, or choose another output folder with --out.',
  ],
  ENAMETOOLONG: ['the path is too long for this system', 'Choose an output folder with a shorter path.'],
  EISDIR: ['there is a folder where a file is needed', 'Move that folder away, then build again.'],
  ENOENT: [
    'a folder is missing or cannot be created',
    'Make sure that it can be created, or choose another output folder with --out, and build again.',
  ],
  ENOTDIR: ['there is a file where a folder is needed', 'Choose another output folder with --out.'],
  ELOOP: [
    'a symbolic link has taken the place of a folder of the output',
    'Delete the output folder, or choose another with --out, and build again.',
  ],
  EXDEV: [
    'another file system is mounted in the output',
    'Unmount it, or choose another output folder with --out.',
  ],
  EMFILE: ['too many files are open', 'Raise the limit of open files (ulimit -n) and build again.'],
  EBUSY: ['another program uses it', 'Close the program that uses the folder and build again.'],
};

/** Turns a system error into a `PublishError`. Returns all other errors unchanged. */
export function toPublishError(cause: unknown, doing: string, where: string): unknown {
  if (!(cause instanceof Error) || cause instanceof PublishError) return cause;
  const code = errorCode(cause);
  const reason = code === undefined ? undefined : reasons[code];
  if (!reason) return cause;
  // For a rename, the folder in the way is the target.
  const { path = where, dest = path } = cause as NodeJS.ErrnoException & { dest?: string };
  return new PublishError(`Cannot ${doing}: ${reason[0]}.`, {
    where: code === 'EISDIR' ? dest : path,
    next: reason[1],
    cause,
  });
}

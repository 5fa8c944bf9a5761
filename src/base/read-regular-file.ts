import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  statSync,
  type Stats,
} from 'node:fs';

export interface ReadOptions {
  maxBytes: number;
  /** Whether the path may be a symbolic link. */
  followLink: boolean;
}

export interface RegularFile {
  bytes: Buffer;
  stats: Stats;
}

/**
 * Reads a file that somebody else may have put there. Throws for all but a regular file of bounded size: a FIFO
 * would block for ever, a device has no end. The message is a predicate, such as "is a symbolic link".
 */
export function readRegularFile(path: string, { maxBytes, followLink }: ReadOptions): RegularFile {
  // Opening alone can have effects on a device, so it is not opened to find out.
  check(followLink ? statSync(path) : lstatSync(path), maxBytes);
  // Where the system lacks a flag it is undefined, and counts as 0.
  const flags = constants.O_RDONLY | constants.O_NONBLOCK | (followLink ? 0 : constants.O_NOFOLLOW);
  const descriptor = openSync(path, flags);
  try {
    // Another file may have taken its place in between.
    const stats = fstatSync(descriptor);
    check(stats, maxBytes);
    return { bytes: readBytes(descriptor, maxBytes), stats };
  } finally {
    closeSync(descriptor);
  }
}

function check(stats: Stats, maxBytes: number): void {
  if (stats.isSymbolicLink()) throw new Error('is a symbolic link');
  if (!stats.isFile()) throw new Error('is not a regular file');
  if (stats.size > maxBytes) throw tooLarge(maxBytes);
}

/** Files of some file systems say that they are empty and are not, so the size is counted. */
function readBytes(descriptor: number, maxBytes: number): Buffer {
  const buffer = Buffer.alloc(maxBytes + 1);
  let length = 0;
  for (;;) {
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    length += count;
    if (length > maxBytes) throw tooLarge(maxBytes);
    if (count === 0) return buffer.subarray(0, length);
  }
}

function tooLarge(maxBytes: number): Error {
  return new Error(`is larger than ${maxBytes.toLocaleString('en')} bytes`);
}

import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';

export interface ReadRegularFileOptions {
  /** Larger files are refused. Default: the longest string that V8 can hold. */
  maxBytes?: number;
  /** Returns the memory to read into, which has at least this many bytes. By default it is allocated. */
  memory?(bytes: number): Buffer;
  /** Whether a symbolic link is followed. By default it is refused. */
  followLinks?: boolean;
}

/** The longest string of one byte per character in V8. */
const MAX_BYTES = 2 ** 29 - 25;

/**
 * The bytes of a regular file. Never waits for a pipe, reads no device, and stops at the limit if the file grows
 * meanwhile. The kind is checked on the open file, so nothing can be swapped in between the check and the read.
 * Throws the system error, or one whose message is a predicate, such as "is not a regular file".
 */
export async function readRegularFile(path: string, options: ReadRegularFileOptions = {}): Promise<Buffer> {
  const file = await open(path, flagsOf(options));
  try {
    const buffer = bufferFor(await file.stat(), options);
    let filled = 0;
    for (let read = 1; read > 0 && filled < buffer.length; filled += read)
      read = (await file.read(buffer, filled, buffer.length - filled)).bytesRead;
    return filledPart(buffer, filled);
  } finally {
    await file.close();
  }
}

export function readRegularFileSync(path: string, options: ReadRegularFileOptions = {}): Buffer {
  return readWithStats(path, options).bytes;
}

/** The bytes and the stats of the same open file, even if another takes its place meanwhile. */
export function readWithStats(
  path: string,
  options: ReadRegularFileOptions = {},
): { bytes: Buffer; stats: Stats } {
  const file = openSync(path, flagsOf(options));
  try {
    const stats = fstatSync(file);
    const buffer = bufferFor(stats, options);
    let filled = 0;
    for (let read = 1; read > 0 && filled < buffer.length; filled += read)
      read = readSync(file, buffer, filled, buffer.length - filled, null);
    return { bytes: filledPart(buffer, filled), stats };
  } finally {
    closeSync(file);
  }
}

// Windows has neither `O_NONBLOCK` nor `O_NOFOLLOW`, and no named pipes among files: both are undefined, which counts as 0.
function flagsOf({ followLinks = false }: ReadRegularFileOptions): number {
  return constants.O_RDONLY | constants.O_NONBLOCK | (followLinks ? 0 : constants.O_NOFOLLOW);
}

/** One byte longer than the file, so a full buffer means that the file grew. */
function bufferFor(stats: Stats, { maxBytes = MAX_BYTES, memory }: ReadRegularFileOptions): Buffer {
  if (!stats.isFile()) throw new Error('is not a regular file');
  if (stats.size > maxBytes) throw new Error(`is larger than ${maxBytes.toLocaleString('en')} bytes`);
  const size = stats.size + 1;
  return memory?.(size).subarray(0, size) ?? Buffer.allocUnsafeSlow(size);
}

function filledPart(buffer: Buffer, filled: number): Buffer {
  if (filled === buffer.length) throw new Error('grew while it was read');
  return buffer.subarray(0, filled);
}

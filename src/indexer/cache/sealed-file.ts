import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { errorCode } from '../../base/error-code.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { writeAtomically } from '../../base/write-atomically.ts';
import { deserializeSections, serializeInSections } from './sections.ts';

/** Increment this when the format of a sealed file changes. */
const FORMAT = 3;
const MAGIC = 'atlas';
const HEADER_BYTES = 24;
const CHECKSUM_BYTES = 8;
/** One call of the system cannot read more. */
const MAX_BYTES = 2 ** 31 - 2 - HEADER_BYTES;

/**
 * Writes a value that `structuredClone` supports. Other processes see the old file or the new one, never a
 * part. Throws file system errors, and a RangeError above 2 GB.
 */
export function writeSealed(file: string, value: unknown): void {
  const body = serializeInSections(value);
  const write = () => {
    writeAtomically(file, [header(file, body), ...body], { durable: false });
  };
  try {
    write();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    makeFolder(dirname(file));
    write();
  }
}

/**
 * Reads a sealed file; undefined if it is missing, truncated, damaged, of another format, or was written under another name. Typed arrays are views of the
 * memory of the whole file.
 */
export function readSealed(file: string): unknown {
  return read(file, undefined, (body) => deserializeSections(body, false));
}

/**
 * Reads a sealed file like `readSealed`, but typed arrays have memory of their own. Use this for small files that are read
 * one after the other: the memory of their bytes is used again, which the garbage collector would free too late.
 */
export function readSealedCompactly(file: string): unknown {
  return read(file, sharedMemory, (body) => deserializeSections(body, true));
}

function read(
  file: string,
  memory: ((bytes: number) => Buffer) | undefined,
  toValue: (body: Uint8Array<ArrayBuffer>) => unknown,
): unknown {
  try {
    const bytes = readRegularFileSync(file, {
      maxBytes: HEADER_BYTES + MAX_BYTES,
      ...(memory && { memory }),
    });
    // It is the memory of this thread alone.
    const body = bytes.subarray(HEADER_BYTES) as Uint8Array as Uint8Array<ArrayBuffer>;
    if (!bytes.subarray(0, HEADER_BYTES).equals(header(file, [body]))) return undefined;
    return toValue(body);
  } catch {
    // Missing, unreadable, or written by a newer version of V8.
    return undefined;
  }
}

/** Larger files get memory of their own. */
const SHARED_BYTES = 2_000_000;
let shared: Buffer | undefined;

function sharedMemory(bytes: number): Buffer {
  return bytes > SHARED_BYTES
    ? Buffer.allocUnsafeSlow(bytes)
    : (shared ??= Buffer.allocUnsafeSlow(SHARED_BYTES));
}

/**
 * The checksum finds what a power cut leaves. It covers the name of the file, which says what kind of value it has, because a copy of another cache file is
 * whole, too.
 */
function header(file: string, body: readonly Uint8Array[]): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  const hash = createHash('sha256').update(`${basename(file)}\0`);
  let length = 0;
  for (const chunk of body) {
    length += chunk.byteLength;
    hash.update(chunk);
  }
  if (length > MAX_BYTES)
    throw new RangeError(`${basename(file)} would be larger than 2 GB, which cannot be read.`);
  bytes.write(MAGIC, 0, 'latin1');
  bytes.writeUInt32LE(FORMAT, 8);
  bytes.writeUInt32LE(length, 12);
  hash.digest().copy(bytes, HEADER_BYTES - CHECKSUM_BYTES, 0, CHECKSUM_BYTES);
  return bytes;
}

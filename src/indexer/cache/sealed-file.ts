import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { DefaultDeserializer, deserialize, serialize } from 'node:v8';
import { errorCode } from '../../base/error-code.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { writeAtomically } from '../../base/write-atomically.ts';

/** Increment this when the format of a sealed file changes. */
const FORMAT = 2;
const MAGIC = 'atlas';
const HEADER_BYTES = 24;
const CHECKSUM_BYTES = 8;

/**
 * Writes a value that `structuredClone` supports. Other processes see the old file or the new one, never a
 * part. Throws file system errors.
 */
export function writeSealed(file: string, value: unknown): void {
  const body = serialize(value);
  const write = () => {
    writeAtomically(file, [header(file, body), body], { durable: false });
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
  return read(file, undefined, deserialize);
}

/**
 * Reads a sealed file like `readSealed`, but typed arrays have memory of their own. Use this for small files that are read
 * one after the other: the memory of their bytes is used again, which the garbage collector would free too late.
 */
export function readSealedCompactly(file: string): unknown {
  return read(file, sharedMemory, (body) => {
    const reader = new CopyingDeserializer(body);
    reader.readHeader();
    return reader.readValue() as unknown;
  });
}

function read(
  file: string,
  memory: ((bytes: number) => Buffer) | undefined,
  toValue: (body: Buffer) => unknown,
): unknown {
  try {
    const bytes = readRegularFileSync(file, memory && { memory });
    const body = bytes.subarray(HEADER_BYTES);
    if (!bytes.subarray(0, HEADER_BYTES).equals(header(file, body))) return undefined;
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

/** A documented method to override, which the types lack. V8 calls it for each typed array. */
const { _readHostObject: readTypedArray } = DefaultDeserializer.prototype as unknown as {
  _readHostObject(): Int32Array | Buffer;
};

class CopyingDeserializer extends DefaultDeserializer {
  _readHostObject(): unknown {
    const value = readTypedArray.call(this);
    // The `slice` of a buffer is a view.
    return Buffer.isBuffer(value) ? Buffer.from(value) : value.slice();
  }
}

/**
 * The checksum finds what a power cut leaves. It covers the name of the file, which says what kind of value it has, because a copy of another cache file is
 * whole, too.
 */
function header(file: string, body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write(MAGIC, 0, 'latin1');
  bytes.writeUInt32LE(FORMAT, 8);
  bytes.writeUInt32LE(body.length, 12);
  createHash('sha256')
    .update(`${basename(file)}\0`)
    .update(body)
    .digest()
    .copy(bytes, HEADER_BYTES - CHECKSUM_BYTES, 0, CHECKSUM_BYTES);
  return bytes;
}

import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { errorCode } from '../../base/error-code.ts';
import { makeFolder } from '../../base/make-folder.ts';
import { readRegularFileSync } from '../../base/read-regular-file.ts';
import { writeAtomically } from '../../base/write-atomically.ts';

/** Increment this when the format of a sealed file changes. */
const FORMAT = 1;
const MAGIC = 'atlas';
const HEADER_BYTES = 24;
const CHECKSUM_BYTES = 8;

/**
 * Writes a value that `structuredClone` supports. Other processes see the old file or the new one, never a
 * part. Throws file system errors.
 */
export function writeSealed(file: string, value: unknown): void {
  const body = serialize(value);
  // The checksum in the header finds what a power cut leaves.
  const write = () => {
    writeAtomically(file, [header(body), body], { durable: false });
  };
  try {
    write();
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    makeFolder(dirname(file));
    write();
  }
}

/** Reads a sealed file; undefined if it is missing, truncated, damaged or of another format. */
export function readSealed(file: string): unknown {
  try {
    const bytes = readRegularFileSync(file);
    const body = bytes.subarray(HEADER_BYTES);
    if (!bytes.subarray(0, HEADER_BYTES).equals(header(body))) return undefined;
    return deserialize(body);
  } catch {
    // Missing, unreadable, or written by a newer version of V8.
    return undefined;
  }
}

function header(body: Uint8Array): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write(MAGIC, 0, 'latin1');
  bytes.writeUInt32LE(FORMAT, 8);
  bytes.writeUInt32LE(body.length, 12);
  createHash('sha256')
    .update(body)
    .digest()
    .copy(bytes, HEADER_BYTES - CHECKSUM_BYTES, 0, CHECKSUM_BYTES);
  return bytes;
}

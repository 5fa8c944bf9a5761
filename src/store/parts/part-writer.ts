import { randomBytes } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { digest } from '../../base/digest.ts';
import { TEMPORARY_SUFFIX } from '../../base/write-atomically.ts';
import { PART_FORMAT, TRAILER, type PartBatch, type PartList } from './part-list.ts';

/** Bytes of a batch: large enough that few are read, and small enough that one is nothing in memory. */
const BATCH_BYTES = 1 << 20;

/** A temporary file of this age has lost its process. */
const ABANDONED_MS = 86_400_000;

/** Writes a file of parts, which replaces the old one at the end. Throws the system error if it cannot be written. */
export class PartWriter {
  readonly #file: string;
  readonly #temporary: string;
  readonly #program: string;
  readonly #batches: PartBatch[] = [];
  #descriptor: number | undefined;
  #offset = 0;
  #bytes: Uint8Array[] = [];
  #parts: [string, string, number][] = [];
  #length = 0;

  constructor(file: string, program: string) {
    this.#file = file;
    this.#program = program;
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    removeAbandoned(folder);
    this.#temporary = join(folder, `.${randomBytes(8).toString('hex')}${TEMPORARY_SUFFIX}`);
    this.#descriptor = openSync(this.#temporary, 'wx');
  }

  add(path: string, key: string, bytes: Uint8Array): void {
    this.#parts.push([path, key, bytes.length]);
    this.#bytes.push(bytes);
    this.#length += bytes.length;
    if (this.#length >= BATCH_BYTES) this.#flush();
  }

  finish(): void {
    this.#flush();
    const list: PartList = {
      format: PART_FORMAT,
      name: basename(this.#file),
      program: this.#program,
      batches: this.#batches,
    };
    const text = JSON.stringify(list);
    this.#write(Buffer.from(text + digest(text) + String(this.#offset).padStart(TRAILER.offset)));
    this.#close();
    renameSync(this.#temporary, this.#file);
  }

  /** Removes what was written. Does nothing after `finish`, unless that failed. */
  cancel(): void {
    this.#close();
    rmSync(this.#temporary, { force: true });
  }

  #flush(): void {
    if (this.#parts.length === 0) return;
    const bytes = Buffer.concat(this.#bytes);
    this.#batches.push({
      offset: this.#offset,
      length: bytes.length,
      digest: digest(bytes),
      parts: this.#parts,
    });
    this.#write(bytes);
    this.#offset += bytes.length;
    this.#bytes = [];
    this.#parts = [];
    this.#length = 0;
  }

  #write(bytes: Uint8Array): void {
    // Each write continues where the last one ended.
    if (this.#descriptor !== undefined) writeFileSync(this.#descriptor, bytes);
  }

  #close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

/** Removes what processes left behind that were killed while they wrote. */
function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(TEMPORARY_SUFFIX))) {
    const file = join(folder, name);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < Date.now() - ABANDONED_MS) rmSync(file, { force: true });
  }
}

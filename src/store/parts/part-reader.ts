import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { digest } from '../../base/digest.ts';
import { PART_FORMAT, TRAILER, type PartBatch, type PartList } from './part-list.ts';

interface Place {
  batch: PartBatch;
  key: string;
  start: number;
  length: number;
}

/** A file of parts. Reading in the order of the file is fast: one batch is in memory. */
export class PartReader {
  readonly #descriptor: number;
  readonly #places = new Map<string, Place>();
  #loaded: { batch: PartBatch; bytes: Buffer | undefined } | undefined;

  private constructor(descriptor: number, { batches }: PartList) {
    this.#descriptor = descriptor;
    for (const batch of batches) {
      let start = 0;
      for (const [path, key, length] of batch.parts) {
        this.#places.set(path, { batch, key, start, length });
        start += length;
      }
    }
  }

  /** Opens a file; undefined if it is missing, damaged, of another program, or was written under another name. */
  static open(file: string, program: string): PartReader | undefined {
    let descriptor: number | undefined;
    try {
      descriptor = openSync(file, 'r');
      const list = readList(descriptor);
      const isCurrent = list?.format === PART_FORMAT && list.program === program;
      if (isCurrent && list.name === basename(file)) return new PartReader(descriptor, list);
    } catch {
      // A cache that cannot be read is made again.
    }
    if (descriptor !== undefined) closeSync(descriptor);
    return undefined;
  }

  /** The number of parts. */
  get count(): number {
    return this.#places.size;
  }

  /** All parts, in the order of the file. */
  list(): { path: string; key: string }[] {
    return Array.from(this.#places, ([path, { key }]) => ({ path, key }));
  }

  /** Returns the part of a file; undefined if it has another key or is damaged. */
  read(path: string, key: string): Uint8Array | undefined {
    const place = this.#places.get(path);
    if (place?.key !== key) return undefined;
    if (this.#loaded?.batch !== place.batch)
      this.#loaded = { batch: place.batch, bytes: this.#load(place.batch) };
    return this.#loaded.bytes?.subarray(place.start, place.start + place.length);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  #load({ offset, length, digest: expected }: PartBatch): Buffer | undefined {
    // Memory of its own: parts may refer to it, and the pool of small buffers would be kept with it.
    const bytes = Buffer.from(new ArrayBuffer(length));
    try {
      if (readSync(this.#descriptor, bytes, 0, length, offset) !== length) return undefined;
    } catch {
      return undefined;
    }
    return digest(bytes) === expected ? bytes : undefined;
  }
}

function readList(descriptor: number): PartList | undefined {
  const { size } = fstatSync(descriptor);
  const trailer = TRAILER.digest + TRAILER.offset;
  const end = readText(descriptor, size - trailer, trailer);
  const offset = Number(end.slice(TRAILER.digest));
  const text = readText(descriptor, offset, size - trailer - offset);
  return digest(text) === end.slice(0, TRAILER.digest) ? (JSON.parse(text) as PartList) : undefined;
}

function readText(descriptor: number, offset: number, length: number): string {
  const bytes = Buffer.alloc(length);
  const read = readSync(descriptor, bytes, 0, length, offset);
  return bytes.toString('utf8', 0, read);
}

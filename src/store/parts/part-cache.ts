import { deserialize, serialize } from 'node:v8';
import { PartReader } from './part-reader.ts';
import { PartWriter } from './part-writer.ts';

/** Identifies what parts depend on besides the shard. Data of another version of V8 may not be readable. */
export function partProgram(program: string): string {
  return `${program} ${process.versions.v8}`;
}

/** The parts of one layer from the build before, in a file that this build replaces if another part is made. */
export class PartCache {
  readonly #file: string;
  readonly #program: string;
  #reader: PartReader | undefined;
  #writer: PartWriter | undefined;
  /** The parts that were read before the first part was made, which are copied then. */
  #kept: (readonly [path: string, key: string])[] = [];
  #isWritable = true;

  /** `program` identifies what parts depend on besides the shard. */
  constructor(file: string, program: string) {
    this.#file = file;
    this.#program = partProgram(program);
    this.#reader = PartReader.open(file, this.#program);
  }

  /** Returns the part of a file that was made of the shard with this key; undefined if there is none. */
  read(path: string, key: string): unknown {
    const bytes = this.#reader?.read(path, key);
    if (!bytes) return undefined;
    const part: unknown = deserialize(bytes);
    if (this.#writer) this.#write((writer) => writer.add(path, key, bytes));
    else this.#kept.push([path, key]);
    return part;
  }

  /** Keeps a part for the next build. */
  add(path: string, key: string, part: unknown): void {
    if (!this.#isWritable) return;
    this.#write((writer) => writer.add(path, key, serialize(part)));
  }

  /** Replaces the file, if it lacked a part or has parts that nobody read. */
  finish(): void {
    if (this.#writer || (this.#reader && this.#reader.count > this.#kept.length)) {
      this.#write((writer) => writer.finish());
      this.#writer = undefined;
    }
    this.cancel();
  }

  cancel(): void {
    this.#reader?.close();
    this.#writer?.cancel();
    this.#reader = undefined;
    this.#writer = undefined;
    this.#kept = [];
  }

  /** A cache that cannot be written costs time in the next build and no more. */
  #write(step: (writer: PartWriter) => void): void {
    if (!this.#isWritable) return;
    try {
      step(this.#writer ?? this.#openWriter());
    } catch {
      this.#isWritable = false;
      this.#writer?.cancel();
      this.#writer = undefined;
    }
  }

  #openWriter(): PartWriter {
    const writer = new PartWriter(this.#file, this.#program);
    this.#writer = writer;
    for (const [path, key] of this.#kept) {
      const bytes = this.#reader?.read(path, key);
      if (bytes) writer.add(path, key, bytes);
    }
    this.#kept = [];
    return writer;
  }
}

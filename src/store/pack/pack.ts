import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { readArtifactRecord } from './artifact-record.ts';
import { readPackList, type PackEntry, type PackList } from './pack-list.ts';

/** A pack whose files do not contain what its list says. */
export class PackDamaged extends Error {
  override readonly name = 'PackDamaged';
}

/** Closes the files of packs that are no longer used. */
const closer = new FinalizationRegistry((descriptors: readonly number[]) => closeAll(descriptors));

/**
 * Artifacts in a few files, of which each can be read alone. The files stay open, so they can be read even after they were
 * deleted.
 */
export class Pack {
  /** The name of its list. */
  readonly name: string;
  readonly list: PackList;
  /** In the order in which the artifacts were written. */
  readonly entries: ReadonlyMap<string, PackEntry>;
  readonly #descriptors: readonly number[];

  private constructor(name: string, list: PackList, descriptors: readonly number[]) {
    this.name = name;
    this.list = list;
    this.entries = new Map(list.entries.map((entry) => [entry.path, entry]));
    this.#descriptors = descriptors;
    closer.register(this, descriptors, this);
  }

  /** Opens the pack with this list; undefined if it is missing, incomplete or of another format. */
  static open(folder: string, name: string): Pack | undefined {
    const list = readPackList(folder, name);
    if (!list) return undefined;
    const descriptors: number[] = [];
    try {
      for (const { name: file, bytes } of list.segments) {
        const descriptor = openSync(join(folder, file), 'r');
        descriptors.push(descriptor);
        if (fstatSync(descriptor).size < bytes) throw new PackDamaged(`${file} is incomplete`);
      }
    } catch {
      closeAll(descriptors);
      return undefined;
    }
    return new Pack(name, list, descriptors);
  }

  /**
   * Returns an artifact, or undefined. The members of a file are read when they are used; `onRead` is told the characters of each text
   * that is parsed. Throws `PackDamaged`.
   */
  read(path: string, onRead?: (characters: number) => void): unknown {
    const entry = this.entries.get(path);
    if (!entry) return undefined;
    const value = readArtifactRecord(path, this.readBytes(entry), onRead);
    if (value === undefined) throw new PackDamaged(`${path} is not what was written`);
    return value;
  }

  /** Returns the record of an artifact. */
  readBytes({ segment, offset, length }: PackEntry): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    const descriptor = this.#descriptors[segment];
    if (descriptor === undefined || readSync(descriptor, bytes, 0, length, offset) !== length)
      throw new PackDamaged(`${this.name} is incomplete`);
    return bytes;
  }

  close(): void {
    closer.unregister(this);
    closeAll(this.#descriptors);
  }
}

function closeAll(descriptors: readonly number[]): void {
  for (const descriptor of descriptors) {
    try {
      closeSync(descriptor);
    } catch {
      // Closing a file that was only read loses nothing.
    }
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../base/digest.ts';
import type { HubUnit, UnitArtifact } from '../../features/hub/build/hub-lists.ts';
import type { Output } from '../../publish/output/output-folder.ts';
import { StagedWriter } from '../../publish/staged-writer.ts';
import type { Store } from '../../store/store.ts';

/** A file of a hub. */
export interface HubFile {
  path: string;
  digest: string;
  bytes: number;
  /** The prefix of a list of names. */
  prefix?: string | undefined;
}

/** Files that were made together, and the key of all that their bytes depend on. */
export interface MadeUnit {
  key: string;
  files: HubFile[];
}

/** Collects the files of a hub. Those that an earlier run made from the same are kept without reading them. */
export class HubWriter implements Store {
  readonly #output: Output;
  readonly #writer: StagedWriter;
  readonly #signal: AbortSignal;
  readonly #earlier: ReadonlyMap<string, MadeUnit>;
  readonly #files = new Map<string, HubFile>();
  readonly #changed = new Set<string>();
  readonly units = new Map<string, MadeUnit>();

  /** `earlier` has the units whose files are in the output. */
  constructor(output: Output, earlier: ReadonlyMap<string, MadeUnit>, signal: AbortSignal) {
    const { newFolder, identity } = output.staging;
    this.#output = output;
    this.#writer = new StagedWriter({ newFolder, identity, output: output.folder });
    this.#earlier = earlier;
    this.#signal = signal;
  }

  get writer(): StagedWriter {
    return this.#writer;
  }

  get files(): HubFile[] {
    return [...this.#files.values()];
  }

  /** Paths of the files that are new or have other bytes. */
  get changed(): string[] {
    return [...this.#changed];
  }

  unit({ id, key, make }: HubUnit): HubFile[] {
    return this.keep(id, key) ?? this.make(id, key, make());
  }

  /** Keeps the files of a unit if an earlier run made them, with the same key if there is one. */
  keep(id: string, key?: string): HubFile[] | undefined {
    const earlier = this.#earlier.get(id);
    if (earlier === undefined) return undefined;
    if (key !== undefined && earlier.key !== key) return undefined;
    this.units.set(id, earlier);
    for (const file of earlier.files) this.#files.set(file.path, file);
    return earlier.files;
  }

  make(id: string, key: string, artifacts: Iterable<UnitArtifact>): HubFile[] {
    const files: HubFile[] = [];
    for (const { path, value, prefix } of artifacts)
      files.push({ ...this.write(path, Buffer.from(JSON.stringify(value))), prefix });
    this.units.set(id, { key, files });
    return files;
  }

  write(path: string, content: Uint8Array): HubFile {
    this.#signal.throwIfAborted();
    const file = { path, digest: digest(content), bytes: content.length };
    this.#files.set(path, file);
    if (this.#writer.write(path, content)) this.#changed.add(path);
    return file;
  }

  /** Returns an artifact of the hub. Throws if its bytes are not those that were written. */
  read(path: string): Promise<unknown> {
    const file = this.#files.get(path);
    if (!file) return Promise.resolve(undefined);
    const folder = this.#changed.has(path) ? this.#output.staging.newFolder : this.#output.folder;
    const bytes = readFileSync(join(folder, path));
    if (digest(bytes) !== file.digest) throw new DamagedHub(path);
    return Promise.resolve(JSON.parse(bytes.toString('utf8')));
  }
}

/** A file of the hub is not what the last run wrote. */
export class DamagedHub extends Error {
  override name = 'DamagedHub';

  constructor(path: string) {
    super(`${path} of the hub was changed by another program.`);
  }
}

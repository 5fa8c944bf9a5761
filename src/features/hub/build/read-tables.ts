import type * as z from 'zod';
import { digest } from '../../../base/digest.ts';
import { artifactPath } from '../../../model/artifact.ts';
import type { HubTables } from '../../../model/hub.ts';
import { titleOf } from '../../../model/atlas-index.ts';
import { ExportsShard, InterfaceIndex, UsesShard } from '../../../model/interface.ts';
import { Packages } from '../../../model/packages.ts';
import { readIndex } from '../../../query/read.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import type { AtlasTables } from './hub-source.ts';

/** Limits of the tables of one atlas, which may come from anywhere: some times those of the largest real ones. */
const MAX_SHARDS = 8192;
const MAX_SHARD_LENGTH = 4_000_000;
const MAX_LENGTH = 256_000_000;
/** Shards that are read at once. */
const AT_ONCE = 8;

export interface KeptTables {
  interface: InterfaceIndex;
  /** Returns the copy of a shard, by `exports/{n}` or `uses/{n}`; undefined if it is lost. */
  read(name: string): Promise<unknown>;
}

/**
 * Reads the tables of an atlas. Shards that did not change since an earlier run are not read from it. Throws a `StoreError` if the atlas cannot
 * be read, or if its tables are not what an atlas contains.
 */
export async function readTables(store: Store, kept?: KeptTables): Promise<AtlasTables> {
  const index = await readIndex(store);
  const [packages, tables] = await Promise.all([
    store.read(artifactPath.packages),
    store.read(artifactPath.interface('index')),
  ]);
  if (tables === undefined)
    throw new StoreError(
      'unreadable',
      'The atlas has no tables of exports and uses: it was built by an earlier version. Build it again.',
    );
  const titles = new Map(index.grammars.map(({ language, title }) => [language, title]));
  const manifest = parse(InterfaceIndex, tables, artifactPath.interface('index'));
  const read = new ShardReader(store, kept);
  return {
    atlas: {
      name: titleOf(index),
      commit: index.repository.commit,
      languages: index.languages.flatMap(({ language }) => titles.get(language ?? '') ?? []),
    },
    packages: packages === undefined ? [] : parse(Packages, packages, artifactPath.packages).packages,
    interface: manifest,
    exports: await read.all(
      ExportsShard,
      manifest.exports.shards,
      artifactPath.interfaceExports,
      kept?.interface.exports.shards,
    ),
    uses: await read.all(
      UsesShard,
      manifest.uses.shards,
      artifactPath.interfaceUses,
      kept?.interface.uses.shards,
    ),
  };
}

/** Reads the tables that an earlier run read. Throws a `StoreError` if a part of them is lost or damaged. */
export async function readKeptTables(
  index: HubTables,
  readShard: (name: string) => Promise<unknown>,
): Promise<AtlasTables> {
  const read = new ShardReader({ read: readShard }, undefined);
  const { exports, uses } = index.interface;
  return {
    ...index,
    exports: await read.all(ExportsShard, exports.shards, (number) => `exports/${number}`),
    uses: await read.all(UsesShard, uses.shards, (number) => `uses/${number}`),
  };
}

/** Identifies all that `readTables` returns, by the digests of its shards. */
export function digestOfTables({ atlas, packages, interface: manifest }: HubTables): string {
  return digest(JSON.stringify([atlas, packages, manifest]));
}

class ShardReader {
  readonly #store: Store;
  readonly #kept: KeptTables | undefined;
  #length = 0;

  constructor(store: Store, kept: KeptTables | undefined) {
    this.#store = store;
    this.#kept = kept;
  }

  async all<Shard extends z.ZodType>(
    schema: Shard,
    digests: readonly string[],
    pathOf: (number: number) => string,
    before: readonly string[] = [],
  ): Promise<z.output<Shard>[]> {
    if (digests.length > MAX_SHARDS)
      throw new StoreError(
        'unreadable',
        `The atlas has ${digests.length} tables of one kind, more than ${MAX_SHARDS}.`,
      );
    const shards: z.output<Shard>[] = [];
    for (let start = 0; start < digests.length; start += AT_ONCE) {
      const part = digests.slice(start, start + AT_ONCE).map((wanted, at) => {
        const path = pathOf(start + at);
        return this.#one(schema, path, wanted, before[start + at] === wanted);
      });
      shards.push(...(await Promise.all(part)));
    }
    return shards;
  }

  async #one<Shard extends z.ZodType>(
    schema: Shard,
    path: string,
    wanted: string,
    isKept: boolean,
  ): Promise<z.output<Shard>> {
    const kept = isKept ? await this.#kept?.read(nameOf(path)).catch(() => undefined) : undefined;
    if (kept !== undefined && digest(JSON.stringify(kept)) === wanted) return this.#parse(schema, kept, path);
    const value = await this.#store.read(path);
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined || digest(text) !== wanted)
      throw new StoreError(
        'unreadable',
        `${path} is ${text === undefined ? 'missing' : 'of another version than the list of tables'}. Build the atlas again.`,
      );
    this.#length += text.length;
    if (text.length > MAX_SHARD_LENGTH || this.#length > MAX_LENGTH)
      throw new StoreError('unreadable', `${path} is larger than the tables of an atlas can be.`);
    return this.#parse(schema, value, path);
  }

  #parse<Shard extends z.ZodType>(schema: Shard, value: unknown, path: string): z.output<Shard> {
    const shard = parse(schema, value, path);
    const place = placeOutside(shard);
    if (place !== undefined)
      throw new StoreError(
        'unreadable',
        `${path} has a path that leads out of the atlas: ${JSON.stringify(place.slice(0, 100))}.`,
      );
    return shard;
  }
}

/** Returns `exports/{n}` or `uses/{n}` of the path of a table. */
function nameOf(path: string): string {
  return path.slice(artifactPath.interface('').length, -'.json'.length);
}

/** Returns a path or address in a shard that leads out of the atlas. Links are made of them. */
function placeOutside(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const isPlace = typeof member === 'string' && (key === 'path' || key === 'address');
    const found = isPlace && !isInside(member) ? member : placeOutside(member);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether no part of a path is empty, `.` or `..`. */
function isInside(path: string): boolean {
  return !/(?:^|\/)\.{0,2}(?:\/|$)|\0/.test(path);
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.output<Schema> {
  const { success, data } = schema.safeParse(value);
  if (success) return data;
  throw new StoreError('unreadable', `${path} is not what an atlas contains there. Build the atlas again.`);
}

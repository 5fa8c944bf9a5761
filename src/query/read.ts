import { directoryAddress, pathAddress } from '../model/address.ts';
import { artifactPath } from '../model/artifact.ts';
import { AtlasIndex, SCHEMA_VERSION } from '../model/atlas-index.ts';
import type { DirectoryShard } from '../model/directory-shard.ts';
import type { FileShard } from '../model/file-shard.ts';
import { type ImageShard, isImageName } from '../model/image.ts';
import { fileId, symbolId } from '../model/id.ts';
import type { NodeKind } from '../model/kinds.ts';
import { parentPath } from '../model/path.ts';
import type { SymbolRow, SymbolShard } from '../model/symbol-shard.ts';
import { joinDirectory } from '../store/directory-parts.ts';
import { StoreError, type Store } from '../store/store.ts';

/**
 * Indexes that were validated. Only the index is validated completely, because it has the schema version of all artifacts.
 * Of the others, which are read thousands of times, only the presence of some members is checked.
 */
const validated = new WeakSet<object>();

/** Reads the index. Throws `StoreError` if there is no atlas, or one that this version cannot read. */
export async function readIndex(store: Store): Promise<AtlasIndex> {
  const value = await store.read(artifactPath.index);
  if (value === undefined)
    throw new StoreError(
      'unreadable',
      `There is no atlas here: ${artifactPath.index} is missing. Build one first.`,
    );
  if (typeof value === 'object' && value !== null && validated.has(value)) return value as AtlasIndex;
  const version = member(value, 'schemaVersion');
  if (version === undefined)
    throw new StoreError(
      'unreadable',
      `${artifactPath.index} is not the index of an atlas. Check the folder or address.`,
    );
  if (typeof version === 'number' && version !== SCHEMA_VERSION) {
    throw new StoreError(
      'unreadable',
      `This atlas has schema version ${version}; this version of treeatlas reads ${SCHEMA_VERSION}. Build the atlas again.`,
    );
  }
  const result = AtlasIndex.safeParse(value);
  if (!result.success) {
    throw new StoreError(
      'unreadable',
      `${artifactPath.index} is damaged (${firstIssue(result.error)}). Build the atlas again.`,
      {
        cause: result.error,
      },
    );
  }
  validated.add(value as object);
  return value as AtlasIndex;
}

/** Reads the shard of a file by its path; undefined if the atlas has no such file. */
export async function readFile(store: Store, path: string): Promise<FileShard | undefined> {
  const direct = await readFileAt(store, pathAddress(path));
  if (direct?.path === path) return direct;
  // Names that differ only in case do not have their default addresses. The directory lists the actual ones.
  const directory = await readDirectory(store, parentPath(path));
  const entry = directory?.files.find((file) => file.path === path);
  return entry && (await readListedFile(store, entry));
}

/** Reads a directory by its path, which is empty for the root; undefined if the atlas has no such directory. */
export async function readDirectory(store: Store, path: string): Promise<DirectoryShard | undefined> {
  const direct = await readDirectoryAt(store, directoryAddress(path));
  if (direct?.path === path || path === '') return direct;
  const nearest = await readNearestDirectory(store, path);
  return nearest?.path === path ? nearest : undefined;
}

/**
 * Reads the directory at a path, or else the last one above it that exists. Walks from the root down, because a path that is not in the
 * atlas may have any number of parts.
 */
export async function readNearestDirectory(store: Store, path: string): Promise<DirectoryShard | undefined> {
  let nearest = await readDirectoryAt(store, '');
  let wanted = '';
  for (const name of path.split('/')) {
    wanted = wanted === '' ? name : `${wanted}/${name}`;
    const entry = nearest?.directories.find((directory) => directory.path === wanted);
    if (!entry) break;
    nearest = await readListedDirectory(store, entry);
  }
  return nearest;
}

/**
 * Reads a file that a directory lists. Throws `StoreError` if its shard is missing, because the atlas is then damaged.
 */
export async function readListedFile(store: Store, { address }: { address: string }): Promise<FileShard> {
  return listed(await readFileAt(store, address), artifactPath.file(address));
}

/** Reads a directory that its parent lists. Throws `StoreError` if it is missing. */
export async function readListedDirectory(
  store: Store,
  { address }: { address: string },
): Promise<DirectoryShard> {
  return listed(await readDirectoryAt(store, address), artifactPath.directory(address));
}

export function readImageAt(store: Store, address: string): Promise<ImageShard | undefined> {
  return readShard<ImageShard>(store, artifactPath.image(address), ['path', 'data']);
}

/** Reads an image by its path; undefined if the atlas has no such image. */
export async function readImage(store: Store, path: string): Promise<ImageShard | undefined> {
  const direct = await readImageAt(store, pathAddress(path));
  if (direct?.path === path || !isImageName(path)) return direct;
  const directory = await readDirectory(store, parentPath(path));
  const address = directory?.skipped.find((each) => each.path === path)?.image;
  return address === undefined ? undefined : readImageAt(store, address);
}

export function readFileAt(store: Store, address: string): Promise<FileShard | undefined> {
  return readShard<FileShard>(store, artifactPath.file(address), [
    'path',
    'nodes',
    'ends',
    'edges',
    'candidates',
  ]);
}

/** Reads a directory with all its parts; `readDirectoryStart` reads only the first part. */
export async function readDirectoryAt(store: Store, address: string): Promise<DirectoryShard | undefined> {
  const start = await readDirectoryStart(store, address);
  return start && (await joinDirectory(store, start));
}

export function readDirectoryStart(store: Store, address: string): Promise<DirectoryShard | undefined> {
  return readShard<DirectoryShard>(store, artifactPath.directory(address), ['path', 'directories', 'files']);
}

/** A symbol as listed in the shards of names. */
export interface SymbolEntry {
  readonly id: string;
  name: string;
  symbol: string;
  kind: NodeKind;
  path: string;
  /** Line of the name, 1-based. */
  line: number;
  rank: number;
  /** Whether it is a file in no analysed language. */
  isText: boolean;
}

/** Decides whether a symbol is wanted. Most of a shard usually are not. */
export type SymbolFilter = (
  symbol: Pick<SymbolEntry, 'name' | 'symbol' | 'kind' | 'path' | 'isText'>,
) => boolean;

/** Reads the wanted symbols of one shard of names. `file` is from `symbolShards` of the index. */
export async function readSymbolShard(
  store: Store,
  file: string,
  wanted?: SymbolFilter,
): Promise<SymbolEntry[]> {
  const path = artifactPath.symbols(file);
  const shard = await readShard<SymbolShard>(store, path, ['paths', 'rows']);
  if (!shard) throw damaged(path, 'it is missing');
  const entries: SymbolEntry[] = [];
  for (const row of shard.rows) {
    const entry = new RowEntry(row, shard.paths);
    if (!wanted || wanted(entry)) entries.push(entry);
  }
  return entries;
}

/** Reads all symbols whose names begin with `prefix`, ignoring case, in the order of their shards. */
export async function readSymbols(store: Store, prefix: string): Promise<SymbolEntry[]> {
  const { symbolShards } = await readIndex(store);
  const wanted = prefix.toLowerCase();
  const longer = symbolShards.filter((shard) => shard.prefix.startsWith(wanted));
  const shorter = symbolShards.filter(({ prefix }) => wanted.startsWith(prefix) && prefix !== wanted);
  const longest = Math.max(...shorter.map(({ prefix }) => prefix.length));
  const exact = longer.some((shard) => shard.prefix === wanted);
  const nearest = exact ? [] : shorter.filter(({ prefix }) => prefix.length === longest);
  const entries: SymbolEntry[] = [];
  for (const shard of [...nearest, ...longer]) {
    const begins: SymbolFilter = ({ name }) => name.toLowerCase().startsWith(wanted);
    for (const entry of await readSymbolShard(store, shard.file, begins)) entries.push(entry);
  }
  return entries;
}

/** A class, because a repository has a hundred thousand entries, of which most are compared by name only. */
class RowEntry implements SymbolEntry {
  readonly name: string;
  readonly symbol: string;
  readonly kind: NodeKind;
  readonly path: string;
  readonly line: number;
  readonly rank: number;
  readonly isText: boolean;

  constructor([name, dotted, kind, pathIndex, line, , rank, text]: SymbolRow, paths: readonly string[]) {
    this.name = name;
    this.symbol = kind === 'module' ? '' : dotted || name;
    this.kind = kind;
    this.path = paths[pathIndex] ?? '';
    this.line = line;
    this.rank = rank;
    this.isText = text === 1;
  }

  get id(): string {
    return this.kind === 'module' ? fileId(this.path) : symbolId(this.kind, this.path, this.symbol);
  }
}

/** Reads an artifact that another refers to. Throws `StoreError` if it is missing, because the atlas is then damaged. */
export async function readNamed<Value>(store: Store, path: string): Promise<Value> {
  const value = await store.read(path);
  if (typeof value === 'object' && value !== null) return value as Value;
  throw new StoreError('unreadable', `${path} is missing. Build the atlas again.`);
}

async function readShard<Shard>(
  store: Store,
  path: string,
  members: (keyof Shard & string)[],
): Promise<Shard | undefined> {
  const value = await store.read(path);
  if (value === undefined) return undefined;
  const missing = members.find((name) => !hasMember(value, name));
  if (missing) throw damaged(path, `it has no "${missing}"`);
  return value as Shard;
}

/** Does not read the member, which a store may have to fetch. */
function hasMember(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

function member(value: unknown, name: string): unknown {
  return hasMember(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function listed<Shard>(shard: Shard | undefined, path: string): Shard {
  if (shard === undefined) throw damaged(path, 'the atlas lists it, but it is missing');
  return shard;
}

export function damaged(path: string, what: string): StoreError {
  return new StoreError('unreadable', `${path} is damaged: ${what}. Build the atlas again.`);
}

function firstIssue(error: { issues: { path: PropertyKey[]; message: string }[] }): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unknown';
}

import { pathAddress } from '../../../model/address.ts';
import { artifactPath } from '../../../model/artifact.ts';
import { GrepFiles, GrepIndex, GrepTrigrams, type GrepFileRow } from '../../../model/grep.ts';
import { compareText } from '../../../model/order.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import { walkFiles } from '../../../query/walk.ts';

/** A file that can be searched. */
export interface GrepFile {
  /** The number in the trigram lists; undefined for files that the index does not cover. */
  number: number | undefined;
  path: string;
  address: string;
  language: string | null;
  /** In UTF-16 code units, or in bytes if the atlas has no index. */
  size: number;
  isTest: boolean;
}

/** Returns undefined if the atlas has no trigram index. Then all files are searched. */
export async function readGrepIndex(store: Store): Promise<GrepIndex | undefined> {
  const value = await store.read(artifactPath.grep('index'));
  return value === undefined ? undefined : checked(GrepIndex, value, 'index');
}

/** Returns all files, by path. */
export async function readGrepFiles(store: Store, index: GrepIndex | undefined): Promise<GrepFile[]> {
  if (!index) return walkedFiles(store);
  const tables = Array.from({ length: Math.ceil(index.files / index.filesPerTable) }, async (_, number) => {
    const name = `files/${number}`;
    return checked(GrepFiles, await store.read(artifactPath.grep(name)), name).rows;
  });
  const { touched = [], rows = [] } = index.overlay ?? {};
  const changed = new Set(touched);
  const files = (await Promise.all(tables))
    .flat()
    .map((row, number) => grepFile(row, number))
    .filter(({ path }) => !changed.has(path));
  if (rows.length === 0) return files;
  return inOrder([...files, ...rows.map((row) => grepFile(row, undefined))]);
}

function grepFile([path, address, language, size, test]: GrepFileRow, number: number | undefined): GrepFile {
  return { number, path, address: address || pathAddress(path), language, size, isTest: test === 1 };
}

function inOrder(files: GrepFile[]): GrepFile[] {
  return files.sort((a, b) => compareText(a.path, b.path));
}

/** Returns the encoded lists of one shard, by trigram. */
export async function readTrigrams(store: Store, shard: number): Promise<ReadonlyMap<string, string>> {
  const name = `trigrams/${shard}`;
  const value = await store.read(artifactPath.grep(name));
  const known = typeof value === 'object' && value !== null ? listsOfShard.get(value) : undefined;
  if (known) return known;
  const { trigrams, postings } = checked(GrepTrigrams, value, name);
  const lists = new Map(postings.split('.').map((list, at) => [trigrams.slice(at * 3, at * 3 + 3), list]));
  if (typeof value === 'object' && value !== null) listsOfShard.set(value, lists);
  return lists;
}

const listsOfShard = new WeakMap<object, ReadonlyMap<string, string>>();

async function walkedFiles(store: Store): Promise<GrepFile[]> {
  const files: GrepFile[] = [];
  for await (const { path, address, language, bytes, test } of walkFiles(store, '')) {
    files.push({ number: undefined, path, address, language, size: bytes, isTest: test === true });
  }
  return inOrder(files);
}

function checked<Shape>(
  schema: { safeParse(value: unknown): { success: true; data: Shape } | { success: false; error: Error } },
  value: unknown,
  name: string,
): Shape {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const message = `${artifactPath.grep(name)} is damaged or missing. Build the atlas again.`;
  throw new StoreError('unreadable', message, { cause: result.error });
}

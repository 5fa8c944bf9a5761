import { artifactPath } from '../../../model/artifact.ts';
import { unpackBytes } from '../../../model/packed-bytes.ts';
import { unpackDirections } from '../../../model/packed-vectors.ts';
import {
  SearchDocuments,
  SearchIndex,
  SearchModelVectors,
  SearchTerms,
  SearchVectors,
} from '../../../model/search-shards.ts';
import { damaged } from '../../../query/read.ts';
import type { Store } from '../../../store/store.ts';
import type * as z from 'zod';

// Readers of the search index. Checked and unpacked values are cached for as long as their artifact.

export function readSearchIndex(store: Store): Promise<SearchIndex> {
  return readPart(store, artifactPath.search, SearchIndex);
}

export async function readTermRows(
  store: Store,
  file: number,
): Promise<ReadonlyMap<string, SearchTerms['rows'][number]>> {
  const { rows } = await readPart(store, artifactPath.searchTerms(file), SearchTerms);
  return remembered(rowsByTerm, rows, () => new Map(rows.map((row) => [row[0], row])));
}

export interface VectorBlock {
  /** Rows of length one. */
  vectors: Float32Array;
  /** Empty if no commits are known. */
  baseLevels: Uint8Array;
}

export async function readVectorBlock(store: Store, block: number, dimensions: number): Promise<VectorBlock> {
  const part = await readPart(store, artifactPath.searchVectors(block), SearchVectors);
  return remembered(blocks, part, () => ({
    vectors: unpackDirections(part.vectors, dimensions),
    baseLevels: unpackBytes(part.baseLevels),
  }));
}

/** Returns vectors of the language model of the atlas: rows of length one. */
export async function readModelBlock(store: Store, block: number, dimensions: number): Promise<Float32Array> {
  const part = await readPart(store, artifactPath.searchModel(block), SearchModelVectors);
  return remembered(models, part, () => unpackDirections(part.vectors, dimensions));
}

export function readDocumentBlock(store: Store, block: number): Promise<SearchDocuments> {
  return readPart(store, artifactPath.searchDocuments(block), SearchDocuments);
}

/** Returns the mean vector of each block, as rows of length one. */
export function centroidsOf(index: SearchIndex): Float32Array {
  return remembered(centroids, index, () => {
    const all = index.centroids.map((packed) => unpackDirections(packed, index.dimensions));
    return Float32Array.from(all.flatMap((one) => [...one]));
  });
}

const rowsByTerm = new WeakMap<object, ReadonlyMap<string, SearchTerms['rows'][number]>>();
const blocks = new WeakMap<object, VectorBlock>();
const models = new WeakMap<object, Float32Array>();
const centroids = new WeakMap<object, Float32Array>();
const checked = new WeakSet<object>();

function remembered<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

async function readPart<Part extends object>(
  store: Store,
  path: string,
  schema: z.ZodType<Part>,
): Promise<Part> {
  const value = await store.read(path);
  if (value === undefined) throw damaged(path, 'it is missing');
  if (typeof value === 'object' && value !== null && checked.has(value)) return value as Part;
  const result = schema.safeParse(value);
  if (!result.success) throw damaged(path, result.error.issues[0]?.message ?? 'it has the wrong format');
  checked.add(value as object);
  return value as Part;
}

import type { SearchIndex } from '../../../model/search-shards.ts';
import type { Store } from '../../../store/store.ts';
import { centroidsOf, readModelBlock, readVectorBlock, type VectorBlock } from './read-search.ts';

/** Blocks that one search reads. Repositories up to about 100,000 lines of code have no more. */
const MAX_BLOCKS = 24;
/** Blocks chosen by their mean vector. The others contain the documents with the best words. */
const NEAREST_BLOCKS = 12;

/** The vector of a query, in the space learnt from the repository or in that of a language model. */
export interface QueryVector {
  space: 'learnt' | 'model';
  /** A unit vector. */
  vector: Float32Array;
}

/** The similarity and the activity of documents. */
export interface Nearby {
  /** Whether the query has a vector. */
  isKnown: boolean;
  /** The similarity of a document, -1 to 1. If its block was not read, that of the mean of the block. */
  likeness(document: number): number;
  /** The byte in `SearchVectors.baseLevels`; 0 if unknown. */
  baseLevel(document: number): number;
  /** The similarities of all documents; 0 if the block was not read. */
  likenesses(): Float64Array;
}

/** Reads the blocks of the documents with words of the query (`matching`, best first) and of those with similar vectors. */
export async function readNearby(
  store: Store,
  index: SearchIndex,
  matching: readonly number[],
  learnt: Float32Array | undefined,
  given: QueryVector | undefined,
): Promise<Nearby> {
  const { blockSize, dimensions } = index;
  const means = learnt ? blockMeans(index, learnt) : [];
  const blocks = new Map<number, VectorBlock>();
  const vectors = new Map<number, Float32Array>();
  await Promise.all(
    chooseBlocks(index, matching, means).map(async (block) => {
      const read = await readVectorBlock(store, block, dimensions);
      blocks.set(block, read);
      const length = given?.space === 'model' ? given.vector.length : undefined;
      vectors.set(block, length === undefined ? read.vectors : await readModelBlock(store, block, length));
    }),
  );
  const vectorOf = (document: number, length: number) => {
    const start = (document % blockSize) * length;
    return vectors.get(Math.floor(document / blockSize))?.subarray(start, start + length);
  };
  const query = moveToMatches(given, matching, dimensions, vectorOf);
  return {
    isKnown: query !== undefined,
    likeness(document) {
      const block = Math.floor(document / blockSize);
      const rows = vectors.get(block);
      if (!query || !rows) return query?.space === 'learnt' ? (means[block] ?? 0) : 0;
      return product(rows, (document % blockSize) * query.vector.length, query.vector);
    },
    baseLevel: (document) =>
      blocks.get(Math.floor(document / blockSize))?.baseLevels[document % blockSize] ?? 0,
    likenesses() {
      const all = new Float64Array(index.documents);
      if (!query) return all;
      for (const [block, rows] of vectors) {
        const first = block * blockSize;
        const end = Math.min(index.documents, first + blockSize);
        for (let document = first; document < end; document++)
          all[document] = product(rows, (document - first) * query.vector.length, query.vector);
      }
      return all;
    },
  };
}

/** The documents with the best words that move the vector of the query; the first has most weight. */
const BEST_MATCHES = 10;
/** Their weight, relative to the query. */
const MATCHES_WEIGHT = 0.6;

/**
 * Moves the vector of a query towards the documents that contain its words (Rocchio's method), because a query is short. Without
 * a vector, uses the documents alone. Undefined if there are none.
 */
function moveToMatches(
  given: QueryVector | undefined,
  matching: readonly number[],
  dimensions: number,
  vectorOf: (document: number, length: number) => Float32Array | undefined,
): QueryVector | undefined {
  const length = given?.vector.length ?? dimensions;
  const sum = new Float32Array(length);
  for (const [rank, document] of matching.slice(0, BEST_MATCHES).entries()) {
    for (const [at, value] of vectorOf(document, length)?.entries() ?? []) {
      sum[at] = (sum[at] ?? 0) + value / (rank + 1);
    }
  }
  const matches = unit(sum);
  const vector = given
    ? unit(given.vector.map((value, at) => value + MATCHES_WEIGHT * (matches[at] ?? 0)))
    : matches;
  return vector.some((value) => value !== 0) ? { space: given?.space ?? 'learnt', vector } : undefined;
}

function unit(vector: Float32Array): Float32Array {
  const size = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / size);
}

function blockMeans(index: SearchIndex, learnt: Float32Array): number[] {
  const centroids = centroidsOf(index);
  return index.centroids.map((_, block) => product(centroids, block * index.dimensions, learnt));
}

function chooseBlocks(index: SearchIndex, matching: readonly number[], means: readonly number[]): number[] {
  const all = index.centroids.map((_, block) => block);
  if (all.length <= MAX_BLOCKS) return all;
  const nearest =
    means.length === 0 ? [] : all.toSorted((a, b) => (means[b] ?? 0) - (means[a] ?? 0) || a - b);
  const chosen = new Set(nearest.slice(0, NEAREST_BLOCKS));
  for (const document of matching) {
    if (chosen.size >= MAX_BLOCKS) break;
    chosen.add(Math.floor(document / index.blockSize));
  }
  return [...chosen];
}

function product(rows: Float32Array, start: number, vector: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (rows[start + at] ?? 0) * (vector[at] ?? 0);
  return sum;
}

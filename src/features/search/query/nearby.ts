import type { SearchIndex } from '../../../model/search-shards.ts';
import type { Store } from '../../../store/store.ts';
import { centroidsOf, readModelBlock, readVectorBlock, type VectorBlock } from './read-search.ts';

/** Blocks that one question reads: all of them up to about 100,000 lines of code. */
const MOST_BLOCKS = 24;
/** Of more, so many whose mean is nearest to the question; the others are those of the documents with the best words. */
const NEAREST_BLOCKS = 12;

/** What a question is about: in the space that was learnt here, or in that of a model. */
export interface QueryVector {
  space: 'learnt' | 'model';
  /** Of length one. */
  vector: Float32Array;
}

/** What ranking needs of documents, beside their words. */
export interface Nearby {
  /** Whether it is known what the question is about. */
  isKnown: boolean;
  /** How like the question a document is, -1 to 1. Of one whose block was not read, how like the mean of the block is. */
  likeness(document: number): number;
  /** Byte of `SearchVectors.baseLevels`; 0 where it is not known. */
  baseLevel(document: number): number;
  /** Of all documents; 0 where the block was not read. */
  likenesses(): Float64Array;
}

/** Reads the blocks of the documents that have the words of the question (`matching`, best first) and of those that may mean what it does. */
export async function readNearby(
  store: Store,
  index: SearchIndex,
  matching: readonly number[],
  learnt: Float32Array | undefined,
  asked: QueryVector | undefined,
): Promise<Nearby> {
  const { blockSize, dimensions } = index;
  const means = learnt ? blockMeans(index, learnt) : [];
  const blocks = new Map<number, VectorBlock>();
  const vectors = new Map<number, Float32Array>();
  await Promise.all(
    chooseBlocks(index, matching, means).map(async (block) => {
      const read = await readVectorBlock(store, block, dimensions);
      blocks.set(block, read);
      const ofModel = asked?.space === 'model' ? asked.vector.length : undefined;
      vectors.set(block, ofModel === undefined ? read.vectors : await readModelBlock(store, block, ofModel));
    }),
  );
  const vectorOf = (document: number, length: number) => {
    const start = (document % blockSize) * length;
    return vectors.get(Math.floor(document / blockSize))?.subarray(start, start + length);
  };
  const query = towards(asked, matching, dimensions, vectorOf);
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

/** So many of the documents with the best words tell what the question is about; the first counts most. */
const BEST_MATCHES = 10;
/** How much, beside the question itself. */
const MATCHES_WEIGHT = 0.6;

/**
 * The question, led towards what the documents with its words are about (after Rocchio): a question is short, and what has its words says
 * the rest. Of a question whose words mean nothing known, these documents alone. Undefined where there are none either.
 */
function towards(
  asked: QueryVector | undefined,
  matching: readonly number[],
  dimensions: number,
  vectorOf: (document: number, length: number) => Float32Array | undefined,
): QueryVector | undefined {
  const length = asked?.vector.length ?? dimensions;
  const sum = new Float32Array(length);
  for (const [rank, document] of matching.slice(0, BEST_MATCHES).entries()) {
    for (const [at, value] of vectorOf(document, length)?.entries() ?? []) {
      sum[at] = (sum[at] ?? 0) + value / (rank + 1);
    }
  }
  const matches = unit(sum);
  const vector = asked
    ? unit(asked.vector.map((value, at) => value + MATCHES_WEIGHT * (matches[at] ?? 0)))
    : matches;
  return vector.some((value) => value !== 0) ? { space: asked?.space ?? 'learnt', vector } : undefined;
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
  if (all.length <= MOST_BLOCKS) return all;
  const nearest =
    means.length === 0 ? [] : all.toSorted((a, b) => (means[b] ?? 0) - (means[a] ?? 0) || a - b);
  const chosen = new Set(nearest.slice(0, NEAREST_BLOCKS));
  for (const document of matching) {
    if (chosen.size >= MOST_BLOCKS) break;
    chosen.add(Math.floor(document / index.blockSize));
  }
  return [...chosen];
}

function product(rows: Float32Array, start: number, vector: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (rows[start + at] ?? 0) * (vector[at] ?? 0);
  return sum;
}

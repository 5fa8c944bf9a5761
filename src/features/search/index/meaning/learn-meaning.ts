import { meaningWeight, weightOf } from '../../codec/relevance.ts';
import type { Steps } from '../../../../derive/steps.ts';
import type { Postings } from '../postings.ts';
import { singularVectors } from './singular-vectors.ts';
import { times, type SparseMatrix } from './sparse-matrix.ts';

/**
 * Most terms that get a vector, the most frequent ones. A word that occurs twice in a million lines teaches
 * nothing, and twice as many terms rank no better in `npm run bench:search`.
 */
const MAX_TERMS = 6_000;
/**
 * Maximum number of values used for learning. Beyond it, documents are sampled at equal distances: more of them do not improve the results of searches
 * in `npm run bench:search`, and they take longer.
 */
const MAX_VALUES = 200_000;
/** A term in more than this share of the documents does not distinguish them. */
const MAX_COMMON = 0.5;
/** Saturation of term weights: few repetitions already count almost fully. */
const FULLNESS = 2;
/** Weight of callers and callees in the vector of a document. */
const NEIGHBOURS = 0.5;

export interface Meaning {
  dimensions: number;
  /** Row in `terms` by number of the term; -1 if it has none. */
  rowOfTerm: Int32Array;
  /** Rows of length `dimensions`. */
  terms: Float64Array;
  /** A row of length one for each document; zeros if no term of it has a vector. */
  documents: Float64Array;
}

/**
 * Learns vectors of terms and documents from the co-occurrence of terms (latent semantic analysis). Terms
 * with the same neighbours get similar vectors. The vector of a document is the sum of those of its terms,
 * moved towards the documents that it calls and that call it (`calls`: pairs of documents).
 */
export function* learnMeaning(
  postings: Postings,
  documentCounts: Uint32Array,
  isWhole: (term: number) => boolean,
  calls: Iterable<readonly [number, number]>,
  wanted: number,
): Steps<Meaning> {
  const rowOfTerm = chooseTerms(documentCounts, postings.documents, isWhole);
  const columns = rowOfTerm.reduce((largest, row) => Math.max(largest, row + 1), 0);
  // With fewer terms, the remaining dimensions would be noise.
  const dimensions = Math.min(wanted, Math.floor(Math.min(columns, postings.documents) / 2));
  if (dimensions < 1) {
    const none = new Float64Array();
    return { dimensions: 0, rowOfTerm: rowOfTerm.fill(-1), terms: none, documents: none };
  }
  const weights = Float64Array.from(documentCounts, (count) => meaningWeight(postings.documents, count));
  const step = Math.max(1, Math.ceil(postings.length / MAX_VALUES));
  const sample = matrixOf(postings, rowOfTerm, columns, weights, step);
  yield;
  const terms = yield* singularVectors(sample, dimensions);
  yield;
  const documents = documentVectors(matrixOf(postings, rowOfTerm, columns, weights, 1), terms, dimensions);
  yield;
  return { dimensions, rowOfTerm, terms, documents: smoothedByCalls(documents, calls, dimensions) };
}

function chooseTerms(
  documentCounts: Uint32Array,
  documents: number,
  isWhole: (term: number) => boolean,
): Int32Array {
  const count = (term: number) => documentCounts[term] ?? 0;
  const shared = [...documentCounts.keys()].filter(
    (term) => count(term) > 1 && count(term) <= documents * MAX_COMMON && !isWhole(term),
  );
  const chosen = shared.sort((a, b) => count(b) - count(a) || a - b).slice(0, MAX_TERMS);
  const rowOfTerm = new Int32Array(documentCounts.length).fill(-1);
  for (const [row, term] of chosen.entries()) rowOfTerm[term] = row;
  return rowOfTerm;
}

/** Returns a row of length one for every `step`th document. */
function matrixOf(
  postings: Postings,
  rowOfTerm: Int32Array,
  columns: number,
  weights: Float64Array,
  step: number,
): SparseMatrix {
  const starts = [0];
  const columnOf = new Uint32Array(postings.length);
  const values = new Float64Array(postings.length);
  const { terms, impacts } = postings;
  let length = 0;
  for (let document = 0; document < postings.documents; document += step) {
    const first = length;
    let squares = 0;
    for (let at = postings.starts[document] ?? 0; at < (postings.starts[document + 1] ?? 0); at++) {
      const term = terms[at] ?? 0;
      const row = rowOfTerm[term] ?? -1;
      if (row < 0) continue;
      const weight = weightOf(impacts[at] ?? 0);
      const value = (weight / (weight + FULLNESS)) * (weights[term] ?? 0);
      columnOf[length] = row;
      values[length++] = value;
      squares += value * value;
    }
    const size = Math.sqrt(squares) || 1;
    for (let at = first; at < length; at++) values[at] = (values[at] ?? 0) / size;
    starts.push(length);
  }
  return { columns, starts, columnOf, values };
}

function documentVectors(matrix: SparseMatrix, terms: Float64Array, dimensions: number): Float64Array {
  return unit(times(matrix, terms, dimensions), dimensions);
}

function smoothedByCalls(
  documents: Float64Array,
  calls: Iterable<readonly [number, number]>,
  dimensions: number,
): Float64Array {
  const sums = new Float64Array(documents.length);
  const counts = new Uint32Array(documents.length / dimensions);
  const addNeighbour = (from: number, to: number): void => {
    counts[from] = (counts[from] ?? 0) + 1;
    for (let i = 0; i < dimensions; i++) {
      const at = from * dimensions + i;
      sums[at] = (sums[at] ?? 0) + (documents[to * dimensions + i] ?? 0);
    }
  };
  for (const [from, to] of calls) {
    addNeighbour(from, to);
    addNeighbour(to, from);
  }
  const smoothed = documents.map((value, at) => {
    const count = counts[Math.floor(at / dimensions)] ?? 0;
    return count === 0 ? value : value + (NEIGHBOURS * (sums[at] ?? 0)) / count;
  });
  return unit(smoothed, dimensions);
}

/** Scales each row to length one. */
function unit(rows: Float64Array, dimensions: number): Float64Array {
  for (let start = 0; start < rows.length; start += dimensions) {
    let squares = 0;
    for (let at = start; at < start + dimensions; at++) squares += (rows[at] ?? 0) ** 2;
    const size = Math.sqrt(squares) || 1;
    for (let at = start; at < start + dimensions; at++) rows[at] = (rows[at] ?? 0) / size;
  }
  return rows;
}

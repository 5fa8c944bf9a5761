import { meaningOf, weightOf } from '../../codec/relevance.ts';
import type { Steps } from '../../../../derive/steps.ts';
import type { Postings } from '../postings.ts';
import { singularVectors } from './singular-vectors.ts';
import { times, type SparseMatrix } from './sparse-matrix.ts';

/** Of more terms, those that most documents have: what is seen twice in a million lines teaches nothing. */
const MOST_TERMS = 12_000;
/** Of more words than this, documents at equal distances are learnt from, so that a large repository takes no longer. */
const MOST_VALUES = 1_200_000;
/** A term that half of all documents have tells none from another. */
const MOST_COMMON = 0.5;
/** How often a word says something, and how much each further time: few say it already. */
const FULLNESS = 2;
/** How much a document is about what the documents are about that it calls and that call it. */
const NEIGHBOURS = 0.5;

export interface Meaning {
  dimensions: number;
  /** By term: its row of `terms`, -1 for none. */
  rowOfTerm: Int32Array;
  /** Rows of `dimensions`. */
  terms: Float64Array;
  /** A row of length one for each document; zeros for one of which nothing is known. */
  documents: Float64Array;
}

/**
 * What terms and documents are about, learnt from nothing but which terms stand together: terms that keep the same company get like
 * vectors (latent semantic analysis), the vector of a document is the sum of those of its terms, and a document leans towards
 * those that it calls and that call it (`calls`: pairs of documents).
 */
export function* learnMeaning(
  postings: Postings,
  documentCounts: Uint32Array,
  isWhole: (term: number) => boolean,
  calls: readonly (readonly [number, number])[],
  wanted: number,
): Steps<Meaning> {
  const rowOfTerm = chooseTerms(documentCounts, postings.documents, isWhole);
  const columns = rowOfTerm.reduce((most, row) => Math.max(most, row + 1), 0);
  // Fewer terms than that have no company to be known by.
  const dimensions = Math.min(wanted, Math.floor(Math.min(columns, postings.documents) / 2));
  if (dimensions < 1) {
    const none = new Float64Array();
    return { dimensions: 0, rowOfTerm: rowOfTerm.fill(-1), terms: none, documents: none };
  }
  const weights = Float64Array.from(documentCounts, (count) => meaningOf(postings.documents, count));
  const step = Math.max(1, Math.ceil(postings.length / MOST_VALUES));
  const sample = matrixOf(postings, rowOfTerm, columns, weights, step);
  yield;
  const terms = yield* singularVectors(sample, dimensions);
  yield;
  const documents = documentVectors(matrixOf(postings, rowOfTerm, columns, weights, 1), terms, dimensions);
  yield;
  return { dimensions, rowOfTerm, terms, documents: leaning(documents, calls, dimensions) };
}

function chooseTerms(
  documentCounts: Uint32Array,
  documents: number,
  isWhole: (term: number) => boolean,
): Int32Array {
  const count = (term: number) => documentCounts[term] ?? 0;
  const shared = [...documentCounts.keys()].filter(
    (term) => count(term) > 1 && count(term) <= documents * MOST_COMMON && !isWhole(term),
  );
  const chosen = shared.sort((a, b) => count(b) - count(a) || a - b).slice(0, MOST_TERMS);
  const rowOfTerm = new Int32Array(documentCounts.length).fill(-1);
  for (const [row, term] of chosen.entries()) rowOfTerm[term] = row;
  return rowOfTerm;
}

/** A row of length one for each `step`th document. */
function matrixOf(
  postings: Postings,
  rowOfTerm: Int32Array,
  columns: number,
  weights: Float64Array,
  step: number,
): SparseMatrix {
  const starts = [0];
  const places = new Uint32Array(postings.length);
  const values = new Float64Array(postings.length);
  let length = 0;
  for (let document = 0; document < postings.documents; document += step) {
    const first = length;
    let squares = 0;
    for (let at = postings.starts[document] ?? 0; at < (postings.starts[document + 1] ?? 0); at++) {
      const term = postings.termAt(at);
      const row = rowOfTerm[term] ?? -1;
      if (row < 0) continue;
      const weight = weightOf(postings.impactAt(at));
      const value = (weight / (weight + FULLNESS)) * (weights[term] ?? 0);
      places[length] = row;
      values[length++] = value;
      squares += value * value;
    }
    const size = Math.sqrt(squares) || 1;
    for (let at = first; at < length; at++) values[at] = (values[at] ?? 0) / size;
    starts.push(length);
  }
  return { columns, starts, places, values };
}

function documentVectors(matrix: SparseMatrix, terms: Float64Array, dimensions: number): Float64Array {
  return unit(times(matrix, terms, dimensions), dimensions);
}

function leaning(
  documents: Float64Array,
  calls: readonly (readonly [number, number])[],
  dimensions: number,
): Float64Array {
  const sums = new Float64Array(documents.length);
  const counts = new Uint32Array(documents.length / dimensions);
  const lean = (from: number, to: number): void => {
    counts[from] = (counts[from] ?? 0) + 1;
    for (let i = 0; i < dimensions; i++) {
      const at = from * dimensions + i;
      sums[at] = (sums[at] ?? 0) + (documents[to * dimensions + i] ?? 0);
    }
  };
  for (const [from, to] of calls) {
    lean(from, to);
    lean(to, from);
  }
  const leant = documents.map((value, at) => {
    const count = counts[Math.floor(at / dimensions)] ?? 0;
    return count === 0 ? value : value + (NEIGHBOURS * (sums[at] ?? 0)) / count;
  });
  return unit(leant, dimensions);
}

/** Each row by its length. */
function unit(rows: Float64Array, dimensions: number): Float64Array {
  for (let start = 0; start < rows.length; start += dimensions) {
    let squares = 0;
    for (let at = start; at < start + dimensions; at++) squares += (rows[at] ?? 0) ** 2;
    const size = Math.sqrt(squares) || 1;
    for (let at = start; at < start + dimensions; at++) rows[at] = (rows[at] ?? 0) / size;
  }
  return rows;
}

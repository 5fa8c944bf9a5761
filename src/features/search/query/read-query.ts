import { ByteReader, unpackBytes } from '../../../model/packed-bytes.ts';
import { unpackVector } from '../../../model/packed-vectors.ts';
import { compareText } from '../../../model/order.ts';
import type { SearchIndex, SearchTerms } from '../../../model/search-shards.ts';
import type { Store } from '../../../store/store.ts';
import { readTermRows } from './read-search.ts';
import { meaningWeight, rarity } from '../codec/relevance.ts';
import { termsOf, wholeTerm } from '../codec/terms.ts';

/** The maximum number of terms of a query that are used. */
const MAX_TERMS = 100;
/** A query of at most this many words may be one name with spaces. */
const MAX_NAME_WORDS = 5;

/** The terms of a query that occur in the repository. */
export interface QueryTerms {
  rows: SearchTerms['rows'];
  /** Words of the query that do not. */
  unknown: string[];
}

export async function readQuery(store: Store, index: SearchIndex, query: string): Promise<QueryTerms> {
  const words = [...new Set(termsOf(query))].slice(0, MAX_TERMS);
  const wanted = new Map<number, string[]>();
  for (const term of [...words, ...names(query)]) {
    const file = fileOf(index.terms, term);
    if (file >= 0) wanted.set(file, [...(wanted.get(file) ?? []), term]);
  }
  const found = await Promise.all(
    [...wanted].map(async ([file, terms]) => {
      const rows = await readTermRows(store, file);
      return terms.map((term) => rows.get(term)).filter((row) => row !== undefined);
    }),
  );
  const rows = found.flat();
  const known = new Set(rows.map(([term]) => term));
  return { rows, unknown: words.filter((word) => !known.has(word)) };
}

/** Returns the names in a query, and the whole query as one name. */
function names(query: string): string[] {
  const written = [...query.matchAll(/[\p{L}\p{N}\p{M}_$]+/gu)].map(([word]) => word).slice(0, MAX_TERMS);
  const joined = written.length > 1 && written.length <= MAX_NAME_WORDS ? [written.join('')] : [];
  return [...new Set([...written, ...joined].flatMap((name) => wholeTerm(name) ?? []))];
}

/** Returns the number of the file that may contain a term. */
function fileOf(firstTerms: readonly string[], term: string): number {
  let [low, high] = [0, firstTerms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(firstTerms[middle] ?? '', term) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns BM25 for every document; 0 without a term of the query. */
export function bm25Of({ rows }: QueryTerms, documents: number): Float64Array {
  const scores = new Float64Array(documents);
  for (const [, withTerm, packed] of rows) {
    const weight = rarity(documents, withTerm) / 255;
    const reader = new ByteReader(unpackBytes(packed));
    for (let document = -1; !reader.isAtEnd;) {
      document += reader.number() + 1;
      scores[document] = (scores[document] ?? 0) + weight * reader.byte();
    }
  }
  return scores;
}

/** Returns the vector of a query, of length one; undefined if none of its terms has a vector. */
export function vectorOf(
  { rows }: QueryTerms,
  { documents, dimensions }: SearchIndex,
): Float32Array | undefined {
  const sum = new Float32Array(dimensions);
  for (const [, withTerm, , packed] of rows) {
    if (packed === '') continue;
    const weight = meaningWeight(documents, withTerm);
    for (const [at, value] of unpackVector(packed).entries()) sum[at] = (sum[at] ?? 0) + weight * value;
  }
  const size = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0));
  return size === 0 ? undefined : sum.map((value) => value / size);
}

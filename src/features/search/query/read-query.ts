import { ByteReader, unpackBytes } from '../../../model/packed-bytes.ts';
import { unpackVector } from '../../../model/packed-vectors.ts';
import { compareText } from '../../../model/order.ts';
import type { SearchIndex, SearchTerms } from '../../../model/search-shards.ts';
import type { Store } from '../../../store/store.ts';
import { readTermRows } from './read-search.ts';
import { meaningOf, rarity } from '../codec/relevance.ts';
import { termsOf, wholeTerm } from '../codec/terms.ts';

/** Who pastes a whole file asks with its first words. */
const MOST_TERMS = 100;
/** So many words may be one name that was written apart. */
const MOST_WORDS_OF_NAME = 5;

/** The terms of a question that the repository knows. */
export interface QueryTerms {
  rows: SearchTerms['rows'];
  /** Words of the question that it does not know. */
  unknown: string[];
}

export async function readQuery(store: Store, index: SearchIndex, query: string): Promise<QueryTerms> {
  const words = [...new Set(termsOf(query))].slice(0, MOST_TERMS);
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

/** Names that are written out in the question, and the question as one name. */
function names(query: string): string[] {
  const written = [...query.matchAll(/[\p{L}\p{N}\p{M}_$]+/gu)].map(([word]) => word).slice(0, MOST_TERMS);
  const joined = written.length > 1 && written.length <= MOST_WORDS_OF_NAME ? [written.join('')] : [];
  return [...new Set([...written, ...joined].flatMap((name) => wholeTerm(name) ?? []))];
}

/** The last file that begins with the term or before it. */
function fileOf(firstTerms: readonly string[], term: string): number {
  let [low, high] = [0, firstTerms.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareText(firstTerms[middle] ?? '', term) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** BM25 of every document, 0 where it has no term of the question. */
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

/** What the question is about, of length one; undefined when none of its words is known to mean anything. */
export function vectorOf(
  { rows }: QueryTerms,
  { documents, dimensions }: SearchIndex,
): Float32Array | undefined {
  const sum = new Float32Array(dimensions);
  for (const [, withTerm, , packed] of rows) {
    if (packed === '') continue;
    const weight = meaningOf(documents, withTerm);
    for (const [at, value] of unpackVector(packed).entries()) sum[at] = (sum[at] ?? 0) + weight * value;
  }
  const size = Math.sqrt(sum.reduce((squares, value) => squares + value * value, 0));
  return size === 0 ? undefined : sum.map((value) => value / size);
}

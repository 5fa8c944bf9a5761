import type { SearchIndex } from '../../../model/search-shards.ts';
import type { Store } from '../../../store/store.ts';
import { bm25Of, readQuery, type QueryTerms } from './read-query.ts';

/** Documents that are ranked because of their words. */
const MAX_MATCHING = 1000;

export interface WordRanking {
  terms: QueryTerms;
  /** BM25 by document, best first. */
  matching: Map<number, number>;
}

/** Ranks the documents by the words of a query alone. */
export async function rankByWords(store: Store, index: SearchIndex, query: string): Promise<WordRanking> {
  const terms = await readQuery(store, index, query);
  return { terms, matching: bestScores(bm25Of(terms, index.documents), MAX_MATCHING) };
}

/** Returns the documents with the highest scores above zero, best first. */
export function bestScores(scores: Float64Array, limit: number): Map<number, number> {
  // Sorting bare numbers is quick, so that it finds out which few documents have to be put in order.
  const least = scores.toSorted()[Math.max(0, scores.length - limit)] ?? 0;
  const found: [document: number, score: number][] = [];
  for (const [document, score] of scores.entries()) {
    if (score > 0 && score >= least) found.push([document, score]);
  }
  return new Map(found.sort(([a, of], [b, than]) => than - of || a - b).slice(0, limit));
}

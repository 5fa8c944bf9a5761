import type { SearchWeights } from '../../../model/search-shards.ts';

/**
 * Returns weights with the sum 1. A part without data passes its weight to the others in proportion, and adds a note.
 */
export function shareWeights(
  wanted: SearchWeights,
  known: { activation: boolean; semantic: boolean },
  notes: string[],
): SearchWeights {
  if (!known.activation && wanted.activation > 0) {
    notes.push('No commits are known: the other parts share the weight of activation.');
  }
  if (!known.semantic && wanted.semantic > 0) {
    notes.push('No vector is known for this query: the other parts share the weight of meaning.');
  }
  const left = {
    bm25: wanted.bm25,
    activation: known.activation ? wanted.activation : 0,
    semantic: known.semantic ? wanted.semantic : 0,
  };
  const sum = left.bm25 + left.activation + left.semantic;
  // BM25 is always available.
  if (sum === 0) return { bm25: 1, activation: 0, semantic: 0 };
  return { bm25: left.bm25 / sum, activation: left.activation / sum, semantic: left.semantic / sum };
}

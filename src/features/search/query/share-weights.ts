import type { SearchWeights } from '../../../model/search-shards.ts';

/**
 * Weights whose sum is 1. A part that is not known gives its weight to the others, each by what it has already; `notes` is told so.
 */
export function shareWeights(
  wanted: SearchWeights,
  known: { activation: boolean; semantic: boolean },
  notes: string[],
): SearchWeights {
  if (!known.activation && wanted.activation > 0) {
    notes.push('No commits are known here: activation is left out, and the other parts share its weight.');
  }
  if (!known.semantic && wanted.semantic > 0) {
    notes.push(
      'No vectors are known for this question: the other parts share the weight of the semantic one.',
    );
  }
  const left = {
    bm25: wanted.bm25,
    activation: known.activation ? wanted.activation : 0,
    semantic: known.semantic ? wanted.semantic : 0,
  };
  const sum = left.bm25 + left.activation + left.semantic;
  // Who wants only what is not there gets what is.
  if (sum === 0) return { bm25: 1, activation: 0, semantic: 0 };
  return { bm25: left.bm25 / sum, activation: left.activation / sum, semantic: left.semantic / sum };
}

import { needsServer } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import type { SearchWeights } from '../../model/search-shards.ts';
import { GivenWeights, type SearchIndex } from '../../model/search-shards.ts';
import { rankDocuments, type RankedDocument } from './query/rank-documents.ts';
import { readSearchIndex } from './query/read-search.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, tokensOf } from '../../operations/answer.ts';
import { budget, capLimit, limitOf, offset } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import type { SearchResult } from './search-result.ts';
import { searchResult } from './search-result.ts';
import { requireAtlas } from '../../operations/support/target.ts';
import { SearchAnswer, renderSearch } from './search-answer.ts';

const DEFAULT_RESULTS = 10;

/** Longer queries are refused, not truncated: nobody writes one by hand. */
const MAX_INPUT_LENGTH = 10_000;

export const searchQuery = z
  .string()
  .max(MAX_INPUT_LENGTH)
  .describe('A description in words, or identifiers');

const weightsInput = GivenWeights.describe('Weights of the parts of the score; default: 0.4, 0.3 and 0.3');

const input = z.strictObject({
  query: searchQuery,
  limit: limitOf(DEFAULT_RESULTS),
  offset,
  weights: weightsInput.optional(),
  budget,
});

export const search = defineOperation({
  name: 'search',
  texts: ['query'],
  description:
    'Finds code and docs by meaning: ranks symbols and sections by words (BM25), vectors learnt from this repository, and recent changes. Use it when you do not know the name. For part of a name use `find`, for literal text or a regular expression `grep`.',
  usesModel: true,
  input,
  output: SearchAnswer,
  toMarkdown: renderSearch,
  static: needsServer(
    'It ranks by words and vectors. By name use `find_definition`, by text the search page.',
  ),
  async run(store, { query, limit, offset: start, weights, budget: maxTokens }, { embedder }) {
    await requireAtlas(store);
    const index = await readSearchIndex(store);
    const ranking = await rankDocuments(store, index, query, { weights, embedder });
    const { documents, notes } = ranking;
    const shown = await readResults(store, index, documents.slice(start), capLimit(limit), maxTokens);
    const end = start + shown.taken;
    return {
      results: shown.results,
      weights: roundedWeights(ranking.weights),
      notes: query.trim() === '' ? ['The query is empty: say what to look for.'] : notes,
      meta: {
        ...pageMeta(documents.length, start, shown.results.length),
        truncated: end < documents.length,
        next: end < documents.length ? { offset: end } : null,
      },
    };
  },
});

function roundedWeights({ bm25, activation, semantic }: SearchWeights): SearchWeights {
  const [first, second, third] = [bm25, activation, semantic].map((weight) => Number(weight.toFixed(4)));
  return { bm25: first ?? 0, activation: second ?? 0, semantic: third ?? 0 };
}

interface ResultPage {
  results: SearchResult[];
  /** The number of documents consumed, including deleted ones. */
  taken: number;
}

/** Returns the first existing documents: at most `limit`, within the budget, and at least one. */
async function readResults(
  store: Store,
  index: SearchIndex,
  documents: readonly RankedDocument[],
  limit: number,
  budgetTokens: number,
): Promise<ResultPage> {
  const results: SearchResult[] = [];
  let left = budgetTokens;
  let taken = 0;
  while (results.length < limit && taken < documents.length) {
    const next = documents.slice(taken, taken + limit - results.length);
    const read = await Promise.all(next.map((document) => searchResult(store, index, document)));
    for (const result of read) {
      left -= result ? tokensOf(result) : 0;
      if (left < 0 && results.length > 0) return { results, taken };
      if (result) results.push(result);
      taken++;
    }
  }
  return { results, taken };
}

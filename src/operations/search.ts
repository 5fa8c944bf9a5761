import { z } from 'zod';
import { SearchWeights, type SearchIndex } from '../model/search-shards.ts';
import { rankDocuments, type RankedDocument } from '../query/search/rank-documents.ts';
import { readSearchIndex } from '../query/search/read-search.ts';
import type { Store } from '../store/store.ts';
import { Meta, pageMeta, tokensOf } from './answer.ts';
import { budget, capLimit, MAX_LIMIT, offset } from './inputs.ts';
import { defineOperation } from './operation.ts';
import { SearchResult, searchResult } from './search-result.ts';
import { requireAtlas } from './target.ts';

const DEFAULT_RESULTS = 10;
/** Nobody has more to ask; who sends a file should not wait for nothing. */
const LONGEST_QUERY = 10_000;

export const searchQuery = z
  .string()
  .max(LONGEST_QUERY)
  .describe('What it is about, in words, or names of identifiers');

export const searchWeights = SearchWeights.partial()
  .refine(
    (weights) => !Object.values(weights).every((weight) => weight === 0) || Object.keys(weights).length < 3,
    {
      error: 'at least one weight must be above 0',
    },
  )
  .describe('How much each part of the score weighs; default as the atlas says, 0.4, 0.3 and 0.3');

const input = z.object({
  query: searchQuery,
  limit: z
    .int()
    .positive()
    .default(DEFAULT_RESULTS)
    .describe(`How many to answer with; more than ${MAX_LIMIT} is taken as ${MAX_LIMIT}`),
  offset,
  weights: searchWeights.optional(),
  budget,
});

const output = z.object({
  results: z.array(SearchResult).describe('Best first'),
  weights: SearchWeights.describe(
    'As they were used: a part that is not known shares its weight among the others',
  ),
  notes: z.array(z.string()).describe('What to know about how it was ranked'),
  meta: Meta.describe('`total`: how many documents were ranked'),
});

export const search = defineOperation({
  name: 'search',
  description:
    'Finds code and docs by what they are about: words (BM25), meaning (vectors learnt from this repository), and how recently and often they were changed. Each result says who uses it. For a name or a part of one, `find` is quicker.',
  input,
  output,
  urls: [],
  async run(store, { query, limit, offset: start, weights, budget: most }, { embedder }) {
    await requireAtlas(store);
    const index = await readSearchIndex(store);
    const ranking = await rankDocuments(store, index, query, { weights, embedder });
    const { documents, notes } = ranking;
    const wanted = documents.slice(start, start + capLimit(limit));
    const results = await affordable(store, index, wanted, most);
    return {
      results,
      weights: roundedWeights(ranking.weights),
      notes: query.trim() === '' ? ['The query is empty: say what to look for.'] : notes,
      meta: pageMeta(documents.length, start, results.length),
    };
  },
});

function roundedWeights({ bm25, activation, semantic }: SearchWeights): SearchWeights {
  const [first, second, third] = [bm25, activation, semantic].map((weight) => Number(weight.toFixed(4)));
  return { bm25: first ?? 0, activation: second ?? 0, semantic: third ?? 0 };
}

/** As many as cost no more than the budget, and at least one. */
async function affordable(
  store: Store,
  index: SearchIndex,
  documents: readonly RankedDocument[],
  budgetTokens: number,
): Promise<SearchResult[]> {
  const results: SearchResult[] = [];
  let left = budgetTokens;
  for (const document of documents) {
    const result = await searchResult(store, index, document);
    left -= tokensOf(result);
    if (left < 0 && results.length > 0) break;
    results.push(result);
  }
  return results;
}

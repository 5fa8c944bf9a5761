import { z } from 'zod';
import { capLimit, limitOf } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { SearchResult } from './search-result.ts';
import { renderResults } from './search-results-text.ts';
import { search, searchQuery } from './search.ts';

const DEFAULT_RESULTS = 5;

/** `search` as its contract has it: the list of results and nothing around it. */
export const memSearch = defineOperation({
  name: 'mem_search',
  description: 'As `search`, and answers with the list of results alone.',
  usesModel: true,
  input: z.strictObject({
    query: searchQuery,
    limit: limitOf(DEFAULT_RESULTS),
  }),
  output: z.array(SearchResult),
  toMarkdown: renderResults,
  urls: [],
  async run(store, { query, limit }, context) {
    const asked = search.input.parse({ query, limit: capLimit(limit) });
    return (await search.run(store, asked, context)).results;
  },
});

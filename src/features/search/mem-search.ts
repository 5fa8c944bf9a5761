import { needsServer } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { underContract } from '../../operations/contract.ts';
import { memSearchNames } from '../../operations/contracts/mem-search.ts';
import { capLimit, limitOf } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { SearchResult } from './search-result.ts';
import { renderResults } from './search-results-text.ts';
import { search, searchQuery } from './search.ts';

const DEFAULT_RESULTS = 5;

/** The contract has one field for the first and the last line. */
const ResultWithLines = SearchResult.omit({ startLine: true, endLine: true }).extend({
  lines: z.string().describe('First and last line: `42-58`'),
});
type ResultWithLines = z.infer<typeof ResultWithLines>;

const operation = defineOperation({
  name: 'mem_search',
  texts: ['query'],
  description:
    'Finds code and docs by meaning, as a bare list. For clients that expect this tool; `search` gives the same results in pages.',
  usesModel: true,
  input: z.strictObject({
    query: searchQuery,
    limit: limitOf(DEFAULT_RESULTS),
  }),
  output: z.array(ResultWithLines),
  toMarkdown: (results) => renderResults(results.map(withLineNumbers)),
  static: needsServer('It ranks by words and vectors, as `search` does.'),
  async run(store, { query, limit }, context) {
    const input = search.input.parse({ query, limit: capLimit(limit) });
    return (await search.run(store, input, context)).results.map(withLines);
  },
});

/** `search`, as contract 003 publishes it. */
export const memSearch = underContract(
  operation,
  { names: ['mem_search'], output: memSearchNames },
  'mem_search',
);

function withLines({ startLine, endLine, ...rest }: SearchResult): ResultWithLines {
  return { ...rest, lines: `${startLine}-${endLine}` };
}

function withLineNumbers({ lines, ...rest }: ResultWithLines): SearchResult {
  const [startLine = 1, endLine = startLine] = lines.split('-').map(Number);
  return { ...rest, startLine, endLine };
}

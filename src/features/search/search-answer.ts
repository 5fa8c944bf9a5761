import * as z from 'zod';
import { renderResults } from './search-results-text.ts';
import { SearchWeights } from '../../model/search-shards.ts';
import { Meta } from '../../operations/answer.ts';
import { SearchResult } from './search-result.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';

export const SearchAnswer = z.object({
  results: z.array(SearchResult).describe('Best first'),
  weights: SearchWeights.describe(
    'The weights that were used; a part without data passes its weight to the others',
  ),
  notes: z.array(z.string()).describe('What was missing for the ranking'),
  meta: Meta.describe('`total` is the number of ranked documents'),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export function renderSearch({ results, notes }: SearchAnswer): string {
  return paragraphs([renderResults(results), section('Notes', notes.map(item))]);
}

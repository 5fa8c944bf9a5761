import { z } from 'zod';
import { renderResults } from './search-results-text.ts';
import { SearchWeights } from '../../model/search-shards.ts';
import { Meta } from '../../operations/answer.ts';
import { SearchResult } from './search-result.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';

export const SearchAnswer = z.object({
  results: z.array(SearchResult).describe('Best first'),
  weights: SearchWeights.describe(
    'As they were used: a part that is not known shares its weight among the others',
  ),
  notes: z.array(z.string()).describe('What to know about how it was ranked'),
  meta: Meta.describe('`total`: how many documents were ranked'),
});
export type SearchAnswer = z.output<typeof SearchAnswer>;

export function renderSearch({ results, notes }: SearchAnswer): string {
  return paragraphs([renderResults(results), section('Notes', notes.map(item))]);
}

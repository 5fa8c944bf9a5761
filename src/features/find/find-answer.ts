import * as z from 'zod';
import { ReadingCost } from '../../operations/support/records.ts';
import { findTiers } from './query/find-symbols.ts';
import { Meta } from '../../operations/answer.ts';
import { Node } from '../../operations/support/graph-node.ts';
import { table } from '../../render/table.ts';

export const FindMatch = Node.extend({
  match: z
    .enum(findTiers)
    .describe(
      'How the name matches; `fuzzy`: no name matches and this one is similar; `all`: the query has no name',
    ),
  tokens: ReadingCost,
});

export const FindAnswer = z.object({
  matches: z.array(FindMatch).describe('Best first'),
  totalMatches: z.int().nonnegative(),
  meta: Meta,
});
export type FindAnswer = z.output<typeof FindAnswer>;

export function renderFind({ matches, totalMatches }: FindAnswer): string {
  if (matches.length === 0) return 'Nothing found. By meaning: `search`; in all texts: `grep`.';
  const rows = matches.map(({ id, kind, path, startLine, match, tokens }) => [
    `${path}:${startLine}`,
    kind,
    match,
    tokens.full,
    id,
  ]);
  return `${matches.length} of ${totalMatches}\n\n${table(['location', 'kind', 'match', 'tokens', 'id'], rows, { right: [3] })}`;
}

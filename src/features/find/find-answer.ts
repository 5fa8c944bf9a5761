import { z } from 'zod';
import { Tiers } from '../../model/tokens.ts';
import { findTiers } from './query/find-symbols.ts';
import { Meta } from '../../operations/answer.ts';
import { Node } from '../../operations/support/graph-node.ts';
import { table } from '../../render/table.ts';

export const Match = Node.extend({
  match: z
    .enum(findTiers)
    .describe(
      'How the name fits; `fuzzy` when none does and this is written most alike, `all` when no name was given',
    ),
  tokens: Tiers.describe('What it costs to read: names and edges; with docs; with source'),
});

export const FindAnswer = z.object({
  matches: z.array(Match).describe('Best first'),
  total_count: z.int().nonnegative(),
  meta: Meta,
});
export type FindAnswer = z.output<typeof FindAnswer>;

export function renderFind({ matches, total_count }: FindAnswer): string {
  if (matches.length === 0) return 'Nothing found.';
  const rows = matches.map(({ id, type, file_path, line_start, match, tokens }) => [
    `${file_path}:${line_start}`,
    type,
    match,
    tokens.full,
    id,
  ]);
  return `${matches.length} of ${total_count}\n\n${table(['location', 'type', 'match', 'tokens', 'id'], rows, { right: [3] })}`;
}

import * as z from 'zod';
import { ReadingCost } from '../../operations/support/records.ts';
import { findTiers } from './query/find-symbols.ts';
import { Meta } from '../../operations/answer.ts';
import { Node } from '../../operations/support/graph-node.ts';
import { NamedInSkipped, skippedPlace } from '../../operations/support/named-in-skipped.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';
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
  namedInSkipped: z
    .array(NamedInSkipped)
    .optional()
    .describe('If nothing has the name: skipped files that contain it, which may define it'),
  meta: Meta,
});
export type FindAnswer = z.output<typeof FindAnswer>;

export function renderFind({ matches, totalMatches, namedInSkipped = [] }: FindAnswer): string {
  const skipped = section('In skipped files', namedInSkipped.map(skippedPlace).map(item));
  if (matches.length === 0)
    return paragraphs(['Nothing found. By meaning: `search`; in all texts: `grep`.', skipped]);
  const rows = matches.map(({ id, kind, path, startLine, match, tokens }) => [
    `${path}:${startLine}`,
    kind,
    match,
    tokens.full,
    id,
  ]);
  const found = table(['location', 'kind', 'match', 'tokens', 'id'], rows, { right: [3] });
  return paragraphs([`${matches.length} of ${totalMatches}`, found, skipped]);
}

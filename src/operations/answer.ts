import { z } from 'zod';
import { wholeNumber } from './support/whole-number.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { estimateTokens } from '../model/tokens.ts';
import { NotSeen } from './support/not-seen.ts';

/** What every answer says about itself. */
export const Meta = z.object({
  total: wholeNumber.describe(
    'How many items there are; where a graph was cut, how many were found until then',
  ),
  returned: wholeNumber.describe('How many of them this answer holds'),
  truncated: z.boolean(),
  next: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Members of the input to change to get the rest; null when nothing is left out'),
  /** What only a live face knows: the same artifacts may belong to many commits. */
  commit: z.string().nullable().optional(),
  dirty: z.boolean().optional(),
  stale: z
    .array(z.string())
    .optional()
    .describe('Files that have changed since the atlas was made: what is said of them may be out of date'),
  coverage: z
    .object({
      supportedFileCount: wholeNumber,
      skippedFileCount: wholeNumber,
      failedFileCount: wholeNumber,
      partialFileCount: wholeNumber,
      sites: z.object({ certain: wholeNumber, candidate: wholeNumber, unresolved: wholeNumber }),
    })
    .optional(),
  notSeen: NotSeen.optional().describe('In answers about the uses of a symbol'),
});
export type Meta = z.infer<typeof Meta>;

/** The part of a list that starts at `offset` and costs at most `budget` tokens, and what `meta` says of it. */
export function page<Item>(
  items: readonly Item[],
  offset: number,
  limit: number,
  budget = Infinity,
): { items: Item[]; meta: Meta } {
  const part = within(items.slice(offset, offset + limit), budget);
  return { items: part, meta: pageMeta(items.length, offset, part.length) };
}

/** As many of the items, from the first, as cost at most `budget` tokens together, and at least one. */
export function within<Item>(items: readonly Item[], budget: number): Item[] {
  let left = budget;
  const end = items.findIndex((item, at) => {
    left -= tokensOf(item);
    return left < 0 && at > 0;
  });
  return items.slice(0, end < 0 ? items.length : end);
}

/** The answer of at most `count` items that `build` makes, with fewer of them until it costs at most `budget` tokens. */
export async function fitted<Answer>(
  count: number,
  budget: number,
  build: (count: number) => Answer | Promise<Answer>,
): Promise<Answer> {
  for (let most = count; ;) {
    const answer = await build(most);
    const cost = tokensOf(answer);
    if (cost <= budget || most <= 1) return answer;
    most = Math.max(1, Math.min(most - 1, Math.floor((most * budget) / cost)));
  }
}

/** What a part of an answer costs to read. */
export function tokensOf(value: unknown): number {
  return estimateTokens(JSON.stringify(value));
}

export function pageMeta(total: number, offset: number, returned: number): Meta {
  const end = offset + returned;
  const truncated = end < total;
  return { total, returned, truncated, next: truncated ? { offset: end } : null };
}

/**
 * Adds to an answer which commit it is about and what the atlas could not see. Prerendered answers go without: if
 * each named the commit, each would change with every commit.
 */
export function withFreshness<Answer>(
  answer: Answer,
  index: AtlasIndex,
  stale: readonly string[] = [],
): Answer {
  if (!hasMeta(answer)) return answer;
  const { supportedFileCount, skippedFileCount, failedFileCount, partialFileCount, sites } = index.coverage;
  const coverage = { supportedFileCount, skippedFileCount, failedFileCount, partialFileCount, sites };
  const { commit, dirty } = index.repository;
  return { ...answer, meta: { ...answer.meta, commit, dirty, stale, coverage } };
}

function hasMeta(answer: unknown): answer is { meta: object } {
  return typeof answer === 'object' && answer !== null && 'meta' in answer && typeof answer.meta === 'object';
}

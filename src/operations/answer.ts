import { z } from 'zod';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { NotSeen } from './not-seen.ts';

const count = z.int().nonnegative();

/** What every answer says about itself. */
export const Meta = z.object({
  total: count.describe('How many items there are; where a graph was cut, how many were found until then'),
  returned: count.describe('How many of them this answer holds'),
  truncated: z.boolean(),
  next: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Members of the input to change to get the rest; null when nothing is left out'),
  /** What only a live face knows: the same artifacts may belong to many commits. */
  commit: z.string().nullable().optional(),
  dirty: z.boolean().optional(),
  coverage: z
    .object({
      supportedFileCount: count,
      skippedFileCount: count,
      failedFileCount: count,
      partialFileCount: count,
      sites: z.object({ certain: count, candidate: count, unresolved: count }),
    })
    .optional(),
  notSeen: NotSeen.optional().describe('In answers about the uses of a symbol'),
});
export type Meta = z.infer<typeof Meta>;

/** The part of a list that starts at `offset`, and what `meta` says of it. */
export function page<Item>(
  items: readonly Item[],
  offset: number,
  limit: number,
): { items: Item[]; meta: Meta } {
  const part = items.slice(offset, offset + limit);
  return { items: part, meta: pageMeta(items.length, offset, part.length) };
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
export function withFreshness<Answer>(answer: Answer, index: AtlasIndex): Answer {
  if (!hasMeta(answer)) return answer;
  const { supportedFileCount, skippedFileCount, failedFileCount, partialFileCount, sites } = index.coverage;
  const coverage = { supportedFileCount, skippedFileCount, failedFileCount, partialFileCount, sites };
  const { commit, dirty } = index.repository;
  return { ...answer, meta: { ...answer.meta, commit, dirty, coverage } };
}

function hasMeta(answer: unknown): answer is { meta: object } {
  return typeof answer === 'object' && answer !== null && 'meta' in answer && typeof answer.meta === 'object';
}

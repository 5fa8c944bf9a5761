import * as z from 'zod';
import { wholeNumber } from './support/whole-number.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import { estimateTokens } from '../model/tokens.ts';
import { Absence } from './support/absence.ts';
import { CoverageGaps } from './support/coverage-gaps.ts';

/** The part that all answers have in common. */
export const Meta = z.object({
  total: wholeNumber.describe(
    'The number of all items; for a search that stopped at its limit, of those found until then',
  ),
  returned: wholeNumber.describe('The number of items in this answer'),
  truncated: z.boolean(),
  next: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('Inputs to change for the rest of the answer; null if it is complete'),
  repository: z
    .string()
    .optional()
    .describe('The repository of the answer, as `repository` takes it, if several can be asked'),
  // Only live interfaces know the next three: the same artifacts may belong to many commits.
  commit: z.string().nullable().optional(),
  dirty: z.boolean().optional(),
  stale: z
    .array(z.string())
    .optional()
    .describe('Files that changed after the atlas was built: the answer may be outdated for them'),
  coverage: z
    .object({
      supportedFileCount: wholeNumber,
      skippedFileCount: wholeNumber,
      failedFileCount: wholeNumber,
      partialFileCount: wholeNumber,
      namedLanguages: z
        .array(z.string())
        .optional()
        .describe('Languages whose references are found by name only, so that none is certain'),
      sites: z.object({ certain: wholeNumber, candidate: wholeNumber, unresolved: wholeNumber }),
    })
    .optional(),
  coverageGaps: CoverageGaps.optional().describe('References that the answer may have missed'),
  absence: Absence.optional().describe('What it rests on that nothing was found'),
  notAnalysed: z
    .string()
    .optional()
    .describe('Why an answer without items does not mean that there are none: the file was not analysed'),
});
export type Meta = z.infer<typeof Meta>;

/** Returns the part of a list that starts at `offset` and costs at most `budget` tokens, with its `meta`. */
export function page<Item>(
  items: readonly Item[],
  offset: number,
  limit: number,
  budget = Infinity,
): { items: Item[]; meta: Meta } {
  const part = within(items.slice(offset, offset + limit), budget);
  return { items: part, meta: pageMeta(items.length, offset, part.length) };
}

/** Returns the first items that cost at most `budget` tokens together, at least one. */
export function within<Item>(items: readonly Item[], budget: number): Item[] {
  let left = budget;
  const end = items.findIndex((item, at) => {
    left -= tokensOf(item);
    return left < 0 && at > 0;
  });
  return items.slice(0, end < 0 ? items.length : end);
}

/** Returns the answer that `build` makes with at most `count` items, or with fewer so that it costs at most `budget` tokens. */
export async function fitted<Answer>(
  count: number,
  budget: number,
  build: (count: number) => Answer | Promise<Answer>,
): Promise<Answer> {
  for (let maxItems = count; ;) {
    const answer = await build(maxItems);
    const cost = tokensOf(answer);
    if (cost <= budget || maxItems <= 1) return answer;
    maxItems = Math.max(1, Math.min(maxItems - 1, Math.floor((maxItems * budget) / cost)));
  }
}

/** Returns the tokens that a part of an answer costs to read. */
export function tokensOf(value: unknown): number {
  return estimateTokens(JSON.stringify(value));
}

export function pageMeta(total: number, offset: number, returned: number): Meta {
  const end = offset + returned;
  const truncated = end < total;
  return { total, returned, truncated, next: truncated ? { offset: end } : null };
}

/**
 * Adds the commit and the coverage of the atlas to an answer. Prerendered answers do without, because they would all change
 * with every commit.
 */
export function withFreshness<Answer>(
  answer: Answer,
  index: AtlasIndex,
  stale: readonly string[] = [],
): Answer {
  if (!hasMeta(answer)) return answer;
  const { supportedFileCount, skippedFileCount, failedFileCount, partialFileCount, sites } = index.coverage;
  const { namedLanguages } = index.coverage;
  const coverage = {
    supportedFileCount,
    skippedFileCount,
    failedFileCount,
    partialFileCount,
    ...(namedLanguages.length > 0 ? { namedLanguages } : {}),
    sites,
  };
  const { commit, dirty } = index.repository;
  return { ...answer, meta: { ...answer.meta, commit, dirty, stale, coverage } };
}

/** Adds the repository that the answer is about. Lists, as other programs define them, have no place for it. */
export function withRepository<Answer>(answer: Answer, repository: string | undefined): Answer {
  if (repository === undefined || !hasMeta(answer)) return answer;
  return { ...answer, meta: { ...answer.meta, repository } };
}

function hasMeta(answer: unknown): answer is { meta: object } {
  return typeof answer === 'object' && answer !== null && 'meta' in answer && typeof answer.meta === 'object';
}

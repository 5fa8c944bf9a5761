import * as z from 'zod';
import { CHANGES_VERSION, changesAddress, ComparedState, type ChangeReport } from './changes.ts';

const count = z.int().nonnegative();

const Entry = z.object({
  range: z.string().describe('The part of addresses that names it: `v1.0..v1.1`'),
  base: ComparedState.describe('The old state'),
  head: ComparedState.describe('The new state'),
  isOfAtlas: z
    .boolean()
    .describe('Whether the new state is that of the atlas, so that addresses in it lead to its pages'),
  hasDifferences: z
    .boolean()
    .describe(
      'Whether the differences of its files are in the atlas. Comparisons of the snapshots of a history have the report only',
    ),
  files: count.describe('Number of changed files'),
  symbols: count.describe('Number of changed symbols'),
  breaking: count.describe('Changed symbols for which code that was right before can be wrong now'),
  mustChange: count.describe('Places that must change'),
  risk: z.enum(['low', 'medium', 'high']).describe('Risk of the change'),
});

/** The list of the comparisons that an atlas has. */
export const ChangesIndex = z
  .object({
    version: z.literal(CHANGES_VERSION).describe('Version of the format'),
    live: z
      .boolean()
      .describe('Whether any range can be asked for: the atlas is made from the repository itself'),
    comparisons: z.array(Entry).describe('Newest first; empty if any range can be asked for'),
  })
  .describe('`api/v1/changes/index.json`: the comparisons that the atlas has. Exists only if there are some')
  .meta({
    examples: [
      {
        ...{ version: CHANGES_VERSION, live: false },
        comparisons: [
          {
            range: 'v1.0..v1.1',
            base: { name: 'v1.0', commit: null, time: null, subject: null },
            head: { name: 'v1.1', commit: null, time: null, subject: null },
            ...{
              isOfAtlas: true,
              hasDifferences: true,
              files: 3,
              symbols: 7,
              breaking: 1,
              mustChange: 2,
              risk: 'medium',
            },
          },
        ],
      },
    ],
  });
export type ChangesIndex = z.infer<typeof ChangesIndex>;

/** Returns the entry of a comparison in the list of comparisons. */
export function changesEntry(
  report: ChangeReport,
  { isOfAtlas, hasDifferences }: Pick<ChangesIndex['comparisons'][number], 'isOfAtlas' | 'hasDifferences'>,
): ChangesIndex['comparisons'][number] {
  const { base, head, files, symbols, mustChange, risk } = report;
  return {
    range: changesAddress(base.name, head.name),
    base,
    head,
    isOfAtlas,
    hasDifferences,
    files: files.length,
    symbols: symbols.length,
    breaking: symbols.filter(({ isBreaking }) => isBreaking).length,
    mustChange: mustChange.length,
    risk: risk.level,
  };
}

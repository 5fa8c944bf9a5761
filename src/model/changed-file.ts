import * as z from 'zod';
import { claimAddress } from './address.ts';
import type { FileChange } from './changes.ts';

const count = z.int().nonnegative();
const line = z.int().positive();

/** A run of lines of a difference. */
export const ShownRun = z.object({
  kind: z
    .enum(['same', 'removed', 'added'])
    .describe('Whether the lines are in both texts, the old or the new one'),
  oldLine: line.describe('First line in the old text; where it would stand if the run was added'),
  newLine: line.describe('First line in the new text; where it would stand if the run was removed'),
  count: z.int().positive().describe('Number of lines'),
  shown: z
    .enum(['open', 'folded', 'absent'])
    .describe('Whether the lines are near a change, elsewhere in the file, or not in this artifact'),
});
export type ShownRun = z.infer<typeof ShownRun>;

/** The place that a name in the code leads to. */
export const NameTarget = z.object({
  page: z
    .enum(['symbol', 'definition', 'file', 'old line', 'none'])
    .describe(
      'The section of a symbol, its definition, or the source of a file, all of the new state; a line of the old state, on the page of the difference of its file; none',
    ),
  address: z
    .string()
    .describe('Of the symbol or file; of `old line` that of the difference of its file. May be empty'),
  line: line.optional().describe('Of `old line`, if it is known'),
  title: z.string().optional().describe('Says more about the place, or why there is none'),
  isPossible: z.literal(true).optional().describe('Whether it is an ambiguous or name-only reference'),
});
export type NameTarget = z.infer<typeof NameTarget>;

/** The text of a file in one state, as far as it is shown. */
export const ChangedSide = z.object({
  path: z.string().describe('Path of the file in this state'),
  address: z.string().describe('Address of the file in this state'),
  lines: count.describe('Number of lines of the whole file'),
  parts: z
    .array(
      z.object({
        line: line.describe('Its first line'),
        text: z.string().describe('The lines, without the last line feed'),
        highlights: z.array(count).describe('Triples, see `highlight.ts`; empty for text'),
      }),
    )
    .describe('The lines that are shown, in their order'),
  names: z
    .array(
      z
        .tuple([line, line, line, count])
        .describe('Line, first column, column after the end, and index of its target'),
    )
    .describe('The names that lead somewhere, in source order'),
  targets: z.array(NameTarget).describe('The places that names lead to'),
});
export type ChangedSide = z.infer<typeof ChangedSide>;

export const ChangedFile = z
  .object({
    path: z.string().describe('Path in the new state; of a removed file that in the old one'),
    address: z.string().describe('Address of this difference'),
    runs: z.array(ShownRun).describe('All lines of both texts, in their order'),
    finalLineFeed: z
      .enum(['added', 'removed'])
      .optional()
      .describe('Present if only one of the texts ends with a line feed'),
    cut: count.describe('Number of changed lines that are not shown, because there are too many'),
    base: ChangedSide.nullable().describe('The old text; null if the file is new or has no text'),
    head: ChangedSide.nullable().describe('The new text; null if the file is gone or has no text'),
  })
  .describe('`api/v1/changes/{base}..{head}/file/{address}.json`: the difference of one file, line by line')
  .meta({
    examples: [
      {
        ...{ path: 'src/cart.ts', address: 'src/cart.ts', cut: 0 },
        runs: [{ kind: 'added', oldLine: 1, newLine: 1, count: 1, shown: 'open' }],
        base: null,
        head: {
          ...{ path: 'src/cart.ts', address: 'src/cart.ts', lines: 1 },
          parts: [{ line: 1, text: 'total();', highlights: [0, 5, 4] }],
          names: [[1, 1, 6, 0]],
          targets: [{ page: 'definition', address: 'src/price.ts~/total' }],
        },
      },
    ],
  });
export type ChangedFile = z.infer<typeof ChangedFile>;

/**
 * Returns the addresses of the differences of files, in their order. Files of both states are among them, so two may have addresses that
 * differ only in case.
 */
export function differenceAddresses(files: readonly FileChange[]): string[] {
  const claimed = new Set<string>();
  return files.map(({ address }) => claimAddress(address, claimed));
}

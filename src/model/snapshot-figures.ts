import * as z from 'zod';
import { NodeKind } from './kinds.ts';

const count = z.int().nonnegative();

/** The measures of one snapshot, for a comparison over time. */
export const SnapshotFigures = z.object({
  files: count.describe('Number of files'),
  lines: count.describe('Number of lines'),
  languages: z
    .array(
      z.object({
        language: z.string().nullable().describe('Name of the grammar; null for text'),
        files: count.describe('Number of files'),
        lines: count.describe('Number of lines'),
      }),
    )
    .describe('Sizes by language, largest first'),
  symbols: count.describe('Number of symbols, without files'),
  kinds: z.partialRecord(NodeKind, count).describe('Number of symbols and files by kind'),
  complexity: z
    .object({
      callables: count.describe('Number of functions and methods'),
      sum: count.describe('Sum of their complexities'),
      mean: z.number().nonnegative().describe('Mean, to two digits; 0 if there are none'),
      p90: count.describe('Nine of ten are at most this complex'),
      max: count.describe('The highest'),
    })
    .describe('Cyclomatic complexity of functions and methods'),
  cycles: z
    .object({
      total: count.describe('Number of sets of files that import each other'),
      files: count.describe('Number of files in these'),
    })
    .describe('Import cycles'),
  deadCode: z
    .object({
      items: count.describe('Number of items'),
      severe: count.describe('Number of those with critical or high severity'),
      lines: count.describe('Number of lines of all items; one inside another is not counted'),
    })
    .describe('Symbols and files that no root reaches'),
  coverage: z
    .object({
      references: count.describe('Number of references'),
      resolved: count.describe('Number of those that are resolved to a certain definition'),
      failedFiles: count.describe('Number of files that could not be analysed'),
      partialFiles: count.describe('Number of files with syntax errors in parts'),
    })
    .describe('How much was analysed'),
});
export type SnapshotFigures = z.infer<typeof SnapshotFigures>;

/** For the examples of schemas. */
export const exampleFigures = {
  ...{ files: 3, lines: 90, languages: [], symbols: 5, kinds: { module: 3, class: 2 } },
  complexity: { callables: 3, sum: 6, mean: 2, p90: 3, max: 3 },
  cycles: { total: 0, files: 0 },
  deadCode: { items: 1, severe: 0, lines: 4 },
  coverage: { references: 5, resolved: 4, failedFiles: 0, partialFiles: 0 },
};

import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Meta } from '../../operations/answer.ts';
import { counts as countsLine, count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';

export const IndexAnswer = z.object({
  repository: z.object({ name: z.string(), commit: z.string().nullable(), dirty: z.boolean() }),
  counts: z.object({ files: wholeNumber, lines: wholeNumber, symbols: wholeNumber }),
  ast: z
    .object({
      supportedFileCount: wholeNumber,
      skippedFileCount: wholeNumber,
      failedFileCount: wholeNumber,
      lastIndexedAt: z.iso.datetime().optional().describe('Absent where no file could be parsed'),
    })
    .describe('How much of the whole repository could be parsed, and when it was read last'),
  indexed: wholeNumber.describe('Files below the path'),
  delta: z
    .object({ added: wholeNumber, removed: wholeNumber, changed: wholeNumber, unchanged: wholeNumber })
    .describe('By content, since the repository was read before'),
  files: z
    .array(z.object({ path: z.string(), change: z.enum(['added', 'removed', 'changed']) }))
    .describe('Those that are not as they were, by path'),
  meta: Meta.describe('Of the files'),
});
export type IndexAnswer = z.output<typeof IndexAnswer>;

export function renderIndexed({ repository, counts, delta, files }: IndexAnswer): string {
  return paragraphs([
    printableLine(
      `${repository.name}: ${count(counts.files, 'file')}, ${count(counts.symbols, 'symbol')}. ${countsLine(delta)}.`,
    ),
    section(
      'Files',
      files.map(({ path, change }) => item(`${change} ${path}`)),
    ),
  ]);
}

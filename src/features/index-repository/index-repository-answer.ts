import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Meta } from '../../operations/answer.ts';
import { counts as countsLine, count, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

export const IndexAnswer = z.object({
  runId: z.string().optional().describe('The run; a server has its state at `/ingest/status/{runId}`'),
  repository: z.object({ name: z.string(), commit: z.string().nullable(), dirty: z.boolean() }),
  counts: z.object({ files: wholeNumber, lines: wholeNumber, symbols: wholeNumber }),
  ast: z
    .object({
      supportedFileCount: wholeNumber,
      skippedFileCount: wholeNumber,
      failedFileCount: wholeNumber,
      lastIndexedAt: z.iso.datetime().optional().describe('Absent if no file could be parsed'),
    })
    .describe('How much of the whole repository could be parsed, and when'),
  indexed: wholeNumber.describe('The number of files below the path'),
  delta: z
    .object({ added: wholeNumber, removed: wholeNumber, changed: wholeNumber, unchanged: wholeNumber })
    .describe('Files below the path by their change of content'),
  files: z
    .array(z.object({ path: z.string(), change: z.enum(['added', 'removed', 'changed']) }))
    .describe('The added, removed and changed files, by path'),
  meta: Meta.describe('About `files`'),
});
export type IndexAnswer = z.output<typeof IndexAnswer>;

export function renderIndexed({ repository, counts, delta, files }: IndexAnswer): string {
  return paragraphs([
    `${nameAtStart(repository.name)}: ${count(counts.files, 'file')}, ${count(counts.symbols, 'symbol')}. ${countsLine(delta)}.`,
    section(
      'Files',
      files.map(({ path, change }) => item(`${change} ${path}`)),
    ),
  ]);
}

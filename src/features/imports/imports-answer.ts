import { z } from 'zod';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { count, item, paragraphs } from '../../render/markdown/parts.ts';

export const ImportersAnswer = z.object({
  action: z.literal('imports'),
  path: z.string(),
  imported_by: z.array(z.string()).describe('Paths of files, sorted'),
  total: z.int().nonnegative(),
  of: z.enum(['file', 'directory', 'package']),
  sites: z
    .array(z.object({ file: z.string(), lines: z.array(z.int().positive()), imports: z.array(z.string()) }))
    .describe('Of each of those files, the lines of the statements and the ids of what they import'),
  complete: z.boolean().describe('False when not all of a large directory or repository was looked at'),
  meta: Meta,
});
export type ImportersAnswer = z.output<typeof ImportersAnswer>;

export function renderImporters(answer: ImportersAnswer): string {
  const { path, total, complete, sites } = answer;
  const more = complete ? '' : ' Not all files were searched: there may be more.';
  return paragraphs([
    `${printableLine(path)} is imported by ${count(total, 'file')}.${more}`,
    sites.map(({ file, lines }) => item(`${file}:${lines.join(', ')}`)).join('\n'),
  ]);
}

import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { count, item, paragraphs } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

export const ImportersAnswer = z.object({
  path: z.string(),
  importedBy: z.array(z.string()).describe('Paths of files, sorted'),
  total: z.int().nonnegative(),
  targetKind: z.enum(['file', 'directory', 'package']).describe('The type of `path`'),
  sites: z
    .array(
      z.object({ path: z.string(), lines: z.array(z.int().positive()), importedIds: z.array(z.string()) }),
    )
    .describe('For each of those files, the lines of its import statements and the ids of what they import'),
  complete: z
    .boolean()
    .describe('False if more files may import it: the search stopped at its limit, or `meta.notAnalysed`'),
  meta: Meta,
});
export type ImportersAnswer = z.output<typeof ImportersAnswer>;

export function renderImporters(answer: ImportersAnswer): string {
  const { path, total, complete, sites, meta } = answer;
  const isUnknown = meta.notAnalysed !== undefined;
  const more = complete || isUnknown ? '' : ' Not all files were searched: there may be more.';
  return paragraphs([
    isUnknown && total === 0
      ? `The files that import ${printableLine(path)} are not known.`
      : `${nameAtStart(path)} is imported by ${count(total, 'file')}.${more}`,
    sites.map(({ path: importer, lines }) => item(`${importer}:${lines.join(', ')}`)).join('\n'),
  ]);
}

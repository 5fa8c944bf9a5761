import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { ReadingCost } from '../../operations/support/records.ts';
import { item } from '../../render/markdown/parts.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

export const ModuleImportsRecord = z.object({
  path: z.string(),
  isAnalysed: z
    .boolean()
    .optional()
    .describe('False if the imports are not known, because the file was not analysed'),
  tokens: ReadingCost,
  imports: z.array(
    z.object({
      source: z.string().describe('As written: `./a`, `react`'),
      names: z.array(z.string()).describe('Imported names; `*` for all, `default` for the default export'),
      toId: z.string().nullable().describe('The imported file or package; null if it was not found'),
      line: z.int().positive(),
    }),
  ),
});
export type ModuleImportsRecord = z.infer<typeof ModuleImportsRecord>;

export const ImportsAnswer = z.object({ modules: z.array(ModuleImportsRecord), meta: Meta });
export type ImportsAnswer = z.output<typeof ImportsAnswer>;

export function renderImports({ modules }: ImportsAnswer): string {
  if (modules.length === 0) return 'No files with imports.';
  return modules
    .map(({ path, imports, isAnalysed = true }) => {
      const lines = imports.map(({ source, names, toId, line }) => {
        const taken = names.length > 0 ? ` { ${names.join(', ')} }` : '';
        return item(`${line}: ${source}${taken} -> ${toId ?? 'not found'}`);
      });
      return [
        nameAtStart(path),
        ...(lines.length > 0 ? lines : [isAnalysed ? '- no imports' : '- imports not known']),
      ].join('\n');
    })
    .join('\n\n');
}

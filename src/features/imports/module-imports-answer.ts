import { z } from 'zod';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { item } from '../../render/markdown/parts.ts';

export const ModuleImportsRecord = z.object({
  relPath: z.string(),
  tokens: Tiers,
  imports: z.array(
    z.object({
      source: z.string().describe('As written: `./a`, `react`'),
      names: z.array(z.string()).describe('The names taken; `*` for all, `default` for the default'),
      to: z
        .string()
        .nullable()
        .describe('Id of the file or package it leads to; null when it could not be found'),
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
    .map(({ relPath, imports }) => {
      const lines = imports.map(({ source, names, to, line }) => {
        const taken = names.length > 0 ? ` { ${names.join(', ')} }` : '';
        return item(`${line}: ${source}${taken} -> ${to ?? 'not found'}`);
      });
      return [printableLine(relPath), ...(lines.length > 0 ? lines : ['- no imports'])].join('\n');
    })
    .join('\n\n');
}

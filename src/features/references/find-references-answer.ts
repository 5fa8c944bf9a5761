import { z } from 'zod';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { ReferenceRecord } from '../../operations/support/records.ts';
import { printableLine } from '../../render/printable.ts';
import { table } from '../../render/table.ts';
import { count, paragraphs, section } from '../../render/markdown/parts.ts';

export const ReferencesAnswer = z.object({
  references: z.array(ReferenceRecord).describe('Sorted by file and place'),
  symbolId: z.string().describe('The symbol that they refer to'),
  tokens: Tiers.describe('Of the symbol'),
  others: z.array(z.string()).describe('Other definitions of the name that was asked for'),
  candidates: z.object({
    total: z.int().nonnegative(),
    references: z
      .array(ReferenceRecord)
      .describe('Uses that may be of this symbol: no certain evidence resolves them'),
  }),
  through: z
    .array(
      z.object({
        viaSymbolId: z.string(),
        total: z
          .int()
          .positive()
          .describe('How many callers there are; of more than 20 rounded to one digit'),
        references: z.array(ReferenceRecord).describe('The first of them'),
      }),
    )
    .describe('Calls of what the symbol implements or overrides: any of them may end in the symbol'),
  meta: Meta,
});
export type ReferencesAnswer = z.output<typeof ReferencesAnswer>;

export function renderReferences(answer: ReferencesAnswer): string {
  const { symbolId, references, candidates, through, meta } = answer;
  return paragraphs([
    `${count(meta.total, 'reference')} to ${printableLine(symbolId)}`,
    referenceLines(references),
    section(
      `Possible references: ${candidates.total}`,
      candidates.references.length > 0 ? [referenceLines(candidates.references)] : [],
    ),
    ...through.map(({ viaSymbolId, total, references: calls }) =>
      section(`Called via ${printableLine(viaSymbolId)}: ${count(total, 'caller')}`, [referenceLines(calls)]),
    ),
  ]);
}

function referenceLines(references: ReferenceRecord[]): string {
  if (references.length === 0) return '';
  return table(
    ['location', 'type', 'how', 'in'],
    references.map(({ relPath, range: { start }, type, how, rule, symbolId = '' }) => [
      `${relPath}:${start.line}:${start.column}`,
      type,
      rule === undefined ? how : `${how}: ${rule}`,
      symbolId,
    ]),
  );
}

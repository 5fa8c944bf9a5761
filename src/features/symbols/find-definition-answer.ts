import { z } from 'zod';
import { Meta } from '../../operations/answer.ts';
import { SymbolRecord } from '../../operations/support/records.ts';
import { printableLine } from '../../render/printable.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';

export const DefinitionAnswer = z.object({
  symbol: SymbolRecord.nullable(),
  others: z.array(SymbolRecord).describe('Other definitions of that name, best first'),
  nearest: z.array(z.string()).optional().describe('When nothing was found: ids that may have been meant'),
  meta: Meta,
});
export type DefinitionAnswer = z.output<typeof DefinitionAnswer>;

export function renderDefinition(answer: DefinitionAnswer): string {
  const { symbol, others, nearest = [] } = answer;
  if (!symbol) return paragraphs(['Not found.', section('Nearest', nearest.map(item))]);
  const { kind, name, relPath, range, symbolId } = symbol;
  return paragraphs([
    `${kind} ${printableLine(name)} in ${printableLine(relPath)}:${range.start.line}`,
    `Id: ${printableLine(symbolId)}`,
    section(
      'Others with this name',
      others.map((other) => item(`${other.kind} ${other.symbolId}`)),
    ),
  ]);
}

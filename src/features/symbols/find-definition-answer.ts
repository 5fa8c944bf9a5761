import * as z from 'zod';
import { Meta } from '../../operations/answer.ts';
import { SymbolRecord } from '../../operations/support/records.ts';
import { NamedInSkipped, skippedPlace } from '../../operations/support/named-in-skipped.ts';
import { printableLine } from '../../render/printable.ts';
import { item, paragraphs, section } from '../../render/markdown/parts.ts';

export const DefinitionAnswer = z.object({
  symbol: SymbolRecord.nullable(),
  otherDefinitions: z.array(SymbolRecord).describe('Other definitions of the name, best first'),
  nearest: z.array(z.string()).optional().describe('If nothing was found: similar ids'),
  namedInSkipped: z
    .array(NamedInSkipped)
    .optional()
    .describe('If nothing was found: the first skipped files that contain the name and may define it'),
  meta: Meta,
});
export type DefinitionAnswer = z.output<typeof DefinitionAnswer>;

export function renderDefinition(answer: DefinitionAnswer): string {
  const { symbol, otherDefinitions, nearest = [], namedInSkipped = [] } = answer;
  if (!symbol)
    return paragraphs([
      'Not found.',
      section('Nearest', nearest.map(item)),
      section('In skipped files', namedInSkipped.map(skippedPlace)),
    ]);
  const { kind, name, path, range, id } = symbol;
  return paragraphs([
    `${kind} ${printableLine(name)} in ${printableLine(path)}:${range.start.line}`,
    `Id: ${printableLine(id)}`,
    section(
      'Other definitions',
      otherDefinitions.map((other) => item(`${other.kind} ${other.id}`)),
    ),
  ]);
}

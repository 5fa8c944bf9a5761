import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Meta } from '../../operations/answer.ts';
import { Tiers } from '../../model/tokens.ts';
import { printableLine } from '../../render/printable.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const line = z.int().positive();

export const RelatedAnswer = z.object({
  action: z.literal('related'),
  path: z.string(),
  line,
  calls: z
    .array(
      z.object({
        name: z.string(),
        line,
        symbolId: z.string().describe('What is called; `package:{name}:{symbol}` outside of the repository'),
        file: z.string().optional().describe('Where that is'),
      }),
    )
    .describe('In the order of the text, one for each place'),
  total_calls: wholeNumber,
  symbol: z.string(),
  symbolId: z.string(),
  candidates: z
    .object({
      total: wholeNumber,
      calls: z.array(z.object({ name: z.string(), line, symbolIds: z.array(z.string()) })),
    })
    .describe('Calls that no certain evidence resolves, with all that fit'),
  open: z
    .object({ total: wholeNumber, calls: z.array(z.object({ name: z.string(), line })) })
    .describe('Calls of names that the repository defines, that lead nowhere'),
  others: z.array(z.string()).describe('Other definitions of the name that was asked for'),
  tokens: Tiers,
  meta: Meta,
});
export type RelatedAnswer = z.output<typeof RelatedAnswer>;

export function renderRelated(answer: RelatedAnswer): string {
  const { symbolId, calls, total_calls, candidates, open } = answer;
  return paragraphs([
    `${printableLine(symbolId)} makes ${count(total_calls, 'call')}.`,
    calls.map(({ name, line, symbolId: to }) => item(`${line}: ${name} -> ${to}`)).join('\n'),
    section(
      `Possible calls: ${candidates.total}`,
      candidates.calls.map(({ name, line, symbolIds }) =>
        item(`${line}: ${name} -> ${symbolIds.join(' or ')}`),
      ),
    ),
    section(
      'Unresolved calls, to names that the repository defines',
      open.calls.map(({ name, line }) => item(`${line}: ${name}`)),
    ),
  ]);
}

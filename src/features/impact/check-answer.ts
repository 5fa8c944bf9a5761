import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { textPlaces, usageHead } from './usage-text.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { Risk, textFields } from './risk.ts';
import { count, paragraphs } from '../../render/markdown/parts.ts';

export const CheckAnswer = z.object({
  action: z.literal('check'),
  path: z.string(),
  line: z.int().positive(),
  symbol: z.string(),
  used_by: wholeNumber.describe('Certain usages'),
  ...textFields,
  risk: Risk,
  symbolId: z.string(),
  used_by_files: wholeNumber,
  imported_by: wholeNumber.describe('Statements that import the symbol: no usages by themselves'),
  candidates: wholeNumber.describe('Uses that may be of this symbol: find_references lists them'),
  others: z.array(z.string()).describe('Other definitions of the name that was asked for'),
  tokens: Tiers,
  meta: Meta,
});
export type CheckAnswer = z.output<typeof CheckAnswer>;

export function renderCheck(answer: CheckAnswer): string {
  const { used_by, used_by_files, candidates } = answer;
  return paragraphs([
    usageHead(answer, used_by, used_by_files),
    candidates > 0 ? `${count(candidates, 'possible reference')} in addition.` : '',
    textPlaces(answer),
  ]);
}

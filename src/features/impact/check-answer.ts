import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { nextQuestion, textPlacesSection, usageHead } from './usage-text.ts';
import { Tiers } from '../../model/tokens.ts';
import { Meta } from '../../operations/answer.ts';
import { Risk, textFields } from './risk.ts';
import { ViaOverride, viaOverrideSection } from './via-override.ts';
import { otherDefinitionsLine } from '../../operations/support/other-definitions.ts';
import { count, paragraphs } from '../../render/markdown/parts.ts';

export const CheckAnswer = z.object({
  path: z.string(),
  line: z.int().positive(),
  name: z.string(),
  totalUsages: wholeNumber.describe('Resolved references; `totalImports` counts import statements'),
  ...textFields,
  risk: Risk,
  id: z.string(),
  usedByFiles: wholeNumber,
  totalImports: wholeNumber.describe('Statements that import the symbol'),
  totalOverrides: wholeNumber.describe('Members of subtypes that override it. They are no references'),
  totalCandidates: wholeNumber.describe('Possible references; find_references lists them'),
  viaOverride: ViaOverride,
  otherDefinitions: z.array(z.string()).describe('Ids of other symbols with the given name'),
  tokens: Tiers,
  meta: Meta,
});
export type CheckAnswer = z.output<typeof CheckAnswer>;

export function renderCheck(answer: CheckAnswer): string {
  const { totalCandidates, viaOverride } = answer;
  return paragraphs([
    usageHead(answer),
    otherDefinitionsLine(answer.otherDefinitions),
    totalCandidates > 0 ? `${count(totalCandidates, 'possible reference')} in addition.` : '',
    viaOverrideSection(viaOverride),
    textPlacesSection(answer),
    nextQuestion(answer),
  ]);
}

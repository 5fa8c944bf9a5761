import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Meta } from '../../operations/answer.ts';
import { ReadingCost } from '../../operations/support/records.ts';
import { otherDefinitionsLine } from '../../operations/support/other-definitions.ts';
import { count, inlineCode, item, paragraphs, section } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import { nameAtStart } from '../../render/markdown/repository-text.ts';

const line = z.int().positive();

export const RelatedAnswer = z.object({
  path: z.string(),
  line,
  calls: z
    .array(
      z.object({
        name: z.string(),
        line,
        id: z.string().describe('The callee; `package:{name}:{symbol}` outside the repository'),
        path: z.string().optional().describe('The file of the callee'),
      }),
    )
    .describe('Resolved calls in the order of the text, one for each call site'),
  totalCalls: wholeNumber,
  name: z.string(),
  id: z.string(),
  candidates: z
    .object({
      total: wholeNumber,
      calls: z.array(z.object({ name: z.string(), line, ids: z.array(z.string()) })),
    })
    .describe('Possible calls, with all definitions that fit'),
  unresolvedCalls: z
    .object({ total: wholeNumber, calls: z.array(z.object({ name: z.string(), line })) })
    .describe('Calls of names that the repository defines, whose definition is not known'),
  valueCalls: z
    .object({ total: wholeNumber, calls: z.array(z.object({ name: z.string(), line })) })
    .describe('Calls of values, such as a parameter, of which nothing says which function they are'),
  otherDefinitions: z.array(z.string()).describe('Ids of other definitions of the same name'),
  tokens: ReadingCost,
  meta: Meta,
});
export type RelatedAnswer = z.output<typeof RelatedAnswer>;

export function renderRelated(answer: RelatedAnswer): string {
  const { id, calls, totalCalls, candidates, unresolvedCalls, valueCalls, meta } = answer;
  return paragraphs([
    meta.notAnalysed !== undefined && totalCalls === 0
      ? `The calls in ${printableLine(id)} are not known.`
      : `${nameAtStart(id)} makes ${count(totalCalls, 'call')}.`,
    otherDefinitionsLine(answer.otherDefinitions),
    calls.map(({ name, line, id: callee }) => item(`${line}: ${name} -> ${callee}`)).join('\n'),
    section(
      `Possible calls: ${candidates.total}`,
      candidates.calls.map(({ name, line, ids }) => item(`${line}: ${name} -> ${ids.join(' or ')}`)),
    ),
    section(
      'Unresolved calls, to names that the repository defines',
      unresolvedCalls.calls.map(({ name, line }) => item(`${line}: ${name}`)),
    ),
    section(
      'Calls of values: nothing says which functions they are',
      valueCalls.calls.map(({ name, line }) => item(`${line}: ${inlineCode(name)}`)),
    ),
  ]);
}

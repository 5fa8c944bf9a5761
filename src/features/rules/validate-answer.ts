import * as z from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Violation } from '../../model/rules.ts';
import { Meta } from '../../operations/answer.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const ValidationAnswer = z.object({
  summary: z.object({
    passed: wholeNumber.describe(
      'Checks without a violation; a check is one rule for one symbol, file or directory',
    ),
    warnings: wholeNumber,
    errors: wholeNumber,
    suppressed: wholeNumber.describe('Violations that the configuration suppresses'),
  }),
  violations: z.array(Violation).describe('Errors first, then by path and line'),
  meta: Meta,
});
export type ValidationAnswer = z.output<typeof ValidationAnswer>;

export function renderValidation({ summary, violations }: ValidationAnswer): string {
  const { passed, warnings, errors, suppressed } = summary;
  const withSeverity = (severity: string) =>
    violations
      .filter((violation) => violation.severity === severity)
      .map(({ rule, path, line, message }) => item(`${path ? `${path}:${line} ` : ''}${message} (${rule})`));
  const suppressedText = suppressed > 0 ? `, ${suppressed} suppressed` : '';
  return paragraphs([
    `${count(errors, 'error')}, ${count(warnings, 'warning')}; ${count(passed, 'check')} passed${suppressedText}`,
    section('Errors', withSeverity('error')),
    section('Warnings', withSeverity('warning')),
  ]);
}

import { z } from 'zod';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { Violation } from '../../model/rules.ts';
import { Meta } from '../../operations/answer.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

export const ValidationAnswer = z.object({
  summary: z.object({
    passed: wholeNumber.describe('Checks that found nothing: one rule held against one thing'),
    warnings: wholeNumber,
    errors: wholeNumber,
    suppressed: wholeNumber.describe('Findings that the configuration keeps quiet'),
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
      .map(({ rule, file, line, message }) => item(`${file ? `${file}:${line} ` : ''}${message} (${rule})`));
  const quiet = suppressed > 0 ? `, ${suppressed} suppressed` : '';
  return paragraphs([
    `${count(errors, 'error')}, ${count(warnings, 'warning')}; ${count(passed, 'check')} passed${quiet}`,
    section('Errors', withSeverity('error')),
    section('Warnings', withSeverity('warning')),
  ]);
}

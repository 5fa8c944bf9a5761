import type { ValidationPart } from '../answers.ts';
import { count, item, paragraphs, section } from './parts.ts';

export function renderValidation({ summary, violations }: ValidationPart): string {
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

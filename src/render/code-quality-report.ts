import { severities, type Severity } from '../model/dead-code.ts';
import { longestRun } from './markdown/parts.ts';
import { printableLine } from './printable.ts';

/** A dead symbol in the report. */
export interface ReportItem {
  path: string;
  line: number;
  qualifiedName: string;
  kind: string;
  severity: Severity;
  reason: string;
}

export const REPORT_FILE = 'CODE_QUALITY_REPORT.md';
export const REPORT_TITLE = '# Code Quality Report';

/** Whether a text is a report, by its first lines. */
export function isCodeQualityReport(text: string): boolean {
  return /^# Code Quality Report\r?\n\r?\nGenerated: /.test(text);
}

/** Renders `CODE_QUALITY_REPORT.md` as contract 003 specifies. `generated` has the form `2024-01-15 14:30:00`. */
export function renderCodeQualityReport(generated: string, items: readonly ReportItem[]): string {
  const withSeverity = (severity: Severity): ReportItem[] =>
    items.filter((item) => item.severity === severity);
  const lines = [
    REPORT_TITLE,
    '',
    `Generated: ${generated}`,
    '',
    '## Summary',
    `- Total Dead Code Items: ${items.length}`,
    ...severities.map((severity) => `- ${severity}: ${withSeverity(severity).length}`),
    '',
    '## Dead Code Details',
    ...severities.flatMap((severity) => ['', ...section(severity, withSeverity(severity))]),
  ];
  return `${lines.join('\n')}\n`;
}

function section(severity: Severity, items: readonly ReportItem[]): string[] {
  const title = `### ${severity} (${items.length} items)`;
  if (items.length === 0) return [title, '(none)'];
  const paths = [...new Set(items.map(({ path }) => path))];
  return [
    title,
    ...paths.flatMap((path) => [
      '',
      `#### File: ${printableLine(path)}`,
      ...items.filter((item) => item.path === path).flatMap(entry),
    ]),
  ];
}

function entry({ line, qualifiedName, kind, severity, reason }: ReportItem): string[] {
  return [
    `- **Line ${line}**: ${title(kind)} ${code(qualifiedName)}`,
    `  - **Severity**: ${severity}`,
    `  - **Reason**: ${printableLine(reason)}`,
    `  - **Action**: Consider removing or documenting why it's kept`,
  ];
}

/** Turns `type_alias` into `Type alias`. */
function title(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Formats inline code, between more backticks than the text contains in a row. */
function code(text: string): string {
  const line = printableLine(text);
  const longest = longestRun(line);
  const ticks = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${line}\`` : `${ticks} ${line} ${ticks}`;
}

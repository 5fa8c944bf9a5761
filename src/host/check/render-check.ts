import type { ChangeReport } from '../../model/changes.ts';
import { groupBy } from '../../model/group-by.ts';
import { codeSpan, escapeMarkdown } from '../../render/changes/escape-markdown.ts';
import { renderChangesMarkdown, type MarkdownOptions } from '../../render/changes/render-markdown.ts';
import { cutLine } from '../../render/changes/symbol-text.ts';
import { counted } from '../../render/counted.ts';
import { issueRuleText } from '../../render/issues/issue-rules.ts';
import { printable, printableLine } from '../../render/printable.ts';
import type { ChangeIssue } from '../issues/issues-of-changes.ts';
import type { CheckResult } from './check-changes.ts';

/** Findings that a comment lists at its top; the report below has all. */
const MAX_LISTED = 20;

/** `3 new findings: 2 of broken-place, 1 of secret.` */
export function verdictOf({ failing }: CheckResult): string {
  if (failing.length === 0) return 'No new finding that fails.';
  return `${counted(failing.length, 'new finding')}: ${numbersOf(failing)}.`;
}

function numbersOf(issues: readonly ChangeIssue[]): string {
  return [...groupBy(issues, ({ rule }) => rule)].map(([rule, all]) => `${all.length} of ${rule}`).join(', ');
}

export function renderCheckText({ base, head }: ChangeReport, result: CheckResult): string {
  const lines = [`${printableLine(`${base.name}..${head.name}`)}: ${verdictOf(result)}`];
  for (const [rule, issues] of groupBy(result.failing, (issue) => issue.rule)) {
    const { title, help } = issueRuleText(rule);
    lines.push('', `${title} (${rule})`, ...issues.map((issue) => `  ${printableLine(lineOf(issue))}`));
    lines.push(`  → ${help}`);
  }
  return `${[...lines, ...otherLines(result)].join('\n')}\n`;
}

function lineOf(issue: ChangeIssue): string {
  return `${placeText(issue)} ${issue.message}`.trim();
}

function placeText({ place }: ChangeIssue): string {
  if (!place) return '';
  return place.span ? `${place.path}:${place.span[0]}` : place.path;
}

function otherLines({ noted, allowed, known }: CheckResult): string[] {
  const lines = [
    ...(noted.length > 0 ? [`Not counted, see --fail-on: ${numbersOf(noted)}.`] : []),
    ...(allowed.length > 0 ? [`Allowed by the configuration: ${numbersOf(allowed)}.`] : []),
    ...(known.length > 0 ? [`In the baseline: ${numbersOf(known)}.`] : []),
  ];
  return lines.length > 0 ? ['', ...lines] : [];
}

/** Returns the verdict above the report, as a comment on a pull request. */
export function renderCheckMarkdown(
  report: ChangeReport,
  result: CheckResult,
  options: MarkdownOptions,
): string {
  const { failing } = result;
  const shown = failing.slice(0, MAX_LISTED).map((issue) => {
    const place = placeText(issue);
    return `- ${place === '' ? '' : `${codeSpan(place)} `}${escapeMarkdown(cutLine(issue.message))}`;
  });
  const more = failing.length - shown.length;
  const opening = [
    failing.length === 0 ? '**Check passed.**' : `**Check failed.** ${escapeMarkdown(verdictOf(result))}`,
    '',
    ...shown,
    ...(more > 0 ? [`- and ${more} more`] : []),
    ...otherLines(result).map(escapeMarkdown),
  ];
  return renderChangesMarkdown(report, { ...options, opening });
}

/** Returns the result for programs. */
export function checkJson({ base, head }: ChangeReport, result: CheckResult): string {
  const { failing, noted, allowed, known, removable } = result;
  const value = { base, head, failed: failing.length > 0, failing, noted, allowed, known, removable };
  return `${printable(JSON.stringify(value, null, 2))}\n`;
}

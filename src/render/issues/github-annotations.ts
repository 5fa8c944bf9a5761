import { printable } from '../printable.ts';
import { issueRuleText } from './issue-rules.ts';
import type { Issue } from './issue.ts';

const commands = { error: 'error', warning: 'warning', note: 'notice' } as const;

/**
 * Yields workflow commands, which GitHub Actions shows as annotations of lines
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions). Suppressed issues are omitted.
 */
export function* githubAnnotations(issues: Iterable<Issue>): Generator<string> {
  for (const { rule, level, message, place, suppressedBecause } of issues) {
    if (suppressedBecause !== undefined) continue;
    const { title } = issueRuleText(rule);
    const properties = [...placeProperties(place), ['title', `${title} (${rule})`] as const]
      .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
      .join(',');
    yield `::${commands[level]} ${properties}::${escapeData(message)}\n`;
  }
}

/** GitHub has no annotations of directories. */
function* placeProperties(place: Issue['place']): Generator<readonly [name: string, value: string | number]> {
  if (!place || place.isDirectory) return;
  yield ['file', place.path];
  if (!place.span) return;
  const [line, column, endLine, endColumn] = place.span;
  yield ['line', line];
  yield ['endLine', endLine];
  // GitHub reads columns only of places in one line, and its last column is inclusive.
  if (line !== endLine || endColumn <= column) return;
  yield ['col', column];
  yield ['endColumn', endColumn - 1];
}

function escapeData(text: string): string {
  return printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

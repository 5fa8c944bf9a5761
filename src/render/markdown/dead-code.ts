import type { DeadCodePart, DeadSymbolPart } from '../answers.ts';
import { printableLine } from '../printable.ts';
import { count, item, paragraphs, section } from './parts.ts';

export function renderDeadCode({
  path,
  dead_code,
  total,
  by_severity,
  report_path,
  roots,
  not_searched,
}: DeadCodePart): string {
  const counts = Object.entries(by_severity)
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => `${number} ${severity}`);
  const from = roots.filter((root) => root.count > 0).map((root) => `${root.count} ${root.kind}`);
  return paragraphs([
    total === 0
      ? `No dead code found in ${printableLine(path)}.`
      : `${count(total, 'dead item')} in ${printableLine(path)}: ${counts.join(', ')}.`,
    `Roots: ${from.join(', ') || 'none'}.`,
    notSearched(not_searched),
    ...severityLists(dead_code),
    report_path === null ? '' : `Report: ${printableLine(report_path)}`,
  ]);
}

/** Code that only these files refer to would be reported as dead. */
function notSearched({ total, files }: DeadCodePart['not_searched']): string {
  if (total === 0) return '';
  const list = files.map(({ file, reason }) => `${printableLine(file)} (${reason})`);
  return `Skipped and not searched for names, so these files may use dead code: ${list.join(', ')}${total > files.length ? ' …' : ''}.`;
}

function severityLists(found: readonly DeadSymbolPart[]): string[] {
  const severities = [...new Set(found.map(({ severity }) => severity))];
  return severities.map((wanted) =>
    section(wanted, found.filter(({ severity }) => severity === wanted).map(line)),
  );
}

function line({
  file,
  line: at,
  symbol,
  type,
  reason,
  doubts,
  unresolved,
  dies_with,
}: DeadSymbolPart): string {
  const parts = [
    reason,
    ...doubts,
    unresolved.total > 0 ? `its name occurs in ${count(unresolved.total, 'other place')}` : '',
    dies_with.total > 0
      ? `${count(dies_with.total, 'item')} (${count(dies_with.lines, 'line')}) could be removed with it`
      : '',
  ];
  return item(`${file}:${at} ${type} ${symbol}: ${parts.filter(Boolean).join('; ')}`);
}

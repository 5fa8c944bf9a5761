import { compareText } from '../../../../src/model/order.ts';
import type { ListedError } from './errors.ts';

/** Every error, a line each, those of the most frequent constructs first. */
export function errorList(errors: readonly ListedError[], limit = Number.POSITIVE_INFINITY): string {
  const lines: string[] = [];
  for (const kind of ['wrong', 'missing'] as const) {
    const groups = groupByConstruct(errors.filter((error) => error.kind === kind));
    const total = groups.reduce((sum, [, members]) => sum + members.length, 0);
    if (total > 0) lines.push(`${kind}: ${total}`);
    for (const [construct, members] of groups) {
      lines.push(`  ${String(members.length).padStart(5)}  ${construct}`);
      for (const { where, source, ours, oracle } of members.slice(0, limit)) {
        lines.push(`${kind} | ${construct} | ${where} | ${source} | ours: ${ours} | oracle: ${oracle}`);
      }
    }
  }
  return lines.join('\n');
}

function groupByConstruct(errors: readonly ListedError[]): [string, ListedError[]][] {
  const groups = new Map<string, ListedError[]>();
  for (const error of errors) groups.set(error.construct, [...(groups.get(error.construct) ?? []), error]);
  return [...groups].sort((a, b) => b[1].length - a[1].length || compareText(a[0], b[0]));
}

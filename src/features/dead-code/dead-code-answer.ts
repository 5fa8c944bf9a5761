import { z } from 'zod';
import { NameSite, Severity } from '../../model/dead-code.ts';
import { Tiers } from '../../model/tokens.ts';
import { wholeNumber } from '../../operations/support/whole-number.ts';
import { RootKind } from '../../model/root.ts';
import { Meta } from '../../operations/answer.ts';
import { printableLine } from '../../render/printable.ts';
import { count, item, paragraphs, section } from '../../render/markdown/parts.ts';

const bySeverity = z.object({
  CRITICAL: wholeNumber,
  HIGH: wholeNumber,
  MEDIUM: wholeNumber,
  LOW: wholeNumber,
});

export const DeadSymbol = z.object({
  file: z.string(),
  line: z.int().positive().describe('Where its name stands'),
  symbol: z.string().describe('Name, of a member with that of its type; of a file its own'),
  type: z.string().describe('`function`, `class` …, or `file`'),
  severity: Severity,
  id: z.string(),
  reason: z.string(),
  why_no_root: z.array(z.string()).describe('Why no root of each kind holds for it'),
  doubts: z.array(z.string()).describe('Why it may live all the same; none where severity is HIGH or more'),
  used_by_dead: z
    .object({ total: wholeNumber, ids: z.array(z.string()) })
    .describe('What uses it and is dead itself; the first of it'),
  unresolved: z
    .object({ total: wholeNumber, sites: z.array(NameSite) })
    .describe('Places of its name that nothing leads to a symbol; the first of them'),
  dies_with: z
    .object({ total: wholeNumber, lines: wholeNumber, ids: z.array(z.string()) })
    .describe('What else would be dead for sure without it, because nothing but it leads there'),
  lines: wholeNumber,
  tokens: Tiers,
});
export type DeadSymbol = z.infer<typeof DeadSymbol>;

export const DeadCodeAnswer = z.object({
  action: z.literal('deadcode'),
  path: z.string().describe('What was asked about; `.` for the whole repository'),
  dead_code: z.array(DeadSymbol).describe('Most severe first, then by path and line'),
  total: wholeNumber,
  report_path: z
    .string()
    .nullable()
    .describe('Where the report was written; null where none was asked for: `treeatlas deadcode --report`'),
  by_severity: bySeverity.describe('Of all that was asked for'),
  roots: z
    .array(z.object({ kind: RootKind, count: wholeNumber }))
    .describe('From where the search began, in the whole repository'),
  not_searched: z
    .object({ total: wholeNumber, files: z.array(z.object({ file: z.string(), reason: z.string() })) })
    .describe(
      'Files of known languages that were left out and could not even be searched for names, in the whole repository: they may use any of it. The first of them',
    ),
  meta: Meta,
});
export type DeadCodeAnswer = z.output<typeof DeadCodeAnswer>;

export function renderDeadCode({
  path,
  dead_code,
  total,
  by_severity,
  report_path,
  roots,
  not_searched,
}: DeadCodeAnswer): string {
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
function notSearched({ total, files }: DeadCodeAnswer['not_searched']): string {
  if (total === 0) return '';
  const list = files.map(({ file, reason }) => `${printableLine(file)} (${reason})`);
  return `Skipped and not searched for names, so these files may use dead code: ${list.join(', ')}${total > files.length ? ' …' : ''}.`;
}

function severityLists(found: readonly DeadSymbol[]): string[] {
  const severities = [...new Set(found.map(({ severity }) => severity))];
  return severities.map((wanted) =>
    section(wanted, found.filter(({ severity }) => severity === wanted).map(line)),
  );
}

function line({ file, line: at, symbol, type, reason, doubts, unresolved, dies_with }: DeadSymbol): string {
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

import * as z from 'zod';
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
  path: z.string(),
  line: z.int().positive().describe('The line of its name'),
  qualifiedName: z.string().describe('For a member, with the name of its type; for a file, the file name'),
  kind: z.string().describe('`function`, `class` …, or `file`'),
  severity: Severity,
  id: z.string(),
  reason: z.string(),
  notRootBecause: z.array(z.string()).describe('Why it is not a root, for each kind of root'),
  doubts: z.array(z.string()).describe('Evidence that it may be used after all; empty for CRITICAL and HIGH'),
  usedByDead: z
    .object({ total: wholeNumber, ids: z.array(z.string()) })
    .describe('Its dependents that are dead too; the first of them'),
  unresolved: z
    .object({ total: wholeNumber, sites: z.array(NameSite) })
    .describe('Occurrences of its name whose meaning is unknown; the first of them'),
  removableWith: z
    .object({ total: wholeNumber, lines: wholeNumber, ids: z.array(z.string()) })
    .describe('Other symbols that only it uses, so they can be removed with it'),
  lines: wholeNumber,
  tokens: Tiers,
});
export type DeadSymbol = z.infer<typeof DeadSymbol>;

export const DeadCodeAnswer = z.object({
  path: z.string().describe('The file or directory that was searched; `.` for the whole repository'),
  symbols: z.array(DeadSymbol).describe('Most severe first, then by path and line'),
  total: wholeNumber,
  reportPath: z
    .string()
    .nullable()
    .describe('The file of the report; null unless `treeatlas dead-code --report` wrote one'),
  bySeverity: bySeverity.describe('The number of symbols of each severity, on all pages'),
  roots: z
    .array(z.object({ kind: RootKind, count: wholeNumber }))
    .describe('Where the search for live code began, in the whole repository'),
  notSearched: z
    .object({ total: wholeNumber, files: z.array(z.object({ path: z.string(), reason: z.string() })) })
    .describe(
      'Skipped files of the whole repository that could not even be searched for names, so they may use any symbol; the first of them',
    ),
  notJudged: z
    .array(z.string())
    .describe('Languages whose references are found by name only: their code is never reported as dead'),
  meta: Meta,
});
export type DeadCodeAnswer = z.output<typeof DeadCodeAnswer>;

export function renderDeadCode(answer: DeadCodeAnswer): string {
  const { path, symbols, total, reportPath, roots } = answer;
  const place = path === '.' ? 'the repository' : printableLine(path);
  const counts = Object.entries(answer.bySeverity)
    .filter(([, number]) => number > 0)
    .map(([severity, number]) => `${number} ${severity}`);
  const from = roots.filter((root) => root.count > 0).map((root) => `${root.count} ${root.kind}`);
  return paragraphs([
    total === 0
      ? `No dead code found in ${place}${answer.notJudged.length > 0 ? ', apart from code that is not judged' : ''}.`
      : `${count(total, 'dead item')} in ${place}: ${counts.join(', ')}. Before you delete one, \`grep\` its name.`,
    `Roots: ${from.join(', ') || 'none'}.`,
    notSearchedLine(answer.notSearched),
    answer.notJudged.length > 0
      ? `Not judged: code in ${answer.notJudged.join(', ')}, because references there are found by name only.`
      : '',
    ...severityLists(symbols),
    reportPath === null ? '' : `Report: ${printableLine(reportPath)}`,
  ]);
}

/** Code that only these files refer to would be reported as dead. */
function notSearchedLine({ total, files }: DeadCodeAnswer['notSearched']): string {
  if (total === 0) return '';
  const list = files.map(({ path, reason }) => `${printableLine(path)} (${reason})`);
  return `Skipped and not searched for names, so these files may use dead code: ${list.join(', ')}${total > files.length ? ' …' : ''}.`;
}

function severityLists(symbols: readonly DeadSymbol[]): string[] {
  const severities = [...new Set(symbols.map(({ severity }) => severity))];
  return severities.map((wanted) =>
    section(wanted, symbols.filter(({ severity }) => severity === wanted).map(symbolLine)),
  );
}

function symbolLine(symbol: DeadSymbol): string {
  const { path, line, qualifiedName, kind, reason, doubts, unresolved, removableWith } = symbol;
  const parts = [
    reason,
    ...doubts,
    unresolved.total > 0 ? `its name occurs in ${count(unresolved.total, 'other place')}` : '',
    removableWith.total > 0
      ? `${count(removableWith.total, 'item')} (${count(removableWith.lines, 'line')}) could be removed with it`
      : '',
  ];
  return item(`${path}:${line} ${kind} ${qualifiedName}: ${parts.filter(Boolean).join('; ')}`);
}

import type { ChangeReport, ComparedState } from '../../model/changes.ts';
import { counted } from '../counted.ts';
import type { Inline, SummaryLine } from './outline-parts.ts';
import { cutLine } from './symbol-text.ts';

/** Names of refs can be long; the title must fit into any output. */
const MAX_NAME = 100;

export function titleOf({ base, head }: ChangeReport): Inline[] {
  return ['Changes from ', { code: stateName(base) }, ' to ', { code: stateName(head) }];
}

function stateName({ name, commit }: ComparedState): string {
  if (name === 'WORKTREE') return 'working tree';
  if (name === 'STAGED') return 'staged files';
  // What a relative name means is another commit tomorrow.
  const isRelative = name === 'HEAD' || /[~^@]/.test(name);
  return commit !== null && (isRelative || commit.startsWith(name))
    ? commit.slice(0, 12)
    : cutLine(name, MAX_NAME);
}

/** Returns at most five lines: the size, and what a reviewer must know before reading. */
export function summaryOf(report: ChangeReport): SummaryLine[] {
  return [sizeOf(report), breakingOf(report), mustChangeOf(report), problemsOf(report), testsOf(report)];
}

function sizeOf({ files, symbols }: ChangeReport): SummaryLine {
  const sum = (of: 'addedLines' | 'removedLines'): string =>
    counted(
      files.reduce((total, file) => total + file[of], 0),
      'line',
    );
  const text = `${counted(files.length, 'file')}, ${sum('addedLines')} added, ${sum('removedLines')} removed, ${counted(symbols.length, 'symbol')}`;
  return { label: 'Size', text: `${text}.`, isAlert: false };
}

function breakingOf({ symbols }: ChangeReport): SummaryLine {
  const breaking = symbols.filter(({ isPublic, isBreaking }) => isPublic && isBreaking);
  const removed = breaking.filter(({ change }) => change === 'removed').length;
  const label = 'Public interface';
  if (breaking.length === 0) return { label, text: 'no breaking change found.', isAlert: false };
  const detail = removed > 0 ? `, ${removed} by removal` : '';
  return { label, text: `${counted(breaking.length, 'breaking change')}${detail}.`, isAlert: true };
}

function mustChangeOf({ mustChange }: ChangeReport): SummaryLine {
  const label = 'Must change';
  if (mustChange.length === 0)
    return { label, text: 'no place found that the changes left broken.', isAlert: false };
  const certain = mustChange.filter(({ isCertain }) => isCertain).length;
  const files = new Set(mustChange.map(({ path }) => path)).size;
  const possible = mustChange.length - certain;
  const parts = [
    ...(certain > 0 ? [`${counted(certain, 'place')} certainly`] : []),
    ...(possible > 0 ? [`${counted(possible, 'place')} possibly`] : []),
  ];
  return { label, text: `${parts.join(', ')}, in ${counted(files, 'file')}.`, isAlert: certain > 0 };
}

function problemsOf({ cycles, violations, deadCode, secrets }: ChangeReport): SummaryLine {
  const numbers = [
    [secrets.length, 'likely secret'],
    [cycles.added.length, 'import cycle'],
    [violations.added.length, 'violation of rules', 'violations of rules'],
    [deadCode.added.length, 'unused symbol'],
  ] as const;
  const parts = numbers
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => counted(number, one, many));
  const label = 'New problems';
  if (parts.length === 0) return { label, text: 'none found.', isAlert: false };
  return { label, text: `${parts.join(', ')}.`, isAlert: true };
}

function testsOf({ tests, risk }: ChangeReport): SummaryLine {
  const number = tests.affected.length;
  const run = number === 0 ? 'no affected test found' : `${counted(number, 'test file')} to run`;
  const more = tests.isComplete ? '' : ', and perhaps others';
  return {
    label: 'Tests and risk',
    text: `${run}${more}; the risk is ${risk.level}.`,
    isAlert: risk.level === 'high',
  };
}

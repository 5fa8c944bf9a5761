import type { CheckCategory } from '../../model/check-settings.ts';
import type { BrokenPlace, ChangeReport, Problem, SymbolChange } from '../../model/changes.ts';
import { qualifiedName } from '../../model/id.ts';
import { compareText } from '../../model/order.ts';
import { nameWithoutNumber } from '../../query/symbol-label.ts';
import { isIssueRule, issueRuleText, type IssueLevel } from '../../render/issues/issue-rules.ts';
import type { Issue } from '../../render/issues/issue.ts';
import { issueOfCycle } from './issues-of.ts';

/** An issue that a change added. */
export interface ChangeIssue extends Issue {
  category: CheckCategory;
}

/** Returns the issues that a change added, the most important first. */
export function issuesOfChanges(report: ChangeReport): ChangeIssue[] {
  const { mustChange, symbols, secrets, cycles, violations, deadCode } = report;
  const names = new Map(symbols.map((symbol) => [symbol.id, labelOf(symbol)]));
  return [
    ...secrets.map(issueOfNewSecret),
    ...mustChange.map((place) => issueOfBrokenPlace(place, names)),
    ...symbols
      .filter(({ isPublic, isBreaking, isTest }) => isPublic && isBreaking && !isTest)
      .map(issueOfBreakingChange),
    ...cycles.added.map(issueOfNewCycle),
    ...violations.added.map(issueOfNewViolation),
    ...deadCode.added.map(issueOfNewDeadCode),
  ];
}

function labelOf({ symbol, name, path }: SymbolChange): string {
  return nameWithoutNumber(symbol) || name || path;
}

function issueOfNewSecret({ path, line, message }: ChangeReport['secrets'][number]): ChangeIssue {
  return {
    category: 'secrets',
    rule: 'secret',
    level: 'warning',
    message,
    place: { path, span: [line, 1, line, 1] },
    key: `${path}\0${message}`,
  };
}

function issueOfBrokenPlace(place: BrokenPlace, names: ReadonlyMap<string, string>): ChangeIssue {
  const { path, span, inId, causeId, reason, message, isCertain } = place;
  const cause = causeId === null ? undefined : names.get(causeId);
  return {
    category: 'broken',
    rule: 'broken-place',
    level: isCertain ? 'error' : 'note',
    message: isCertain ? message : `${message} (possible: the place may still work)`,
    place: { path, span },
    symbol: { id: inId, name: qualifiedName({ id: inId, name: path }) },
    key: [inId || path, reason, causeId ?? ''].join('\0'),
    properties: { reason, ...(cause === undefined ? {} : { cause }) },
  };
}

function issueOfBreakingChange(symbol: SymbolChange): ChangeIssue {
  const { id, change, path, line, fromPath, signatureChanges } = symbol;
  const reasons = signatureChanges.filter((each) => each.isBreaking).map(({ text }) => text);
  const why = change === 'changed' ? reasons : [`it was ${change}`, ...reasons];
  const name = labelOf(symbol);
  const isGone = change === 'removed';
  return {
    category: 'breaking',
    rule: 'breaking-change',
    level: 'warning',
    message: `"${name}" is public and changed in a breaking way${why.length > 0 ? `: ${why.join('; ')}` : ''}.`,
    // The old place of a removed symbol exists no longer.
    place: isGone ? { path: fromPath ?? path } : { path, span: [line, 1, line, 1] },
    symbol: { id, name },
    key: [id, change, ...reasons].join('\0'),
    properties: { change },
  };
}

/** Its key names all files: another cycle of the same first file is another finding. */
function issueOfNewCycle(files: readonly string[]): ChangeIssue {
  return { ...issueOfCycle(files), category: 'cycles', key: [...files].sort(compareText).join('\0') };
}

function issueOfNewViolation({ id, path, line, rule, severity, message }: Problem): ChangeIssue {
  const isKnown = isIssueRule(rule);
  const level: IssueLevel = severity ?? (isKnown ? issueRuleText(rule).level : 'warning');
  const isDirectory = id.startsWith('directory:');
  return {
    category: level === 'error' ? 'violations' : 'warnings',
    // An atlas of a later version can have rules that are unknown here.
    rule: isKnown ? rule : 'rule-violation',
    level,
    message,
    place: isDirectory ? { path, isDirectory } : { path, span: [line, 1, line, 1] },
    ...(isDirectory ? {} : { symbol: { id, name: qualifiedName({ id, name: path }) } }),
    key: id === '' ? message : id,
  };
}

function issueOfNewDeadCode({ id, path, line, rule, message }: Problem): ChangeIssue {
  return {
    category: 'dead-code',
    rule: 'dead-code',
    level: rule === 'CRITICAL' || rule === 'HIGH' ? 'warning' : 'note',
    message,
    place: { path, span: [line, 1, line, 1] },
    symbol: { id, name: qualifiedName({ id, name: path }) },
    key: id,
    properties: { severity: rule },
  };
}

import { createGlobMatcher } from '../../base/globs.ts';
import type { ChangeReport } from '../../model/changes.ts';
import {
  defaultCheckCategories,
  type AllowedFinding,
  type CheckCategory,
} from '../../model/check-settings.ts';
import { issuesOfChanges, type ChangeIssue } from '../issues/issues-of-changes.ts';
import { baselineKey, type BaselineEntry } from './baseline.ts';

export interface CheckChoice {
  /** Kinds that fail. Default: `defaultCheckCategories`. */
  fail?: readonly CheckCategory[] | undefined;
  allow?: readonly AllowedFinding[] | undefined;
  baseline?: readonly BaselineEntry[] | undefined;
}

/** The findings that a change added, by what follows from them. Each is in one list. */
export interface CheckResult {
  failing: ChangeIssue[];
  /** Those of kinds that do not fail. */
  noted: ChangeIssue[];
  /** Those that the configuration allows, with the reason in `suppressedBecause`. */
  allowed: ChangeIssue[];
  /** Those in the baseline. */
  known: ChangeIssue[];
  /** Entries of the baseline that no finding needs any more. */
  removable: BaselineEntry[];
}

export function checkChanges(
  report: ChangeReport,
  { fail = defaultCheckCategories, allow = [], baseline = [] }: CheckChoice,
): CheckResult {
  const result: CheckResult = { failing: [], noted: [], allowed: [], known: [], removable: [] };
  const reasonFor = createAllowance(allow);
  const remaining = new Map<string, { entry: BaselineEntry; count: number }>();
  for (const entry of baseline) {
    const key = `${entry.rule}\0${entry.key}`;
    remaining.set(key, { entry, count: (entry.count ?? 1) + (remaining.get(key)?.count ?? 0) });
  }
  const failing: ReadonlySet<CheckCategory> = new Set(fail);
  for (const issue of issuesOfChanges(report)) {
    const reason = reasonFor(issue);
    const accepted = remaining.get(`${issue.rule}\0${baselineKey(issue)}`);
    if (reason !== undefined) result.allowed.push({ ...issue, suppressedBecause: reason });
    // A possible finding is only noted, and would use up what was accepted for a certain one.
    else if (!failing.has(issue.category) || isPossible(issue)) result.noted.push(issue);
    else if (accepted && accepted.count > 0) {
      accepted.count--;
      result.known.push({ ...issue, suppressedBecause: 'It is in the baseline.' });
    } else result.failing.push({ ...issue, level: 'error' });
  }
  for (const { entry, count } of remaining.values())
    if (count > 0) result.removable.push({ ...entry, count });
  return result;
}

/** Places that may still work are no mistakes that a check can fail on. */
function isPossible({ category, level }: ChangeIssue): boolean {
  return category === 'broken' && level === 'note';
}

/** Returns a function from an issue to the reason for which the configuration allows it. */
function createAllowance(allow: readonly AllowedFinding[]): (issue: ChangeIssue) => string | undefined {
  const entries = allow.map((entry) => ({
    ...entry,
    matches: entry.path === undefined ? undefined : createGlobMatcher([entry.path]),
  }));
  return ({ category, place, symbol }) =>
    entries.find(
      ({ kind, id, matches }) =>
        (kind === undefined || kind === category) &&
        (id === undefined || id === symbol?.id) &&
        (matches === undefined || (place !== undefined && matches(place.path))),
    )?.reason;
}

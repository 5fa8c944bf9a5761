import type { DeadSymbol } from '../../features/dead-code/dead-code-answer.ts';
import type { Finding } from '../../model/coverage.ts';
import { qualifiedName } from '../../model/id.ts';
import { compareText } from '../../model/order.ts';
import type { Violation } from '../../model/rules.ts';
import type { IssueLevel } from '../../render/issues/issue-rules.ts';
import type { Issue, IssueNotice, IssuePlace } from '../../render/issues/issue.ts';

/** Returns the issue for a violation of a rule. */
export function issueOfViolation(violation: Violation & { reason?: string }): Issue {
  const { rule, severity, id, path, line, message, reason } = violation;
  const isDirectory = id.startsWith('directory:');
  // The path of an expired suppression is a pattern.
  const place: IssuePlace | undefined =
    rule === 'expired_suppression'
      ? undefined
      : isDirectory
        ? { path, isDirectory }
        : { path, span: [line, 1, line, 1] };
  return {
    rule,
    level: severity,
    message,
    ...(place && { place }),
    ...(place && !isDirectory ? { symbol: { id, name: qualifiedName({ id, name: path }) } } : {}),
    key: id === '' ? message : id,
    ...(reason === undefined ? {} : { suppressedBecause: reason }),
  };
}

/** Returns the issue for a dead symbol or file. */
export function issueOfDeadCode(symbol: DeadSymbol): Issue {
  const { id, path, line, qualifiedName, severity, reason, doubts } = symbol;
  const but = doubts.length > 0 ? ` But ${doubts.join('; ')}.` : '';
  return {
    rule: 'dead-code',
    level: severity === 'CRITICAL' || severity === 'HIGH' ? 'warning' : 'note',
    message: `${reason} "${qualifiedName}" (${severity}).${but}`,
    place: { path, span: [line, 1, line, 1] },
    symbol: { id, name: qualifiedName },
    key: id,
    properties: { severity, lines: symbol.lines },
  };
}

/** Returns the issue for a cycle of imports. Its place is the first file, because cycles share none. */
export function issueOfCycle(files: readonly string[]): Issue {
  const [first = '', ...others] = [...files].sort(compareText);
  return {
    rule: 'import-cycle',
    level: 'warning',
    message: `${files.length} files import each other in a cycle: ${[first, ...others.slice(0, MAX_NAMED - 1)].join(', ')}${
      files.length > MAX_NAMED ? ' and others' : ''
    }.`,
    place: { path: first },
    key: first,
    related: others,
    properties: { files: files.length },
  };
}

/** The number of files that a message names; all are related places. */
const MAX_NAMED = 5;

/** Returns the issue for a likely secret; undefined for a finding of another kind. */
export function issueOfSecret({ code, severity, message, path, span }: Finding): Issue | undefined {
  if (code !== 'secret') return undefined;
  return {
    rule: 'secret',
    level: levels[severity],
    message,
    place: { path, ...(span && { span }) },
    key: `${path}\0${message}`,
  };
}

export function noticeOf({ code, severity, message, path, span }: Finding): IssueNotice {
  return { code, level: levels[severity], message, place: { path, ...(span && { span }) } };
}

const levels: Readonly<Record<Finding['severity'], IssueLevel>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
};

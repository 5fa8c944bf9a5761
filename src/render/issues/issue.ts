import type { Span } from '../../model/position.ts';
import type { IssueLevel, IssueRule } from './issue-rules.ts';

/** A problem in a repository, as code scanning reports it. */
export interface Issue {
  rule: IssueRule;
  level: IssueLevel;
  message: string;
  /** Absent if it is about no file, such as an expired suppression. */
  place?: IssuePlace;
  /** The symbol that it is about. */
  symbol?: { id: string; name: string };
  /** Identifies it among those of its rule. Contains no line number, so that it survives edits. */
  key: string;
  /** Other places that belong to it. */
  related?: readonly string[];
  /** Why it is suppressed; absent if it is not. */
  suppressedBecause?: string;
  properties?: Readonly<Record<string, unknown>>;
}

export interface IssuePlace {
  /** Path of a file or directory; empty for the root. */
  path: string;
  isDirectory?: boolean;
  /** Absent for a directory or a whole file. */
  span?: Span;
}

/** A remark about how completely the repository could be read. */
export interface IssueNotice {
  code: string;
  level: IssueLevel;
  message: string;
  place: IssuePlace;
}

/** All that is reported about a repository. */
export interface IssueReport {
  issues: readonly Issue[];
  notices: readonly IssueNotice[];
  /** Tells reports about different things apart, such as those of all code and those of a change. Default: `treeatlas`. */
  category?: string;
  /** Version of this program. */
  version: string;
  /** The commit that was read, and where others can get it; absent if there is no public address. */
  source?: { url: string; commit: string; branch: string | null } | undefined;
}

export type IssueLevel = 'error' | 'warning' | 'note';

export interface IssueRuleText {
  /** The name that SARIF wants in Pascal case. */
  name: string;
  title: string;
  /** Why it is a problem, and what to do. */
  help: string;
  /** The level of most of its issues. */
  level: IssueLevel;
  tags: readonly string[];
  /** For GitHub: how severe a problem of security is, from 0 to 10. */
  securitySeverity?: string;
}

const named = (what: string): string =>
  `A generic name does not tell what a ${what} is for, so readers must open it. Name it after its purpose, or change the list of names in the configuration (validate.names).`;

const sized = (what: string): string =>
  `A large ${what} takes long to read and to change. Split it, or change the limits in the configuration (validate.sizes).`;

/**
 * The rules of reported issues, by id. The ids of `validate` are those of its answers. A comparison of two states has the same ids for the
 * same problems, so that code scanning knows them again.
 */
const issueRules = {
  secret: {
    name: 'LikelySecret',
    title: 'Likely secret',
    help: 'A text looks like a password, key or token. Remove it, and revoke it where it is valid: the history of git keeps it. Allow a false positive with a gitleaks:allow comment on its line, or in the configuration (secrets.allow).',
    level: 'warning',
    tags: ['security'],
    securitySeverity: '7.5',
  },
  'import-cycle': {
    name: 'ImportCycle',
    title: 'Import cycle',
    help: 'Files that import each other can only be understood, tested and moved together. Move what both need into a file that imports neither.',
    level: 'warning',
    tags: ['maintainability'],
  },
  'dead-code': {
    name: 'DeadCode',
    title: 'Unused code',
    help: 'No entry point, test, framework or published package reaches this code. Remove it, or find out what uses it: the doubts name what speaks against its removal.',
    level: 'warning',
    tags: ['maintainability'],
  },
  'broken-place': {
    name: 'BrokenPlace',
    title: 'Place that a change broke',
    help: 'Code uses what was removed, renamed or changed elsewhere, and was not changed with it. Change it too, or restore what it uses.',
    level: 'error',
    tags: ['correctness'],
  },
  'breaking-change': {
    name: 'BreakingChange',
    title: 'Breaking change of a public symbol',
    help: 'Code outside of the package that was right before can be wrong now. Keep the old form beside the new one, or announce the change with a new major version.',
    level: 'warning',
    tags: ['maintainability'],
  },
  generic_module: {
    name: 'GenericModuleName',
    title: 'Generic name of a file',
    help: named('file'),
    level: 'error',
    tags: ['maintainability'],
  },
  generic_function: {
    name: 'GenericFunctionName',
    title: 'Generic name of a function',
    help: named('function'),
    level: 'error',
    tags: ['maintainability'],
  },
  generic_class: {
    name: 'GenericClassName',
    title: 'Generic name of a class',
    help: named('class'),
    level: 'error',
    tags: ['maintainability'],
  },
  function_size: {
    name: 'FunctionSize',
    title: 'Large function',
    help: sized('function'),
    level: 'warning',
    tags: ['maintainability'],
  },
  module_size: {
    name: 'ModuleSize',
    title: 'Large file',
    help: sized('file'),
    level: 'warning',
    tags: ['maintainability'],
  },
  class_size: {
    name: 'ClassSize',
    title: 'Large class',
    help: sized('class'),
    level: 'warning',
    tags: ['maintainability'],
  },
  directory_size: {
    name: 'DirectorySize',
    title: 'Directory with many files',
    help: sized('directory'),
    level: 'warning',
    tags: ['maintainability'],
  },
  'rule-violation': {
    name: 'RuleViolation',
    title: 'Violation of a rule',
    help: 'The code breaks a rule that this version does not know. The message says which.',
    level: 'warning',
    tags: ['maintainability'],
  },
  expired_suppression: {
    name: 'ExpiredSuppression',
    title: 'Expired suppression',
    help: 'A suppression of the configuration has ended. Fix what it suppressed, or set a later date (validate.suppressions).',
    level: 'warning',
    tags: ['maintainability'],
  },
} as const satisfies Record<string, IssueRuleText>;

export type IssueRule = keyof typeof issueRules;

export const issueRuleNames = Object.keys(issueRules) as IssueRule[];

export function isIssueRule(name: string): name is IssueRule {
  return Object.hasOwn(issueRules, name);
}

export function issueRuleText(rule: IssueRule): IssueRuleText {
  return issueRules[rule];
}

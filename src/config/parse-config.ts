import { basename } from 'node:path';
import { ConfigError } from './config-error.ts';
import { describeIssue } from './describe-issue.ts';
import { Config } from './schema.ts';

/** Checks the value of a configuration file. Throws one `ConfigError` that lists every problem. */
export function parseConfig(value: unknown, file: string): Config {
  const result = Config.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, value));
  throw new ConfigError([`${basename(file)} cannot be used:`, ...problems].join('\n  '));
}

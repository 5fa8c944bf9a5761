import { basename } from 'node:path';
import { globOf } from '../query/rules.ts';
import { ConfigError } from './config-error.ts';
import { describeIssue } from './describe-issue.ts';
import { Config } from './schema.ts';

/** The value of a configuration file as settings. Throws `ConfigError` with all that is wrong. */
export function parseConfig(value: unknown, file: string): Config {
  const result = Config.safeParse(value);
  if (result.success) return checkGlobs(result.data, file);
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, value));
  throw new ConfigError([`${basename(file)} cannot be used:`, ...problems].join('\n  '));
}

/** Reports a glob that cannot be read here, where somebody wrote it, and not where it is used. */
function checkGlobs(config: Config, file: string): Config {
  for (const { path } of config.validate?.suppressions ?? []) {
    try {
      if (path !== undefined) globOf(path);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new ConfigError(`${basename(file)} cannot be used:\n  In "validate.suppressions" ${reason}.`, {
        cause,
      });
    }
  }
  return config;
}

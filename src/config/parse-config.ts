import { basename } from 'node:path';
import { errorMessage } from '../base/error-message.ts';
import { globOf } from '../features/rules/query/rules.ts';
import { ConfigError } from './config-error.ts';
import { describeIssue } from './describe-issue.ts';
import { Config } from './schema.ts';

/** Checks the value of a configuration file. Throws one `ConfigError` that lists every problem. */
export function parseConfig(value: unknown, file: string): Config {
  const result = Config.safeParse(value);
  if (result.success) return checkGlobs(result.data, file);
  const problems = result.error.issues.flatMap((issue) => describeIssue(issue, value));
  throw new ConfigError([`${basename(file)} cannot be used:`, ...problems].join('\n  '));
}

/** Throws `ConfigError` if a glob is not valid, so the error names the configuration and not the first use of the glob. */
function checkGlobs(config: Config, file: string): Config {
  for (const { path } of config.validate?.suppressions ?? []) {
    try {
      if (path !== undefined) globOf(path);
    } catch (cause) {
      const reason = errorMessage(cause);
      throw new ConfigError(`${basename(file)} cannot be used:\n  In "validate.suppressions" ${reason}.`, {
        cause,
      });
    }
  }
  return config;
}

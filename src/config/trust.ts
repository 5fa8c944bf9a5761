import { ConfigError } from './config-error.ts';
import { openTrustedConfigs } from './trusted-configs.ts';

export interface TrustOptions {
  /** Runs the repository's code configuration this time, without a question and without remembering it. */
  trust?: boolean;
  /**
   * Asks the user whether a file may run now and as long as its content stays. Without it, code that is not
   * trusted yet is refused.
   */
  confirm?: ((request: TrustRequest) => Promise<boolean>) | undefined;
  /** Where trust is remembered. Default: `userStateFolder()`. */
  stateFolder?: string;
}

export interface TrustRequest {
  /** Absolute real path of the code. */
  file: string;
  /** Whether the file was trusted with other content. */
  hasChanged: boolean;
}

/**
 * Returns, with notices for the reader, if the user trusts this content of this file. Throws `ConfigError`
 * otherwise: without the configuration the answers could be other ones, so going on has to be chosen.
 */
export async function requireTrust(
  root: string,
  file: string,
  content: Uint8Array,
  { trust = false, confirm, stateFolder }: TrustOptions,
): Promise<string[]> {
  if (trust) return [];
  const known = openTrustedConfigs(root, stateFolder);
  const notices = known.problem === undefined ? [] : [known.problem];
  if (known.has(file, content)) return notices;
  const hasChanged = known.hasOther(file, content);
  if (!confirm) throw new ConfigError([describeRefusal(file, hasChanged), ...notices].join('\n'));
  if (!(await confirm({ file, hasChanged }))) {
    throw new ConfigError(`${file} was not run. Add --no-config to go on without it.`);
  }
  try {
    known.add(file, content);
    return notices;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return [...notices, `The answer could not be remembered, so the next run asks again: ${reason}.`];
  }
}

function describeRefusal(file: string, hasChanged: boolean): string {
  const changed = hasChanged ? ' It has changed since you trusted it.' : '';
  return `${file} is code that came with the repository, so it was not run.${changed} Read it, then add --trust-config to run it this time, or --no-config to go on without it. A command in a terminal asks once and remembers the answer. A treeatlas.config.json is only read and needs no trust.`;
}

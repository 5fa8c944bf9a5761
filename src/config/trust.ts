import { errorMessage } from '../base/error-message.ts';
import { ConfigError } from './config-error.ts';
import { openTrustedConfigs } from './trusted-configs.ts';

export interface TrustOptions {
  /** Runs a configuration that is code for this run, without asking and without remembering it. */
  trust?: boolean;
  /** Asks the user whether a file may run as long as its content stays the same. If absent, untrusted code is refused. */
  confirm?: ((request: TrustRequest) => Promise<boolean>) | undefined;
  /** The folder in which trust is remembered. Default: `userStateFolder()`. */
  stateFolder?: string;
}

export interface TrustRequest {
  /** Absolute real path of the code. */
  file: string;
  /** Whether the file was trusted with other content. */
  hasChanged: boolean;
}

/**
 * Returns notices for the user if the user trusts this content of this file. Throws `ConfigError` otherwise: results
 * may differ without the configuration, so the user has to choose to continue without it.
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
    throw new ConfigError(`${file} was not run. Add --no-config to continue without it.`);
  }
  try {
    known.add(file, content);
    return notices;
  } catch (cause) {
    const reason = errorMessage(cause);
    return [...notices, `Your answer could not be saved, so the next run will ask again: ${reason}.`];
  }
}

function describeRefusal(file: string, hasChanged: boolean): string {
  const changed = hasChanged ? ' It has changed since you trusted it.' : '';
  return `${file} is code that came with the repository, so it was not run.${changed} Read it, then add --trust-config to run it this time, or --no-config to continue without it. A command in a terminal asks once and remembers the answer. A treeatlas.config.json is data and needs no trust.`;
}

import type { SecretLocation } from '../indexer/withheld.ts';
import { counted } from '../render/counted.ts';
import { describeSecrets } from './describe-secrets.ts';

/** Likely secrets were found, and the user asked to fail on them. */
export class SecretsFound extends Error {
  override name = 'SecretsFound';
}

/** The maximum number of secrets that an error lists. There is no atlas to look them up in, so it is generous. */
const MAX_LISTED = 200;

/** Throws `SecretsFound` if there are secrets and the user asked to fail on them. */
export function refuseSecrets(secrets: readonly SecretLocation[], failOn: 'secrets' | undefined): void {
  if (failOn !== 'secrets' || secrets.length === 0) return;
  throw new SecretsFound(
    `${counted(secrets.length, 'likely secret')} found; nothing was published.\n${describeSecrets(secrets, MAX_LISTED)}`,
  );
}

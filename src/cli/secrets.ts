import type { SecretPlace } from '../indexer/withheld.ts';
import { counted } from '../render/counted.ts';
import { printable } from '../render/printable.ts';
import { note, paint, type Terminal } from './terminal.ts';

/** Likely secrets were found and `--fail-on secrets` was given. */
export class SecretsFound extends Error {
  override name = 'SecretsFound';
}

/** Most secrets named at the end of a build; the atlas lists all of them. */
const MOST_NOTED = 10;
/** Most secrets named when a build is refused, which leaves no atlas to look at. */
const MOST_REFUSED = 200;

const NEXT =
  'Remove them, and revoke those that are valid: the history of git keeps what was committed. Allow a false alarm with a gitleaks:allow comment on its line, or with "secrets.allow" in the configuration.';

/** Throws `SecretsFound` if there are secrets and the user asked to fail on them. */
export function refuseSecrets(secrets: readonly SecretPlace[], failOn: 'secrets' | undefined): void {
  if (failOn !== 'secrets' || secrets.length === 0) return;
  throw new SecretsFound(
    `${counted(secrets.length, 'likely secret')} found; nothing was published.\n${placesOf(secrets, MOST_REFUSED)}\n${NEXT}`,
  );
}

/** Prints which secrets are withheld, and what to do about them. */
export function noteSecrets(terminal: Terminal, secrets: readonly SecretPlace[]): void {
  if (secrets.length === 0) return;
  const what = `${counted(secrets.length, 'likely secret')} ${secrets.length === 1 ? 'is' : 'are'} withheld:`;
  note(
    terminal,
    `\n${paint(terminal, 'yellow', 'warning:')} ${what}\n${placesOf(secrets, MOST_NOTED)}\n${NEXT}`,
  );
}

function placesOf(secrets: readonly SecretPlace[], most: number): string {
  const lines = secrets
    .slice(0, most)
    .map(({ path, line, rule, wholeFile }) =>
      printable(wholeFile ? `  ${path}  ${rule}, the whole file` : `  ${path}:${line}  ${rule}`),
    );
  const rest = secrets.length - lines.length;
  return [...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n');
}

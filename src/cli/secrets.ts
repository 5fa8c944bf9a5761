import type { SecretPlace } from '../indexer/withheld.ts';
import { counted } from '../render/counted.ts';
import { printable } from '../render/printable.ts';
import { note, paint, type Terminal } from './terminal.ts';

/** `--fail-on secrets`, and there are some. */
export class SecretsFound extends Error {
  override name = 'SecretsFound';
}

/** As many are told at the end of a build, whose atlas lists all; and of one that was refused. */
const MOST_NOTED = 10;
const MOST_REFUSED = 200;

const NEXT =
  'Remove them and have them replaced where they are valid: git keeps what was committed. What is none is allowed with a gitleaks:allow comment on its line or with "secrets.allow" in the configuration.';

/** Throws `SecretsFound` where that is asked for and there are some. */
export function refuseSecrets(secrets: readonly SecretPlace[], failOn: 'secrets' | undefined): void {
  if (failOn !== 'secrets' || secrets.length === 0) return;
  throw new SecretsFound(
    `${counted(secrets.length, 'likely secret')} found; nothing was published.\n${placesOf(secrets, MOST_REFUSED)}\n${NEXT}`,
  );
}

/** Says what is withheld, and what to do about it. */
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

import { describeSecrets } from '../host/describe-secrets.ts';
import type { SecretLocation } from '../indexer/withheld.ts';
import { counted } from '../render/counted.ts';
import { note, paint, type Terminal } from './terminal.ts';

/** The maximum number of secrets that are printed; the atlas lists all of them. */
const MAX_NOTED = 10;

/** Prints which secrets are withheld, and what to do about them. */
export function noteSecrets(terminal: Terminal, secrets: readonly SecretLocation[]): void {
  if (secrets.length === 0) return;
  const summary = `${counted(secrets.length, 'likely secret')} ${secrets.length === 1 ? 'is' : 'are'} withheld:`;
  note(
    terminal,
    `\n${paint(terminal, 'yellow', 'warning:')} ${summary}\n${describeSecrets(secrets, MAX_NOTED)}`,
  );
}

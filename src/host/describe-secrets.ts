import type { SecretLocation } from '../indexer/withheld.ts';
import { printable } from '../render/printable.ts';

const NEXT =
  'Remove them, and revoke those that are valid: git history keeps them. Allow a false alarm with a gitleaks:allow comment on its line, or with "secrets.allow" in the configuration.';

/** The first places of secrets, a line each, and what to do about them. */
export function describeSecrets(secrets: readonly SecretLocation[], limit: number): string {
  const lines = secrets
    .slice(0, limit)
    .map(({ path, line, rule, wholeFile }) =>
      printable(wholeFile ? `  ${path}  ${rule}, the whole file` : `  ${path}:${line}  ${rule}`),
    );
  const rest = secrets.length - lines.length;
  return [...lines, ...(rest > 0 ? [`  and ${rest} more`] : []), NEXT].join('\n');
}

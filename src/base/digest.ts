import { createHash } from 'node:crypto';

/** See `Digest` in the model. */
export function digest(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    if (parts.length > 1) hash.update(`${part.length}:`);
    hash.update(part);
  }
  return hash.digest('base64url').slice(0, 22);
}

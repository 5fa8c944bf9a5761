import type { Finding } from '../model/coverage.ts';

/**
 * Returns the finding for a file or folder that has no page because it could not be read. `detail` is the
 * reason, without a path.
 */
export function unreadableFinding(path: string, detail: string): Finding {
  return {
    code: 'unreadable',
    severity: 'warning',
    message: `Could not be read (${detail}). Make it readable, or exclude it.`,
    path,
  };
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The folder for a list of packages, so that two repositories with the same ones share it. */
export function packagesFolder(folder: string, kind: string, packages: readonly string[]): string {
  const hash = createHash('sha256').update(packages.join(' ')).digest('hex').slice(0, 12);
  return join(folder, 'changes', kind, hash);
}

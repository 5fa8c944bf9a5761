import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../../model/order.ts';

/** Returns a hash of the code in a folder, which invalidates cached results when the code changes. */
export function codeDigest(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[jt]s$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort(compareText);
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

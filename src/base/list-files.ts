import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files below a folder, relative to it and sorted. Empty if there is no such folder. */
export function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const files: string[] = [];
  const visit = (below: string): void => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) visit(path);
      else files.push(path);
    }
  };
  visit('');
  return files.sort();
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../model/order.ts';
import { digest } from '../store/digest.ts';

/** Folders of this package whose code decides what an atlas says. */
const codeFolders = ['model', 'graph', 'query', 'operations', 'features', 'render', 'publish'];

/**
 * Changes whenever this package would make other pages or answers from the same artifacts: over the code itself
 * and the compiled site, so that nobody has to remember to raise a number.
 */
export function codeDigest(siteFolder: string): string {
  const own = fileURLToPath(new URL('..', import.meta.url));
  return digest(...codeFolders.map((name) => folderDigest(join(own, name))), folderDigest(siteFolder));
}

function folderDigest(folder: string): string {
  const files = listFiles(folder).filter((path) => !path.endsWith('.d.ts') && !path.endsWith('.map'));
  return digest(...files.flatMap((path) => [path, readFileSync(join(folder, path))]));
}

/** All files below a folder, `/` between the names, sorted. Empty when there is no such folder. */
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
  return files.sort(compareText);
}

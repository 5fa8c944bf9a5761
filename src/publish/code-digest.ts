import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareText } from '../model/order.ts';
import { digest } from '../base/digest.ts';

/** Folders of this package whose code affects the content of an atlas. */
const codeFolders = ['model', 'graph', 'query', 'operations', 'features', 'render', 'publish'];

/**
 * Returns a hash of the code and the compiled site. It changes whenever the same artifacts could give other pages or
 * answers, without a version number that must be raised by hand.
 */
export function codeDigest(siteFolder: string): string {
  const own = fileURLToPath(new URL('..', import.meta.url));
  return digest(...codeFolders.map((name) => folderDigest(join(own, name))), folderDigest(siteFolder));
}

function folderDigest(folder: string): string {
  const files = listFiles(folder).filter((path) => !path.endsWith('.d.ts') && !path.endsWith('.map'));
  return digest(...files.flatMap((path) => [path, readFileSync(join(folder, path))]));
}

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
  return files.sort(compareText);
}

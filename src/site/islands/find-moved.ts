import { artifactPath } from '../../model/artifact.ts';
import type { Redirects } from '../../model/timeline.ts';
import { fetchArtifact } from '../scripts/atlas.ts';
import { findFile, findSymbol } from './find-symbol.ts';

/**
 * Returns the URL of a file or symbol that an earlier snapshot has at an address. `section` is the name of the symbol; empty
 * for a file. Undefined if it did not move, or is gone.
 */
export async function findMoved(file: string, section: string): Promise<string | undefined> {
  const { files, symbols } = await fetchArtifact<Redirects>(artifactPath.redirects);
  const symbol = symbols.find(([old, name]) => old === file && name === section);
  if (section !== '' && symbol) return findSymbol(symbol[2], symbol[3]);
  const moved = files.find(([old]) => old === file)?.[1];
  if (moved === undefined) return undefined;
  const found = section === '' ? undefined : await findSymbol(moved, section);
  return found ?? findFile(moved);
}

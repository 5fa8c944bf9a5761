import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { BlameIndex, BlameShard } from '../../model/blame.ts';
import { addressAt, fetchArtifact } from '../scripts/atlas.ts';

/** Whether the atlas has the commit of each line, and where commits can be seen. */
export async function readRepository(): Promise<AtlasIndex['repository']> {
  return (await fetchArtifact<AtlasIndex>(artifactPath.index)).repository;
}

/** Returns the commits of the lines of the file that the page is about; undefined if the atlas does not have them. */
export async function readBlame(): Promise<BlameShard | undefined> {
  const address = addressAt(location.pathname);
  const { blame } = await readRepository();
  if (!blame || address === undefined) return undefined;
  return fetchArtifact<BlameShard>(artifactPath.blame(fileOfAddress(address)));
}

/** Says where the known history ends, for a file with lines from before; empty if it is complete. */
export async function endOfHistory({ oldest }: BlameShard): Promise<string> {
  if (oldest.length === 0) return '';
  const { cut } = await fetchArtifact<BlameIndex>(artifactPath.blameIndex);
  const why = {
    shallow: 'The clone is shallow',
    missing: 'Old versions of files are missing from the clone',
    limit: 'The history is longer than what was read',
  }[cut ?? 'limit'];
  return `${why}: lines marked ≤ come from the commit of that day or from an earlier one.`;
}

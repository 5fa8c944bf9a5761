import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { forgeFileUrl, forgeTitles } from '../../model/forge.ts';
import { fetchArtifact } from './atlas.ts';
import { parseLines } from './line-range.ts';

/** The page of the open file, or of the lines in the address, on the forge; undefined if there is none. */
export async function permalink(path: string): Promise<{ title: string; url: string } | undefined> {
  const { repository } = await fetchArtifact<AtlasIndex>(artifactPath.index);
  const { forge, commit } = repository;
  if (!forge || commit === null) return undefined;
  const url = forgeFileUrl(forge, commit, path, parseLines(location.hash));
  return { title: `View on ${forgeTitles[forge.kind]}`, url };
}

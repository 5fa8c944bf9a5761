import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { forgeCommitUrl, forgeTitles } from '../../model/forge.ts';
import { fetchArtifact } from '../scripts/atlas.ts';

/** Names the commit and its date, with a link to the forge. */
export async function fillRevision(place: HTMLElement): Promise<void> {
  const { repository } = await fetchArtifact<AtlasIndex>(artifactPath.index);
  const { commit, time, forge } = repository;
  if (commit === null) return;
  const text = [commit.slice(0, 7), time?.slice(0, 10)].filter(Boolean).join(' · ');
  if (!forge) {
    place.textContent = text;
    return;
  }
  const link = document.createElement('a');
  link.href = forgeCommitUrl(forge, commit);
  link.textContent = text;
  link.title = `Commit on ${forgeTitles[forge.kind]}`;
  link.rel = 'noopener';
  place.replaceChildren(link);
}

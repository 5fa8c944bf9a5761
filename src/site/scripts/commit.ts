import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { fetchArtifact } from './atlas.ts';

/**
 * Shows the commit in the footer once the footer is visible. The HTML does not contain the commit, so a new commit
 * leaves unchanged pages as they are.
 */
export function showCommit(): void {
  const place = document.getElementById('commit');
  if (!place) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    fetchArtifact<AtlasIndex>(artifactPath.index).then(
      ({ repository: { commit, branch, dirty } }) => {
        if (commit === null) return;
        const on = branch === null ? '' : ` of ${branch}`;
        place.textContent = ` at ${commit.slice(0, 10)}${on}${dirty ? ', with uncommitted changes' : ''}`;
      },
      () => undefined,
    );
  });
  observer.observe(place);
}

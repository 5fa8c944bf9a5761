import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { fetchArtifact } from './atlas.ts';

/**
 * Names the commit at the foot of the page, once that is in view. It is not in the page itself: pages are kept
 * from one commit to the next.
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
        place.textContent = ` at ${commit.slice(0, 10)}${on}${dirty ? ', with changes since' : ''}`;
      },
      () => undefined,
    );
  });
  observer.observe(place);
}

import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { forgeCommitUrl, forgeFileUrl, forgeTitles } from '../../model/forge.ts';
import { fetchArtifact } from './atlas.ts';
import { parseLines } from './line-range.ts';

/** What a reader can take from a place in a file, as names and texts or addresses. */
interface Permalink {
  title: string;
  url: string;
}

/** The page of the open file, or of the lines in the address, on the forge; undefined if there is none. */
export async function permalink(path: string): Promise<Permalink | undefined> {
  const { repository } = await fetchArtifact<AtlasIndex>(artifactPath.index);
  const { forge, commit } = repository;
  if (!forge || commit === null) return undefined;
  const url = forgeFileUrl(forge, commit, path, parseLines(location.hash));
  return { title: `View on ${forgeTitles[forge.kind]}`, url };
}

/**
 * Names the commit and its date in the header, with a link to the forge. The HTML does not contain them, so that a new commit
 * leaves unchanged pages as they are.
 */
export function showRevision(): void {
  const place = document.querySelector<HTMLElement>('.top .revision');
  if (!place) return;
  const show = async () => {
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
  };
  const start = () => void show().catch(() => undefined);
  // Nothing that the reader waits for.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start);
  else setTimeout(start, 500);
}

/** `y` opens the place at the commit on the forge. */
export function watchPermalink(): void {
  const path = document.querySelector('.file-page') ? document.body.dataset['at'] : undefined;
  if (path === undefined) return;
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'y' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')) return;
    void permalink(path).then((found) => {
      if (found) location.assign(found.url);
    });
  });
}

import { showVersion } from '../history/show-version.ts';
import { BrowserStore } from '../search/browser-store.ts';

/** Replaces the note that the page needs JavaScript by a file of a snapshot. */
export function showHistoryFile(place: HTMLElement): void {
  showVersion(place, new BrowserStore()).catch(() => {
    place.textContent = 'The snapshot could not be loaded.';
  });
}

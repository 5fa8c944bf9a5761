import { fileOfAddress } from '../../model/address.ts';
import { readPlacesInTime } from '../history/places-in-time.ts';
import { versionLinks } from '../history/show-version.ts';
import { BrowserStore } from '../search/browser-store.ts';

/** Lists the snapshots that have a file or symbol. `address` is that of the page. */
export async function showVersions(place: HTMLElement, id: string, address: string): Promise<void> {
  const versions = await readPlacesInTime(new BrowserStore(), id, fileOfAddress(address));
  if (versions.length > 0) place.replaceChildren(versionLinks(versions));
  else place.textContent = 'No snapshot has it.';
}

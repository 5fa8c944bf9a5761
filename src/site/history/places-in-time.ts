import { pathAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { fileId, parseId } from '../../model/id.ts';
import {
  snapshotLabel,
  type FileLifelines,
  type Redirects,
  type Timeline,
  type TimelineEntry,
} from '../../model/timeline.ts';
import { idsOverTime } from '../../query/lifeline.ts';
import type { Store } from '../../store/store.ts';

/** A file or symbol in one snapshot. */
export interface PlaceInTime {
  snapshot: Pick<TimelineEntry, 'id' | 'time'>;
  name: string;
  id: string;
}

/** Returns the snapshots that have a file or symbol of the current atlas, newest first. Empty if it has no lifeline. */
export async function readPlacesInTime(store: Store, id: string, address?: string): Promise<PlaceInTime[]> {
  const path = parseId(id)?.path ?? id;
  const [timeline, lifelines] = await Promise.all([
    store.read(artifactPath.timeline) as Promise<Timeline | undefined>,
    store.read(artifactPath.lifeline(address ?? pathAddress(path))) as Promise<FileLifelines | undefined>,
  ]);
  const lifeline = lifelines?.lifelines.find((each) => each.id === id);
  if (!timeline || !lifelines || !lifeline) return [];
  const order = timeline.snapshots.map((snapshot) => snapshot.id).reverse();
  const ids = idsOverTime(lifelines, lifeline, order);
  return timeline.snapshots.flatMap((snapshot) => {
    const then = ids.get(snapshot.id);
    return then === undefined ? [] : [{ snapshot, name: snapshotLabel(snapshot), id: then }];
  });
}

/** Returns the address that a file of any snapshot has now; undefined if it is gone. */
export async function findFileNow(store: Store, path: string): Promise<string | undefined> {
  const address = pathAddress(path);
  const redirects = (await store.read(artifactPath.redirects)) as Redirects | undefined;
  const moved = redirects?.files.find(([old]) => old === address)?.[1];
  if (moved !== undefined) return moved;
  // A request for a file that does not exist is an error in the console, so it is the last one.
  const lifelines = (await store.read(artifactPath.lifeline(address))) as FileLifelines | undefined;
  return lifelines?.path === path ? address : undefined;
}

/** Returns the snapshots that have what is now the file at an address; see `readPlacesInTime`. */
export async function readFilesInTime(store: Store, address: string): Promise<PlaceInTime[]> {
  const lifelines = (await store.read(artifactPath.lifeline(address))) as FileLifelines | undefined;
  return lifelines ? readPlacesInTime(store, fileId(lifelines.path), address) : [];
}

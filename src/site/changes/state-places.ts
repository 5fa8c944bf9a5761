import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import { changesAddress, type ChangeReport, type ComparedState } from '../../model/changes.ts';
import type { ChangesIndex } from '../../model/changes-index.ts';
import { forgeFileUrl, type Forge } from '../../model/forge.ts';
import { fileId, symbolId } from '../../model/id.ts';
import { pagePath } from '../../model/page-path.ts';
import { snapshotLabel, type Timeline } from '../../model/timeline.ts';
import type { Store } from '../../store/store.ts';
import { versionQuery } from '../history/lifeline-html.ts';
import type { Links } from '../views/links.ts';

/** The pages that show the files of a state: those of the atlas, of a snapshot of its history, of a forge, or none. */
export type StatePlace =
  | { pages: 'atlas' }
  | { pages: 'snapshot'; name: string }
  | { pages: 'forge'; forge: Forge; commit: string }
  | { pages: 'none' };

/** The pages that a comparison can link to. */
export interface ComparedPlaces {
  base: StatePlace;
  head: StatePlace;
  /** Whether the differences of its files have pages. */
  hasDifferences: boolean;
}

/** Finds the pages that a comparison can link to. */
export async function readComparedPlaces(
  store: Store,
  { base, head }: Pick<ChangeReport, 'base' | 'head'>,
): Promise<ComparedPlaces> {
  const [{ repository }, index, timeline] = await Promise.all([
    store.read(artifactPath.index) as Promise<AtlasIndex>,
    store.read(artifactPath.changesIndex) as Promise<ChangesIndex | undefined>,
    store.read(artifactPath.timeline) as Promise<Timeline | undefined>,
  ]);
  const { commit, dirty, forge } = repository;
  const range = changesAddress(base.name, head.name);
  const entry = index?.comparisons.find((each) => each.range === range);
  const isOfAtlas = entry?.isOfAtlas ?? (head.name === 'WORKTREE' || (head.commit === commit && !dirty));
  const placeOf = (state: ComparedState): StatePlace => {
    const snapshot = timeline?.snapshots.find(({ id }) => id === state.commit);
    if (snapshot) return { pages: 'snapshot', name: snapshotLabel(snapshot) };
    if (forge && state.commit !== null) return { pages: 'forge', forge, commit: state.commit };
    return { pages: 'none' };
  };
  return {
    base: placeOf(base),
    head: isOfAtlas ? { pages: 'atlas' } : placeOf(head),
    hasDifferences: entry?.hasDifferences ?? index?.live ?? false,
  };
}

/** Returns the link to a line or a symbol of a snapshot or a commit on a forge; undefined if there is no page. */
export function linkInState(
  place: Exclude<StatePlace, { pages: 'atlas' }>,
  links: Links,
  { path, line, symbol = '' }: { path: string; line?: number | undefined; symbol?: string },
): string | undefined {
  if (place.pages === 'none') return undefined;
  if (place.pages === 'forge')
    return forgeFileUrl(place.forge, place.commit, path, line === undefined ? undefined : [line, line]);
  const id = symbol === '' ? fileId(path) : symbolId('function', path, symbol);
  const fragment = line === undefined ? '' : `#L${line}`;
  return `${links.hrefOf(pagePath.historyFile)}?${versionQuery(place.name, id)}${fragment}`;
}

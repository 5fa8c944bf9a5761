import { artifactPath } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import type { FileLifelines, Timeline } from '../../model/timeline.ts';
import type { Store } from '../../store/store.ts';
import type { ViewOf } from '../views/view.ts';

/** The comparisons of an atlas, as far as the timeline links to them. */
interface Comparisons {
  comparisons: { range: string; base: { commit: string | null }; head: { commit: string | null } }[];
}

/** Loads the data of the timeline; undefined if the atlas has no history. */
export async function loadHistory(store: Store): Promise<ViewOf<'history'> | undefined> {
  const timeline = (await store.read(artifactPath.timeline)) as Timeline | undefined;
  if (!timeline) return undefined;
  const changes = (await store.read(artifactPath.changesIndex)) as Comparisons | undefined;
  const comparisons = new Map<string, string>();
  for (const { range, base, head } of changes?.comparisons ?? [])
    if (base.commit !== null && head.commit !== null)
      comparisons.set(comparisonKey(base.commit, head.commit), `changes/${range}/index.html`);
  return { kind: 'history', timeline, comparisons };
}

export function comparisonKey(base: string, head: string): string {
  return `${base}..${head}`;
}

/** Returns the symbols of a file over time; undefined if the atlas has no history of it. */
export async function readLifelines(
  store: Store,
  { path, address }: Pick<FileShard, 'path' | 'address'>,
): Promise<FileLifelines | undefined> {
  const found = (await store.read(artifactPath.lifeline(address))) as FileLifelines | undefined;
  // Files whose paths differ only in case may have other addresses in the commit.
  return found?.path === path ? found : undefined;
}

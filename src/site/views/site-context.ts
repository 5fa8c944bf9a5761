import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { Store } from '../../store/store.ts';

/**
 * What every page shows beside its own artifact. Small and slow to change on purpose: when it changes, all
 * pages are stale. The commit is not in it, scripts fill it in.
 */
export interface SiteContext {
  repository: string;
  languages: ReadonlyMap<string, { title: string; color: string }>;
}

const contexts = new WeakMap<Store, Promise<SiteContext>>();

/** The context of an atlas, read once for each store. */
export function siteContext(store: Store): Promise<SiteContext> {
  let context = contexts.get(store);
  if (!context) {
    context = readContext(store);
    contexts.set(store, context);
    context.catch(() => contexts.delete(store));
  }
  return context;
}

async function readContext(store: Store): Promise<SiteContext> {
  const index = (await store.read(artifactPath.index)) as AtlasIndex | undefined;
  if (!index) throw new Error(`The atlas has no ${artifactPath.index}: build it again.`);
  return {
    repository: index.repository.name,
    languages: new Map(index.grammars.map(({ language, title, color }) => [language, { title, color }])),
  };
}

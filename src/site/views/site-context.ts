import { readIndex } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';

/**
 * What every page shows beside its own artifact. Small and slow to change on purpose: when it changes, all
 * pages are stale. The commit is not in it: a script fills it in.
 */
export interface SiteContext {
  repository: string;
  languages: ReadonlyMap<string, { title: string; color: string }>;
}

const contexts = new WeakMap<object, SiteContext>();

/** The context of an atlas. */
export async function siteContext(store: Store): Promise<SiteContext> {
  const index = await readIndex(store);
  let context = contexts.get(index);
  if (!context) {
    context = {
      repository: index.repository.name,
      languages: new Map(index.grammars.map(({ language, title, color }) => [language, { title, color }])),
    };
    contexts.set(index, context);
  }
  return context;
}

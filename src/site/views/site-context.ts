import { titleOf } from '../../model/atlas-index.ts';
import type { DocFormat } from '../../model/doc-format.ts';
import type { Forge } from '../../model/forge.ts';
import { readIndex } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';

/**
 * The data that every page shows besides its own artifact. All pages become stale when it changes, so it must be small
 * and rarely change. It does not contain the commit, which a script adds.
 */
export interface SiteContext {
  /** The name of the repository for readers. */
  repository: string;
  languages: ReadonlyMap<string, { title: string; color: string; docFormat: DocFormat }>;
  /** Languages in which references are found by name only. */
  namedLanguages: ReadonlySet<string>;
  /** The site on which the repository can be seen. */
  forge: Forge | undefined;
  /** Whether the atlas has the commits of lines. */
  hasBlame: boolean;
  /** See `AtlasIndex`. */
  isIndexing: boolean;
}

const contexts = new WeakMap<object, SiteContext>();

export async function siteContext(store: Store): Promise<SiteContext> {
  const index = await readIndex(store);
  let context = contexts.get(index);
  if (!context) {
    context = {
      repository: titleOf(index),
      forge: index.repository.forge,
      hasBlame: index.repository.blame !== undefined,
      isIndexing: index.isIndexing === true,
      namedLanguages: new Set(index.coverage.namedLanguages),
      languages: new Map(
        index.grammars.map(({ language, title, color, docFormat = 'markdown' }) => [
          language,
          { title, color, docFormat },
        ]),
      ),
    };
    contexts.set(index, context);
  }
  return context;
}

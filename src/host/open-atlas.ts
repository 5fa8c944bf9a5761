import type { Store } from '../store/store.ts';
import { isUrl } from './is-url.ts';
import { openBuiltAtlas } from './open-built-atlas.ts';
import { openPublishedAtlas } from './open-published-atlas.ts';
import type { ProjectOptions } from './project-options.ts';

/**
 * Opens the atlas at a path: a web address, a folder with an atlas, or a repository, as it is now, which is indexed if it
 * changed since it was last indexed. Throws
 * as `openProject` does.
 */
export async function openAtlas(path: string, options: ProjectOptions = {}): Promise<Store> {
  if (isUrl(path)) return openPublishedAtlas(path, options);
  const built = openBuiltAtlas(path, options.cwd);
  if (built) return built;
  // Loads the whole indexer, which an existing atlas does not need.
  const [{ openProject }, { openStoredAtlas }] = await Promise.all([
    import('./open-project.ts'),
    import('./stored/open-stored-atlas.ts'),
  ]);
  return openStoredAtlas(await openProject(path, options), options);
}

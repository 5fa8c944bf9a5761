import { artifactPath } from '../../model/artifact.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { grepFileRow, type GrepIndex } from '../../model/grep.ts';
import type { Store } from '../../store/store.ts';

/**
 * Returns the search index with changed files. Its entries for them are ignored, and they are read by every
 * search.
 */
export async function overlayGrep(
  base: Store,
  touched: ReadonlySet<string>,
  shards: readonly FileShard[],
): Promise<unknown> {
  const index = (await base.read(artifactPath.grep('index'))) as GrepIndex | undefined;
  if (index === undefined) return undefined;
  const rows = shards.map(grepFileRow);
  return { ...index, overlay: { touched: [...touched].sort(), rows } } satisfies GrepIndex;
}

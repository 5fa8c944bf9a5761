import { pathAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { Store } from '../../store/store.ts';

/** Most references are at most a few imports away. Indexing more files would be as slow as indexing all. */
const MAX_FILES = 400;

/**
 * Returns the changed files and their direct and indirect imports according to the published atlas, nearest
 * first. References of the changed files are resolved in these. At most 400, unless more have changed.
 */
export async function filesToIndex(base: Store, changed: readonly string[]): Promise<string[]> {
  const found = new Set(changed);
  for (const path of found) {
    if (found.size >= MAX_FILES) break;
    const shard = (await base.read(artifactPath.file(pathAddress(path)))) as FileShard | undefined;
    if (shard?.path !== path) continue;
    for (const { to } of shard.imports) {
      const end = to === null ? undefined : endAt(shard, to);
      if (end && 'path' in end && end.kind === 'module') found.add(end.path);
    }
    for (const { type, from, to } of shard.edges) {
      const end = endAt(shard, to);
      // The package that a module is imported from is in no list of imports.
      const isImported = type === 'IMPORTS' && from === 0 && end.kind === 'module';
      if (
        (isImported || type === 'EXTENDS' || type === 'IMPLEMENTS') &&
        'path' in end &&
        end.kind !== 'package'
      )
        found.add(end.path);
    }
  }
  return [...found].slice(0, Math.max(MAX_FILES, changed.length));
}

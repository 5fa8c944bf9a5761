import { pathAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { Store } from '../../store/store.ts';

/** What a file uses is mostly within a few steps; more than this is as slow as to index all. */
const MOST = 400;

/**
 * The changed files and what they import, directly or not, as the published atlas knows it: what they use is looked for in
 * these. Nearest first, at most 400.
 */
export async function filesToIndex(base: Store, changed: readonly string[]): Promise<string[]> {
  const found = new Set(changed);
  for (const path of found) {
    if (found.size >= MOST) break;
    const shard = (await base.read(artifactPath.file(pathAddress(path)))) as FileShard | undefined;
    if (shard?.path !== path) continue;
    for (const { to } of shard.imports) {
      const end = to === null ? undefined : endAt(shard, to);
      if (end && 'path' in end && end.kind === 'module') found.add(end.path);
    }
    for (const { type, to } of shard.edges) {
      const end = endAt(shard, to);
      if ((type === 'EXTENDS' || type === 'IMPLEMENTS') && 'path' in end && end.kind !== 'package')
        found.add(end.path);
    }
  }
  return [...found].slice(0, Math.max(MOST, changed.length));
}

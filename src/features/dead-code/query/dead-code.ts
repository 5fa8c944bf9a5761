import { artifactPath } from '../../../model/artifact.ts';
import {
  severities,
  type DeadCodeIndex,
  type DeadCodeShard,
  type DeadItem,
  type Severity,
} from '../../../model/dead-code.ts';
import { isWithin, parentPath } from '../../../model/path.ts';
import { StoreError, type Store } from '../../../store/store.ts';
import { readNamed } from '../../../query/read.ts';

export interface DeadCodeQuery {
  /** A file or directory; empty for all. */
  path: string;
  severities: ReadonlySet<Severity>;
}

/** How much is dead, where a search for it began, and which shard has what. */
export async function readDeadCodeIndex(store: Store): Promise<DeadCodeIndex> {
  const value = await store.read(artifactPath.deadCode('index.json'));
  if (value === undefined)
    throw new StoreError(
      'unreadable',
      'This atlas was made by a version that did not look for dead code. Build it again.',
    );
  return value as DeadCodeIndex;
}

/**
 * Items of one severity after the other, each in the order of paths and lines.
 * A shard is read when it is come to.
 */
export async function* deadCode(
  store: Store,
  index: DeadCodeIndex,
  { path, severities: wanted }: DeadCodeQuery,
): AsyncGenerator<DeadItem> {
  const shards = index.shards.filter(({ directory, recursive }) => mayHold(directory, recursive, path));
  const read = new Map<string, Promise<DeadCodeShard>>();
  for (const severity of severities) {
    if (!wanted.has(severity)) continue;
    for (const { file, bySeverity } of shards) {
      if (bySeverity[severity] === 0) continue;
      const shard = read.get(file) ?? readNamed<DeadCodeShard>(store, artifactPath.deadCode(file));
      read.set(file, shard);
      for (const item of (await shard).items)
        if (item.severity === severity && isWithin(path, item.path)) yield item;
    }
  }
}

function mayHold(directory: string, deep: boolean, path: string): boolean {
  if (isWithin(path, directory)) return true;
  return deep ? isWithin(directory, path) : directory === parentPath(path);
}

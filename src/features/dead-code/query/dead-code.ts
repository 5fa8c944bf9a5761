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
  /** A file or directory; empty for the whole repository. */
  path: string;
  severities: ReadonlySet<Severity>;
}

/** Returns the counts, the roots, and the list of shards. */
export async function readDeadCodeIndex(store: Store): Promise<DeadCodeIndex> {
  const index = await findDeadCodeIndex(store);
  if (index === undefined)
    throw new StoreError(
      'unreadable',
      'This atlas was built by a version that did not search for dead code. Build it again.',
    );
  return index;
}

/** The same; undefined if the atlas has no list of dead code. */
export async function findDeadCodeIndex(store: Store): Promise<DeadCodeIndex | undefined> {
  return (await store.read(artifactPath.deadCode('index.json'))) as DeadCodeIndex | undefined;
}

/** Yields items by severity, then by path and line. Each shard is read when its first item is needed. */
export async function* readDeadItems(
  store: Store,
  index: DeadCodeIndex,
  { path, severities: wanted }: DeadCodeQuery,
): AsyncGenerator<DeadItem> {
  const shards = index.shards.filter(({ directory, recursive }) => mayContain(directory, recursive, path));
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

function mayContain(directory: string, deep: boolean, path: string): boolean {
  if (isWithin(path, directory)) return true;
  return deep ? isWithin(directory, path) : directory === parentPath(path);
}

import { CHANGES_VERSION, type ChangeReport, type FileChange } from '../../model/changes.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { isTestFile } from '../../model/root.ts';
import { compareText } from '../../model/order.ts';
import type { Follow } from '../../store/store.ts';
import type { Side } from './side.ts';

export interface CompareContext {
  signal?: AbortSignal | undefined;
  /** Yields to other tasks. */
  pause?: (() => Promise<void>) | undefined;
  onProgress?: Follow['onProgress'];
}

/** Compares two states of a repository. */
export async function compareSides(
  base: Side,
  head: Side,
  { signal, pause, onProgress }: CompareContext,
): Promise<ChangeReport> {
  const paths = [...new Set([...base.shards.keys(), ...head.shards.keys()])]
    .filter((path) => base.shards.get(path) !== head.shards.get(path))
    .sort(compareText);
  const files: FileChange[] = [];
  let done = 0;
  for (const path of paths) {
    signal?.throwIfAborted();
    await pause?.();
    const [before, after] = await Promise.all([shardAt(base, path), shardAt(head, path)]);
    onProgress?.({ done: ++done, total: paths.length, message: 'Compare files' });
    const change = fileChange(before, after);
    if (change) files.push(change);
  }
  return {
    version: CHANGES_VERSION,
    base: base.state,
    head: head.state,
    files,
    symbols: [],
    mustChange: [],
    packages: { added: [], removed: [] },
    cycles: { added: [], removed: [] },
    violations: { added: [], removed: [] },
    deadCode: { added: [], removed: [] },
    secrets: [],
    tests: { affected: [], command: null, isComplete: true },
    risk: { level: 'low', reasons: [] },
    unseen: [],
  };
}

async function shardAt({ store, shards }: Side, path: string): Promise<FileShard | undefined> {
  return shards.has(path) ? ((await store.read(path)) as FileShard) : undefined;
}

/** Undefined if only the references from other files differ. */
function fileChange(before: FileShard | undefined, after: FileShard | undefined): FileChange | undefined {
  const shown = after ?? before;
  if (!shown || before?.hash === after?.hash) return undefined;
  const change = before ? (after ? 'changed' : 'removed') : 'added';
  return {
    path: shown.path,
    change,
    address: shown.address,
    ...(before && { fromAddress: before.address }),
    language: shown.language,
    isTest: isTestFile(shown.roots),
    addedLines: before ? 0 : shown.lines,
    removedLines: after ? 0 : shown.lines,
  };
}

import type { Snapshot } from '../../../model/history.ts';
import type { SnapshotDifference } from '../../../model/timeline.ts';
import type { Store } from '../../../store/store.ts';
import { compareSnapshots, type Comparison } from './compare.ts';
import type { HistoryNode } from './history-node.ts';

/** Compares a snapshot with the one before, and counts what changed. */
export async function readDifference(
  store: Store,
  before: Snapshot,
  snapshot: Snapshot,
): Promise<SnapshotDifference> {
  return countDifference(before.id, await compareSnapshots(store, before, snapshot));
}

export function countDifference(since: string, found: Comparison): SnapshotDifference {
  const { files, added, removed, changed, moved } = found;
  const arePublic = (nodes: readonly { from: HistoryNode }[]) =>
    nodes.filter(({ from }) => isSymbol(from) && from.isPublic);
  return {
    since,
    files,
    symbols: {
      added: added.filter(isSymbol).length,
      removed: removed.filter(isSymbol).length,
      changed: changed.filter(({ to }) => isSymbol(to)).length,
      moved: moved.filter(({ to }) => isSymbol(to)).length,
    },
    publicInterface: {
      removed: arePublic(removed.map((from) => ({ from }))).length,
      moved: arePublic(moved).length,
      changed: arePublic([...changed, ...moved].filter(({ parts }) => parts.includes('signature'))).length,
    },
  };
}

function isSymbol({ symbol }: HistoryNode): boolean {
  return symbol !== '';
}

import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { callableKinds } from '../../model/kinds.ts';
import { isTestFile } from '../../model/root.ts';
import { snapshotNodes } from '../history/index/snapshot-nodes.ts';
import { compareNodes, type Comparison, type Pair } from '../history/query/compare.ts';
import { nodesOf, type HistoryNode } from '../history/query/history-node.ts';
import type { FilePair } from './file-pairs.ts';
import { differsInLayout } from './is-layout.ts';

/** A symbol with the file that it stands in. */
export interface PlacedNode {
  node: ShardNode;
  shard: FileShard;
}

/** The symbols of the files that were changed, followed from the old state to the new one. */
export interface SymbolComparison extends Omit<Comparison, 'edges' | 'files'> {
  /** The symbols of changed files, by their ids in the old state. */
  base: ReadonlyMap<string, PlacedNode>;
  head: ReadonlyMap<string, PlacedNode>;
  /** The id in the new state of a symbol of the old one; undefined if it is gone. */
  idNow(id: string): string | undefined;
}

export function compareSymbols(changed: readonly FilePair[]): SymbolComparison {
  const shardsOf = (side: keyof FilePair): FileShard[] => changed.flatMap((pair) => pair[side] ?? []);
  const [before, after] = [shardsOf('base'), shardsOf('head')];
  const [base, head] = [placedNodes(before), placedNodes(after)];
  const compared = compareNodes(before.flatMap(historyNodes), after.flatMap(historyNodes));
  const withoutLayout = <Of extends Pair>(pairs: readonly Of[]): Of[] =>
    pairs.map((pair) =>
      pair.parts.includes('body') && differsInLayout(pair.from.body, pair.to.body)
        ? { ...pair, parts: pair.parts.filter((part) => part !== 'body') }
        : pair,
    );
  return {
    ...compared,
    changed: withoutLayout(compared.changed).filter(({ parts }) => parts.length > 0),
    moved: withoutLayout(compared.moved),
    base,
    head,
    idNow(id) {
      const followed = compared.followed.get(id);
      if (followed !== undefined) return followed;
      return base.has(id) && !head.has(id) ? undefined : id;
    },
  };
}

function historyNodes(shard: FileShard): HistoryNode[] {
  const nodes = snapshotNodes(shard, (text) => text);
  const { path, language, hash } = shard;
  return nodesOf({ path, language, hash, text: '', nodes, ends: [], edges: [] });
}

function placedNodes(shards: readonly FileShard[]): Map<string, PlacedNode> {
  return new Map(shards.flatMap((shard) => shard.nodes.map((node) => [node.id, { node, shard }] as const)));
}

/** Whether code outside of its package can use a symbol: it and all that is around it are public, the file exports it, and it is no test. */
export function isPublic({ node, shard }: PlacedNode): boolean {
  if (isTestFile(shard.roots) || node.parent === null) return false;
  let top = node;
  for (let at: ShardNode | undefined = node; at && at.parent !== null; at = shard.nodes[at.parent]) {
    if (at.visibility === 'private' || (at !== node && callableKinds.has(at.kind))) return false;
    top = at;
  }
  return top.exported;
}

import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import { callableKinds } from '../../model/kinds.ts';
import { isTestFile } from '../../model/root.ts';
import { snapshotNodes } from '../history/index/snapshot-nodes.ts';
import { compareNodes, type Comparison, type Pair } from '../history/query/compare.ts';
import { nodesOf, type HistoryNode } from '../history/query/history-node.ts';
import type { FilePair } from './file-pairs.ts';
import { differsInLayout } from './is-layout.ts';
import { comparable } from './signature-changes.ts';

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
  /** Paths of files that exist but are read in one state only: nothing in them counts as removed or added. */
  unread: ReadonlySet<string>;
  /** A text of the old state with the new names of what was renamed. */
  renamed(text: string): string;
}

export function compareSymbols(
  changed: readonly FilePair[],
  unread: ReadonlySet<string> = new Set(),
): SymbolComparison {
  const shardsOf = (side: keyof FilePair): FileShard[] => changed.flatMap((pair) => pair[side] ?? []);
  const [before, after] = [shardsOf('base'), shardsOf('head')];
  const [base, head] = [placedNodes(before), placedNodes(after)];
  const compared = compareNodes(before.flatMap(historyNodes), after.flatMap(historyNodes));
  const renamed = renamer(compared.moved);
  const withoutEchoes = <Of extends Pair>(pairs: readonly Of[]): Of[] =>
    pairs.map((pair) => ({
      ...pair,
      parts: pair.parts.filter((part) => part === 'doc' || !isEcho(part, pair, renamed)),
    }));
  return {
    ...compared,
    changed: withoutEchoes(compared.changed).filter(({ parts }) => parts.length > 0),
    // A member goes where its type goes.
    moved: withoutEchoes(compared.moved).filter(
      ({ evidence, parts, from, to }) => evidence !== 'parent' || parts.length > 0 || from.name !== to.name,
    ),
    base,
    head,
    renamed,
    unread,
    idNow(id) {
      const followed = compared.followed.get(id);
      if (followed !== undefined) return followed;
      return base.has(id) && !head.has(id) ? undefined : id;
    },
  };
}

const words = /[\p{L}\p{N}_$]+/gu;

/** Returns the function that replaces the names of what was renamed. A name that became several ones is left. */
function renamer(moved: readonly Pair[]): (text: string) => string {
  const names = new Map<string, string | undefined>();
  for (const { from, to } of moved) {
    if (from.symbol === '' || from.name === to.name) continue;
    names.set(from.name, names.has(from.name) && names.get(from.name) !== to.name ? undefined : to.name);
  }
  return (text) => (names.size === 0 ? text : text.replace(words, (word) => names.get(word) ?? word));
}

/** Whether a part differs in its layout and in names of what was renamed alone: nothing that a reader must look at. */
function isEcho(part: 'signature' | 'body', { from, to }: Pair, renamed: (text: string) => string): boolean {
  if (part === 'body') {
    const before = renamed(from.body);
    return before === to.body || differsInLayout(before, to.body);
  }
  return comparable(renamed(from.signature ?? '')) === comparable(to.signature ?? '');
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

import type { Snapshot, SnapshotFile } from '../../../model/history.ts';
import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import { edgeKey, edgesOf, nodesOf, type HistoryEdge, type HistoryNode } from './history-node.ts';
import { matchMoves, type NodeMatch } from './match-moves.ts';
import { readFilesObject } from './read-history.ts';

export type ChangedPart = 'signature' | 'body' | 'doc';

/** A node of both snapshots, with the same id or moved. */
export interface Pair {
  from: HistoryNode;
  to: HistoryNode;
  parts: ChangedPart[];
}

export interface Moved extends Pair, Pick<NodeMatch, 'score' | 'evidence'> {
  /** The number of nodes in it that moved with it, unchanged. */
  carried: number;
}

/** The differences between two snapshots, sorted by id. */
export interface Comparison {
  added: HistoryNode[];
  removed: HistoryNode[];
  changed: Pair[];
  /** Moved and renamed nodes, without unchanged nodes that moved with their parent. */
  moved: Moved[];
  edges: { added: HistoryEdge[]; removed: HistoryEdge[] };
  files: { added: number; removed: number; changed: number; moved: number };
  /** The number of nodes that moved with their parent. */
  carried: number;
  /** New ids of all moved nodes by their old ids. */
  followed: ReadonlyMap<string, string>;
}

/** Reads only the shards that differ. */
export async function compareSnapshots(store: Store, from: Snapshot, to: Snapshot): Promise<Comparison> {
  const [before, after] = await differingFiles(store, from, to);
  const nodes = compareNodes([...before.values()].flatMap(nodesOf), [...after.values()].flatMap(nodesOf));
  return {
    ...nodes,
    edges: edgeChanges(before, after, nodes.followed),
    files: fileCounts(before, after, nodes.followed),
  };
}

/** Compares the nodes of the files that differ, and follows those that moved. Each list is sorted by id. */
export function compareNodes(
  before: readonly HistoryNode[],
  after: readonly HistoryNode[],
): Omit<Comparison, 'edges' | 'files'> {
  const old = new Map(before.map((node) => [node.id, node]));
  const now = new Map(after.map((node) => [node.id, node]));
  const gone = [...old.values()].filter(({ id }) => !now.has(id));
  const come = [...now.values()].filter(({ id }) => !old.has(id));
  const matches = matchMoves(gone, come, { old, now });
  const followed = new Map(matches.map((match) => [match.from.id, match.to.id]));
  const arrived = new Set(matches.map((match) => match.to.id));
  const pairs = [...old.values()].flatMap((node) => {
    const same = now.get(node.id);
    return same ? [{ from: node, to: same, parts: partsOf(node, same) }] : [];
  });
  const { moved, carried } = fold(matches);
  return {
    added: come.filter(({ id }) => !arrived.has(id)).sort(byId),
    removed: gone.filter(({ id }) => !followed.has(id)).sort(byId),
    changed: pairs.filter(({ parts }) => parts.length > 0).sort((a, b) => byId(a.to, b.to)),
    moved,
    carried,
    followed,
  };
}

function byId(a: { id: string }, b: { id: string }): number {
  return compareText(a.id, b.id);
}

type Files = ReadonlyMap<string, SnapshotFile>;

/** Returns the files that differ, by path. Reads all files if the snapshots are sharded differently. */
async function differingFiles(store: Store, from: Snapshot, to: Snapshot): Promise<[Files, Files]> {
  const alike = from.digits === to.digits;
  const objects = (list: Snapshot['files'], other: Snapshot['files']) => {
    const known = new Set(alike ? other.map(({ object }) => object) : []);
    return list.filter(({ object }) => !known.has(object));
  };
  const read = async (list: Snapshot['files']): Promise<Map<string, SnapshotFile>> => {
    const shards = await Promise.all(list.map(({ object }) => readFilesObject(store, object)));
    return new Map(shards.flat().map((file) => [file.path, file]));
  };
  const [before, after] = await Promise.all([
    read(objects(from.files, to.files)),
    read(objects(to.files, from.files)),
  ]);
  for (const [path, file] of before) {
    const other = after.get(path);
    if (!other || JSON.stringify(file) !== JSON.stringify(other)) continue;
    before.delete(path);
    after.delete(path);
  }
  return [before, after];
}

/** Returns the parts of a node that changed, apart from its name and place. */
export function partsOf(from: HistoryNode, to: HistoryNode): ChangedPart[] {
  const signature = ({ signature: text, name }: HistoryNode) => text?.replaceAll(name, '\u0001');
  return [
    ...(signature(from) === signature(to) ? [] : (['signature'] as const)),
    ...(from.body === to.body ? [] : (['body'] as const)),
    ...(from.doc === to.doc ? [] : (['doc'] as const)),
  ];
}

/** Counts unchanged nodes that moved with their parent at the parent, and removes them from the list. */
function fold(matches: readonly NodeMatch[]): { moved: Moved[]; carried: number } {
  const byFrom = new Map(matches.map((match) => [match.from.id, match]));
  const moved = new Map<NodeMatch, Moved>();
  let carried = 0;
  for (const match of matches) {
    const parts = partsOf(match.from, match.to);
    if (!(match.evidence === 'parent' && parts.length === 0))
      moved.set(match, { ...match, parts, carried: 0 });
    else carried++;
  }
  for (const match of matches) {
    if (moved.has(match)) continue;
    for (
      let at: NodeMatch | undefined = match;
      at;
      at = at.from.parent === undefined ? undefined : byFrom.get(at.from.parent)
    ) {
      const shown = moved.get(at);
      if (!shown) continue;
      shown.carried++;
      break;
    }
  }
  return { moved: [...moved.values()].sort((a, b) => byId(a.to, b.to)), carried };
}

/** Compares edges. An edge whose ends moved is the same edge. */
function edgeChanges(
  before: Files,
  after: Files,
  followed: ReadonlyMap<string, string>,
): Comparison['edges'] {
  const idNow = (id: string) => followed.get(id) ?? id;
  const old = new Map<string, HistoryEdge>();
  for (const edge of [...before.values()].flatMap(edgesOf))
    old.set(edgeKey({ ...edge, from: idNow(edge.from), to: idNow(edge.to) }), edge);
  const now = new Map([...after.values()].flatMap(edgesOf).map((edge) => [edgeKey(edge), edge]));
  const only = (edges: ReadonlyMap<string, HistoryEdge>, others: ReadonlyMap<string, HistoryEdge>) =>
    [...edges]
      .filter(([key]) => !others.has(key))
      .map(([, edge]) => edge)
      .sort((a, b) => compareText(edgeKey(a), edgeKey(b)));
  return { added: only(now, old), removed: only(old, now) };
}

function fileCounts(before: Files, after: Files, followed: ReadonlyMap<string, string>): Comparison['files'] {
  const isFile = (id: string) => id.startsWith('file:');
  const moved = [...followed.keys()].filter(isFile).length;
  const paths = (files: Files, others: Files) => [...files.keys()].filter((path) => !others.has(path)).length;
  return {
    added: paths(after, before) - moved,
    removed: paths(before, after) - moved,
    changed: [...after.values()].filter(({ path, hash }) => (before.get(path)?.hash ?? hash) !== hash).length,
    moved,
  };
}

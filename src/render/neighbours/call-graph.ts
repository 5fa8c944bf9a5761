import { groupBy } from '../../model/group-by.ts';
import { endAt, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { callableKinds, ownerKinds, type EdgeType, type NodeKind } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { dispatchesTo } from '../../query/coverage-gaps.ts';
import { childrenOf, edgesOf } from '../../query/shard-edges.ts';
import { testFilesOf } from '../../query/test-files.ts';
import { nameWithoutNumber, symbolLabel } from '../../query/symbol-label.ts';
import { drawSide, HERE, rowsOf, type Limits } from './draw-side.ts';
import { shortFile, shortPath, type Neighbour, type NeighbourDrawing } from './neighbour.ts';

/** Possible references with more targets say little of each. */
const MAX_TARGETS = 3;

/** There is room for more than on the page of a file, whose code is to be in sight. */
const LIMITS: Limits = { singles: 5, groups: 2 };

/**
 * Draws a symbol with its callers on the left and its callees on the right. Those of a type are those of its members too, and all that
 * refers to it. Undefined if there are none. `opened` has the keys of the groups whose members are drawn.
 */
export function callGraph(
  shard: FileShard,
  index: number,
  opened: ReadonlySet<string> = new Set(),
): NeighbourDrawing | undefined {
  const node = shard.nodes[index];
  if (!node) return undefined;
  const { incoming, outgoing, isRecursive } = neighboursOf(shard, index, node);
  if (incoming.size + outgoing.size === 0) return undefined;
  const side = { near: shard.path, limits: LIMITS };
  const left = drawSide({ direction: 'in', neighbours: overloadsAsOne(incoming.values()), ...side }, opened);
  const right = drawSide(
    { direction: 'out', neighbours: overloadsAsOne(outgoing.values()), ...side },
    opened,
  );
  return {
    nodes: [
      ...left.nodes,
      { key: HERE, label: symbolLabel(shard, node), kind: '', here: true },
      ...right.nodes,
    ],
    edges: [...left.edges, ...right.edges, ...(isRecursive ? [{ from: HERE, to: HERE, certain: true }] : [])],
    rows: Math.max(rowsOf(left), rowsOf(right)),
    left: 0,
  };
}

/** Overloads in another file are told apart by nothing that is known of them here. */
function overloadsAsOne(neighbours: Iterable<Neighbour>): Neighbour[] {
  const groups = groupBy(neighbours, ({ path, label }) => JSON.stringify([path, label]));
  return [...groups.values()].flatMap((all) => {
    const [first, ...others] = all;
    if (!first || others.length === 0) return all;
    return {
      ...first,
      label: `${first.label} (${all.length} overloads)`,
      certain: all.some(({ certain }) => certain),
      count: all.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

interface Neighbours {
  incoming: Map<string, Neighbour>;
  outgoing: Map<string, Neighbour>;
  isRecursive: boolean;
}

/** An import is no use of a symbol: its line says only that the file may use it. */
const imports: ReadonlySet<EdgeType> = new Set(['IMPORTS', 'EXPORTS', 'DEFINES']);

function neighboursOf(shard: FileShard, index: number, node: ShardNode): Neighbours {
  const inside = ownerKinds.has(node.kind) ? withDescendants(shard, index) : new Set([index]);
  const found: Neighbours = { incoming: new Map(), outgoing: new Map(), isRecursive: false };
  const add = (side: Map<string, Neighbour>, other: number, certain: boolean, count: number): void => {
    if (inside.has(other)) return;
    const neighbour = neighbourAt(shard, other);
    const known = side.get(neighbour.id);
    side.set(neighbour.id, {
      ...neighbour,
      certain: certain || known?.certain === true,
      count: count + (known?.count ?? 0),
    });
  };
  const isCallable = callableKinds.has(node.kind);
  /** Places that count already: what makes an instance is a use of the type and of its constructor. */
  const counted = new Set<string>();
  const isNew = (from: number, [line, column]: Span): boolean => {
    const place = `${from}:${line}:${column}`;
    return !counted.has(place) && counted.add(place).size > 0;
  };
  for (const part of inside) {
    const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, part);
    for (const { from, type, sites } of incoming)
      if (!imports.has(type))
        add(found.incoming, from, true, sites.filter((site) => isNew(from, site)).length);
    for (const { to, type, sites } of outgoing) {
      if (part === index && to === index && type === 'CALLS') found.isRecursive = true;
      if (isCallable ? type === 'CALLS' : !imports.has(type)) add(found.outgoing, to, true, sites.length);
    }
    for (const { from, sites } of incomingCandidates) add(found.incoming, from, false, sites.length);
    for (const { to, type, sites } of outgoingCandidates)
      if (to.length <= MAX_TARGETS && (!isCallable || type === 'CALLS'))
        for (const target of to) add(found.outgoing, target, false, sites.length);
    for (const { calls } of dispatchesTo(shard, part))
      for (const { from, sites } of calls) add(found.incoming, from, false, sites.length);
  }
  for (const id of found.outgoing.keys()) if (isMadeBy(id, found.outgoing)) found.outgoing.delete(id);
  return found;
}

/** Whether one of several ends is a constructor of a type, so that the type need not be drawn beside it. */
function isMadeBy(type: string, ends: ReadonlyMap<string, Neighbour>): boolean {
  const place = type.slice(type.indexOf(':') + 1);
  const isType = ownerKinds.has(type.slice(0, type.indexOf(':')) as NodeKind);
  return isType && [...ends.keys()].some((id) => id.startsWith(`constructor:${place}.`));
}

function withDescendants(shard: FileShard, index: number): Set<number> {
  const all = new Set([index]);
  for (const each of all) for (const child of childrenOf(shard, each)) all.add(child);
  return all;
}

function neighbourAt(shard: FileShard, index: number): Omit<Neighbour, 'certain' | 'count'> {
  const end = endAt(shard, index);
  const path = 'path' in end ? end.path : shard.path;
  const { id, kind, symbol, address } = end;
  const isFile = kind === 'module' || symbol === '';
  return {
    id,
    label: isFile ? shortPath(path) : 'path' in end ? nameWithoutNumber(symbol) : symbolLabel(shard, end),
    note: isFile || path === shard.path ? undefined : shortFile(path),
    path,
    isTest: testFilesOf(shard).has(path),
    target: address === undefined ? undefined : { page: kind === 'module' ? 'file' : 'symbol', address },
  };
}

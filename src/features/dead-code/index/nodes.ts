import type { FileShard, ShardNode } from '../../../model/file-shard.ts';
import type { NodeKind } from '../../../model/kinds.ts';
import type { Span } from '../../../model/position.ts';
import type { ShardRoot } from '../../../model/root.ts';
import type { Tiers } from '../../../model/tokens.ts';

/** What is kept of a node of a shard. Numbers are those of all nodes of the atlas. */
export interface CodeNode {
  id: string;
  kind: NodeKind;
  name: string;
  address: string;
  /** Number of what it stands in; -1 for a file. */
  parent: number;
  /** Number of its file, itself for a file. */
  file: number;
  line: number;
  lines: number;
  /** Data of which nothing is shown but the name: a value is taken apart there. */
  isTakenOut: boolean;
  /** Number of the one that has this one in its value and so is given it too, as in `a = b.c = value`; -1 without one. */
  givenTo: number;
  exported: boolean;
  isPrivate: boolean;
  tokens: Tiers;
}

/** What is known of a file as a whole. */
export interface CodeFile {
  path: string;
  language: string;
  /** Some of what is at its top is given to others, or it takes something from others. */
  isModule: boolean;
  /** Part of it could not be read. */
  isPartial: boolean;
  /** It does something when it is run, and not only defines. */
  acts: boolean;
  roots: readonly ShardRoot[];
  /** Nodes whose names stand in files that were left out of the atlas, and the first of those. */
  leftOut: ReadonlyMap<number, string>;
  /** Numbers of its nodes are from `base` up to, not including, `end`. */
  base: number;
  end: number;
}

/** By number of the node, where the first has the number `base`. */
export function leftOutNames({ leftOut = [] }: FileShard, base: number): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  for (const { path, nodes } of leftOut)
    for (const node of nodes) if (!names.has(base + node)) names.set(base + node, path);
  return names;
}

/** The nodes of a file, the first of which has the number `base`. */
export function codeNodes(nodes: readonly ShardNode[], base: number): CodeNode[] {
  const lastData = new Map<number | null, number>();
  return nodes.map((node, index) => {
    const data = lastData.get(node.parent) ?? -1;
    const holder = nodes[data];
    if (dataKinds.has(node.kind)) lastData.set(node.parent, index);
    const isGiven = holder !== undefined && isAround(holder.span, node.span);
    return codeNode(node, base, isGiven ? base + data : -1);
  });
}

function codeNode(node: ShardNode, file: number, givenTo: number): CodeNode {
  const [line] = node.nameSpan;
  return {
    id: node.id,
    kind: node.kind,
    name: node.name,
    address: node.address,
    parent: node.parent === null ? -1 : file + node.parent,
    file,
    line,
    lines: Math.max(1, node.span[2] - node.span[0] + 1),
    isTakenOut: dataKinds.has(node.kind) && node.span.join() === node.nameSpan.join(),
    givenTo,
    exported: node.exported,
    isPrivate: node.visibility === 'private',
    tokens: node.tokens,
  };
}

/** Kinds of what holds data: what is run in one of them runs with what is around it. */
export const dataKinds: ReadonlySet<NodeKind> = new Set([
  'constant',
  'variable',
  'property',
  'field',
  'enum_member',
]);

/** Whether a stretch of source is in another, or the same. */
export function isAround(outer: Span, inner: Span): boolean {
  const begins = outer[0] < inner[0] || (outer[0] === inner[0] && outer[1] <= inner[1]);
  return begins && (outer[2] > inner[2] || (outer[2] === inner[2] && outer[3] >= inner[3]));
}

/** Offsets of the first characters of lines. */
export function lineStartsOf(source: string): number[] {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Whether a call at the top of a file stands in nothing that the file defines. */
export function actsByItself(shard: FileShard): boolean {
  const spans = shard.nodes.slice(1).map(({ span }) => span);
  const isFree = ([line, column]: readonly [number, number, number, number]): boolean =>
    !spans.some(
      (span) =>
        (line > span[0] || (line === span[0] && column >= span[1])) &&
        (line < span[2] || (line === span[2] && column < span[3])),
    );
  const calls = [...shard.edges, ...shard.candidates].filter(
    ({ from, type }) => from === 0 && type === 'CALLS',
  );
  const open = shard.unresolved.flatMap(({ uses = [] }) =>
    uses.filter(({ from, type }) => from === 0 && type === 'CALLS'),
  );
  return [...calls, ...open].some(({ sites }) => sites.some(isFree));
}

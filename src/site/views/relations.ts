import {
  endAt,
  type End,
  type FileShard,
  type ShardCandidate,
  type ShardEdge,
  type ShardNode,
} from '../../model/file-shard.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { edgesOf } from '../../query/shard-edges.ts';

/** One end of an edge as a page lists it. */
export interface Party {
  id: string;
  kind: End['kind'];
  name: string;
  /** Dotted name in its file; the path of a file, the name of a package. */
  title: string;
  path: string;
  /** Absent for a package. */
  address: string | undefined;
  /** Address of its file; absent for a package. */
  fileAddress: string | undefined;
  line: number | undefined;
}

/** All edges of one type between the node of a page and one other. */
export interface Relation {
  party: Party;
  type: EdgeType;
  how: How;
  /** Where it was seen, in the file at `sitesAddress`. */
  sites: Span[];
  sitesAddress: string;
}

/** A use that several definitions, or one by its name alone, may be meant by. */
export interface PossibleUse {
  parties: Party[];
  type: EdgeType;
  how: How;
  sites: Span[];
  sitesAddress: string;
}

export interface NodeRelations {
  callers: Relation[];
  callees: Relation[];
  /** Extends and implements. */
  bases: Relation[];
  derived: Relation[];
  /** Other uses of the node by others, and of others by the node. */
  references: Relation[];
  uses: Relation[];
  possibleCallers: PossibleUse[];
  possibleCallees: PossibleUse[];
}

/** What a node page says about the edges of one node. */
export function relationsOf(shard: FileShard, index: number): NodeRelations {
  const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
  const inward = (types: readonly EdgeType[]) => pick(shard, incoming, types, 'from');
  const outward = (types: readonly EdgeType[]) => pick(shard, outgoing, types, 'to');
  return {
    callers: inward(calls),
    callees: outward(calls),
    bases: outward(inherits),
    derived: inward(inherits),
    references: inward(mentions),
    uses: outward(mentions),
    possibleCallers: incomingCandidates.map((use) => possibleUse(shard, use, [use.from])),
    possibleCallees: outgoingCandidates.map((use) => possibleUse(shard, use, use.to)),
  };
}

const calls = ['CALLS'] as const;
const inherits = ['EXTENDS', 'IMPLEMENTS'] as const;
const mentions = ['REFERENCES_TYPE', 'REFERENCES', 'IMPORTS', 'EXPORTS'] as const;

function pick(
  shard: FileShard,
  edges: readonly ShardEdge[],
  types: readonly EdgeType[],
  other: 'from' | 'to',
): Relation[] {
  return edges
    .filter(({ type }) => types.includes(type))
    .map((edge) => ({
      party: partyAt(shard, edge[other]),
      type: edge.type,
      how: edge.how,
      sites: edge.sites,
      sitesAddress: partyAt(shard, edge.from).fileAddress ?? '',
    }));
}

function possibleUse(shard: FileShard, use: ShardCandidate, others: readonly number[]): PossibleUse {
  return {
    parties: others.map((index) => partyAt(shard, index)),
    type: use.type,
    how: use.how,
    sites: use.sites,
    sitesAddress: partyAt(shard, use.from).fileAddress ?? '',
  };
}

export function partyAt(shard: FileShard, index: number): Party {
  const end = endAt(shard, index);
  return isOwn(shard, index, end)
    ? party(end, shard.path, end.nameSpan[0], shard.address)
    : party(end, end.path, end.line, end.kind === 'module' ? end.address : folderOf(end.address));
}

function isOwn(shard: FileShard, index: number, end: End | ShardNode): end is ShardNode {
  return index < shard.nodes.length && end === shard.nodes[index];
}

function party(
  end: End | ShardNode,
  path: string,
  line: number | undefined,
  fileAddress: string | undefined,
): Party {
  return {
    id: end.id,
    kind: end.kind,
    name: end.name,
    title: end.symbol || path,
    path,
    address: end.address,
    fileAddress,
    line,
  };
}

/** The address of a symbol is that of its file and one segment more. */
function folderOf(address: string | undefined): string | undefined {
  return address?.slice(0, address.lastIndexOf('/'));
}

/** Groups what a list shows by the file it is in, files in the order of first appearance. */
export function byFile<Item extends { party: Party }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.party.path);
    if (group) group.push(item);
    else groups.set(item.party.path, [item]);
  }
  return groups;
}

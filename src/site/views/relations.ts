import {
  endAt,
  type End,
  type FileShard,
  type OpenUse,
  type ShardCandidate,
  type ShardEdge,
  type ShardNode,
} from '../../model/file-shard.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { openCallsIn, openUsesOf, throughOf } from '../../query/not-seen.ts';
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
  /** The evidence by which the receiver's type was known, where some was needed. */
  rule: string | undefined;
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

/** Places where a name is used and nothing says what it means. */
export interface OpenUseOf {
  name: string;
  /** What the use stands in. */
  party: Party;
  type: EdgeType;
  sites: Span[];
  sitesAddress: string;
}

/** Calls that name something which the node implements or overrides. */
export interface Through {
  via: Party;
  /** How many callers there are; the first of them follow. */
  total: number;
  callers: Relation[];
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
  through: Through[];
  /** Uses of the node's name that lead nowhere: how many there are, and the first of them. */
  open: { total: number; uses: OpenUseOf[] };
  /** Calls in the node that lead nowhere, of names that the repository defines. */
  openCalls: OpenUseOf[];
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
    through: throughOf(shard, index).map(({ via, total, calls: callers }) => ({
      via: partyAt(shard, via),
      total,
      callers: callers.map((call) => relation(shard, { ...call, to: via, type: 'CALLS' }, 'from')),
    })),
    open: openUses(shard, shard.nodes[index]),
    openCalls: openCallsIn(shard, index).map(({ name, use }) => openUse(shard, name, use)),
  };
}

const calls = ['CALLS'] as const;
const inherits = ['EXTENDS', 'IMPLEMENTS', 'OVERRIDES'] as const;
const mentions = ['REFERENCES_TYPE', 'REFERENCES', 'IMPORTS', 'EXPORTS'] as const;

function pick(
  shard: FileShard,
  edges: readonly ShardEdge[],
  types: readonly EdgeType[],
  other: 'from' | 'to',
): Relation[] {
  return edges.filter(({ type }) => types.includes(type)).map((edge) => relation(shard, edge, other));
}

function relation(shard: FileShard, edge: ShardEdge, other: 'from' | 'to'): Relation {
  return {
    party: partyAt(shard, edge[other]),
    type: edge.type,
    how: edge.how,
    rule: edge.rule,
    sites: edge.sites,
    sitesAddress: partyAt(shard, edge.from).fileAddress ?? '',
  };
}

function openUses(shard: FileShard, node: ShardNode | undefined): NodeRelations['open'] {
  const open = node && openUsesOf(shard, node);
  if (!open) return { total: 0, uses: [] };
  return { total: open.total, uses: open.uses.map((use) => openUse(shard, open.name, use)) };
}

function openUse(shard: FileShard, name: string, { from, type, sites }: OpenUse): OpenUseOf {
  const party = partyAt(shard, from);
  return { name, party, type, sites, sitesAddress: party.fileAddress ?? '' };
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

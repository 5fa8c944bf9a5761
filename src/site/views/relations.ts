import { fileOfAddress } from '../../model/address.ts';
import {
  endAt,
  type End,
  type FileShard,
  type UnresolvedReference as ShardReference,
  type ShardCandidate,
  type ShardEdge,
  type ShardNode,
} from '../../model/file-shard.ts';
import type { EdgeType, How } from '../../model/kinds.ts';
import type { Span } from '../../model/position.ts';
import { unresolvedCallsIn, findUnresolvedName, dispatchesTo } from '../../query/coverage-gaps.ts';
import { edgesOf } from '../../query/shard-edges.ts';
import { endLabel } from '../../query/symbol-label.ts';

/** One end of an edge: a symbol, a file or a package. */
export interface Endpoint {
  id: string;
  kind: End['kind'];
  name: string;
  /** Label of a symbol, path of a file, name of a package. */
  title: string;
  /** The dotted name in its file or package. */
  symbol: string;
  path: string;
  /** Absent for a package. */
  address: string | undefined;
  /** Address of the file that contains it; absent for a package. */
  fileAddress: string | undefined;
  line: number | undefined;
  /** Present for a package that comes with the language. */
  standard?: true | undefined;
}

/** The references of one type between the page's symbol and one other. */
export interface Relation {
  endpoint: Endpoint;
  type: EdgeType;
  how: How;
  /** The rule that determined the type of the receiver, if there is a receiver. */
  rule: string | undefined;
  /** The interface between two languages, of a possible reference to another one. */
  via?: string | undefined;
  /** Ranges of the references, in the file at `sitesAddress`. */
  sites: Span[];
  sitesAddress: string;
}

/** An ambiguous or name-only reference. `endpoints` are the possible sources or targets. */
export interface PossibleReference {
  endpoints: Endpoint[];
  type: EdgeType;
  how: How;
  /** The interface between two languages, if it leads to another one. */
  via: string | undefined;
  sites: Span[];
  sitesAddress: string;
}

/** References to a name whose definition is unknown. */
export interface UnresolvedReference {
  name: string;
  /** The symbol that contains the references. */
  endpoint: Endpoint;
  type: EdgeType;
  sites: Span[];
  sitesAddress: string;
}

/** Callers of an interface member or overridden member (`via`), which may call the page's symbol at run time. */
export interface CallersVia {
  via: Endpoint;
  /** Number of all callers; `callers` has the first of them. */
  total: number;
  callers: Relation[];
}

export interface NodeRelations {
  callers: Relation[];
  callees: Relation[];
  /** Supertypes, or members that this one overrides or implements. */
  bases: Relation[];
  derived: Relation[];
  /** References other than calls and inheritance, to the symbol and from it. */
  referencedBy: Relation[];
  refersTo: Relation[];
  /** Possible references to the symbol and from it. */
  possibleIncoming: PossibleReference[];
  possibleOutgoing: PossibleReference[];
  callersVia: CallersVia[];
  /** Unresolved references with the symbol's name: the number of all, and the first of them. */
  unresolved: { total: number; references: UnresolvedReference[] };
  /** Unresolved calls in the symbol to names that the repository defines. */
  unresolvedCalls: UnresolvedReference[];
  /** Calls of values of which nothing says which function they are; `name` is the text. */
  valueCalls: UnresolvedReference[];
}

/** Returns the references to and from a symbol, grouped as its page lists them. */
export function relationsOf(shard: FileShard, index: number): NodeRelations {
  const { incoming, outgoing, incomingCandidates, outgoingCandidates } = edgesOf(shard, index);
  const inward = (types: readonly EdgeType[]) => pick(shard, incoming, types, 'from');
  const outward = (types: readonly EdgeType[]) => pick(shard, outgoing, types, 'to');
  const unknown = unresolvedCallsIn(shard, index);
  const callsOf = (wanted: boolean): UnresolvedReference[] =>
    unknown
      .filter(({ isValue }) => isValue === wanted)
      .map(({ name, reference }) => unresolvedReference(shard, name, reference));
  return {
    callers: inward(calls),
    callees: outward(calls),
    bases: outward(inherits),
    derived: inward(inherits),
    referencedBy: inward(otherTypes),
    refersTo: outward(otherTypes),
    possibleIncoming: incomingCandidates.map((use) => possibleReference(shard, use, [use.from])),
    possibleOutgoing: outgoingCandidates.map((use) => possibleReference(shard, use, use.to)),
    callersVia: dispatchesTo(shard, index).map(({ via, total, calls: callers }) => ({
      via: endpointAt(shard, via),
      total,
      callers: callers.map((call) => relation(shard, { ...call, to: via, type: 'CALLS' }, 'from')),
    })),
    unresolved: unresolvedReferences(shard, shard.nodes[index]),
    unresolvedCalls: callsOf(false),
    valueCalls: callsOf(true),
  };
}

const calls = ['CALLS'] as const;
const inherits = ['EXTENDS', 'IMPLEMENTS', 'OVERRIDES'] as const;
const otherTypes = ['REFERENCES_TYPE', 'REFERENCES', 'IMPORTS', 'EXPORTS'] as const;

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
    endpoint: endpointAt(shard, edge[other]),
    type: edge.type,
    how: edge.how,
    rule: edge.rule,
    sites: edge.sites,
    sitesAddress: endpointAt(shard, edge.from).fileAddress ?? '',
  };
}

function unresolvedReferences(shard: FileShard, node: ShardNode | undefined): NodeRelations['unresolved'] {
  const unresolved = node && findUnresolvedName(shard, node);
  if (!unresolved) return { total: 0, references: [] };
  const { name, total, references } = unresolved;
  return { total, references: references.map((each) => unresolvedReference(shard, name, each)) };
}

function unresolvedReference(
  shard: FileShard,
  name: string,
  { from, type, sites }: ShardReference,
): UnresolvedReference {
  const endpoint = endpointAt(shard, from);
  return { name, endpoint, type, sites, sitesAddress: endpoint.fileAddress ?? '' };
}

function possibleReference(
  shard: FileShard,
  use: ShardCandidate,
  others: readonly number[],
): PossibleReference {
  return {
    endpoints: others.map((index) => endpointAt(shard, index)),
    type: use.type,
    how: use.how,
    via: use.via,
    sites: use.sites,
    sitesAddress: endpointAt(shard, use.from).fileAddress ?? '',
  };
}

export function endpointAt(shard: FileShard, index: number): Endpoint {
  const end = endAt(shard, index);
  return isOwn(shard, index, end)
    ? endpoint(shard, end, shard.path, end.nameSpan[0], shard.address)
    : endpoint(shard, end, end.path, end.line, end.address && fileOfAddress(end.address));
}

function isOwn(shard: FileShard, index: number, end: End | ShardNode): end is ShardNode {
  return index < shard.nodes.length && end === shard.nodes[index];
}

function endpoint(
  shard: FileShard,
  end: End | ShardNode,
  path: string,
  line: number | undefined,
  fileAddress: string | undefined,
): Endpoint {
  return {
    id: end.id,
    kind: end.kind,
    name: end.name,
    title: endLabel(shard, end) || path,
    symbol: end.symbol,
    path,
    address: end.address,
    fileAddress,
    line,
    ...('standard' in end && end.standard && { standard: end.standard }),
  };
}

/** Groups items by the path of their endpoint, in order of first appearance. */
export function byFile<Item extends { endpoint: Endpoint }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.endpoint.path);
    if (group) group.push(item);
    else groups.set(item.endpoint.path, [item]);
  }
  return groups;
}

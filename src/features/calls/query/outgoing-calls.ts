import {
  endAt,
  type End,
  type FileShard,
  type ShardEdge,
  type ShardNode,
} from '../../../model/file-shard.ts';
import { typeKinds, type NodeKind } from '../../../model/kinds.ts';
import { compareText } from '../../../model/order.ts';
import type { Span } from '../../../model/position.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { indexesInside } from '../../../query/inside.ts';
import { unresolvedCallsIn } from '../../../query/coverage-gaps.ts';
import { edgesOf } from '../../../query/shard-edges.ts';
import { sliceSpan } from '../../../query/text.ts';

/** One call site. */
export interface OutgoingCall {
  /** The name as written. */
  name: string;
  line: number;
  column: number;
  /** Ids of the callees: one for a certain call, all that match for a possible one, none for an unresolved one. */
  to: string[];
  /** Path of the callee; absent for packages and for calls that are not certain. */
  file?: string;
}

export interface OutgoingCalls {
  certain: OutgoingCall[];
  candidates: OutgoingCall[];
  /** Unresolved calls of names that the repository defines. */
  unresolved: OutgoingCall[];
  /** Calls of values of which nothing says which function they are. */
  values: OutgoingCall[];
}

/** Returns the calls in a symbol, including its members in the same file, in source order. */
export function outgoingCalls(start: FoundNode): OutgoingCalls {
  const { shard } = start;
  const calls: OutgoingCalls = { certain: [], candidates: [], unresolved: [], values: [] };
  for (const index of indexesInside(shard, start.index)) {
    const { outgoing, outgoingCandidates } = edgesOf(shard, index);
    const made = placesOfTypes(shard, outgoing);
    for (const { to, type, sites } of outgoing) {
      if (type !== 'CALLS') continue;
      const end = endAt(shard, to);
      const location =
        'path' in end ? (end.kind === 'package' ? {} : { file: end.path }) : { file: shard.path };
      for (const site of sites) {
        const [line, column] = site;
        // Creating an instance is one call, of the type; it runs the constructor.
        if (!typeKinds.has(end.kind as NodeKind) && made.has(`${line}:${column}`)) continue;
        calls.certain.push({ name: nameAt(shard, site, end), line, column, to: [end.id], ...location });
      }
    }
    for (const { to, type, sites } of outgoingCandidates) {
      if (type !== 'CALLS') continue;
      const ends = to.map((each) => endAt(shard, each));
      const [first] = ends;
      for (const site of sites) {
        const [line, column] = site;
        const name = nameAt(shard, site, first);
        calls.candidates.push({ name, line, column, to: ends.map(({ id }) => id) });
      }
    }
    for (const { name, isValue, reference } of unresolvedCallsIn(shard, index)) {
      const list = isValue ? calls.values : calls.unresolved;
      for (const [line, column] of reference.sites) list.push({ name, line, column, to: [] });
    }
  }
  for (const each of Object.values(calls) as OutgoingCall[][]) each.sort(byPlace);
  return calls;
}

/** The places of calls that make an instance of a type. */
function placesOfTypes(shard: FileShard, edges: readonly ShardEdge[]): ReadonlySet<string> {
  const makes = ({ to, type }: ShardEdge): boolean =>
    type === 'CALLS' && typeKinds.has(endAt(shard, to).kind as NodeKind);
  return new Set(
    edges.filter(makes).flatMap(({ sites }) => sites.map(([line, column]) => `${line}:${column}`)),
  );
}

/** Returns the name as written, or the name of the callee if the text is not a name. */
function nameAt({ source }: FileShard, site: Span, end: End | ShardNode | undefined): string {
  const written = sliceSpan(source, site);
  return /^[\p{L}\p{N}_$]{1,200}$/u.test(written) ? written : (end?.name ?? '');
}

function byPlace(a: OutgoingCall, b: OutgoingCall): number {
  return a.line - b.line || a.column - b.column || compareText(a.name, b.name);
}

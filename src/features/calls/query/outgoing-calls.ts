import { endAt, type End, type FileShard, type ShardNode } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import type { Span } from '../../../model/position.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { withInside } from '../../../query/inside.ts';
import { openCallsIn } from '../../../query/not-seen.ts';
import { edgesOf } from '../../../query/shard-edges.ts';
import { sliceSpan } from '../../../query/text.ts';

/** A call site. */
export interface OutgoingCall {
  /** The name as the call site has it. */
  name: string;
  line: number;
  column: number;
  /** Ids of the callees: one if resolved, all that fit for a possible call, none if unresolved. */
  to: string[];
  /** The file of the callee; absent for packages. */
  file?: string;
}

export interface OutgoingCalls {
  certain: OutgoingCall[];
  candidates: OutgoingCall[];
  /** Unresolved calls of names that the repository defines. */
  open: OutgoingCall[];
}

/** Returns the calls of a symbol in the order of the text; for a file or type, all calls in it. */
export function outgoingCalls(start: FoundNode): OutgoingCalls {
  const { shard } = start;
  const calls: OutgoingCalls = { certain: [], candidates: [], open: [] };
  for (const { index } of withInside(start)) {
    const { outgoing, outgoingCandidates } = edgesOf(shard, index);
    for (const { to, type, sites } of outgoing) {
      if (type !== 'CALLS') continue;
      const end = endAt(shard, to);
      const place = 'path' in end ? (end.kind === 'package' ? {} : { file: end.path }) : { file: shard.path };
      for (const site of sites) {
        const [line, column] = site;
        calls.certain.push({ name: nameAt(shard, site, end), line, column, to: [end.id], ...place });
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
    for (const { name, use } of openCallsIn(shard, index)) {
      for (const [line, column] of use.sites) calls.open.push({ name, line, column, to: [] });
    }
  }
  for (const each of Object.values(calls) as OutgoingCall[][]) each.sort(byPlace);
  return calls;
}

/** Returns the name at the call site, or the name of the callee if the site is not a name. */
function nameAt({ source }: FileShard, site: Span, end: End | ShardNode | undefined): string {
  const written = sliceSpan(source, site);
  return /^[\p{L}\p{N}_$]{1,200}$/u.test(written) ? written : (end?.name ?? '');
}

function byPlace(a: OutgoingCall, b: OutgoingCall): number {
  return a.line - b.line || a.column - b.column || compareText(a.name, b.name);
}

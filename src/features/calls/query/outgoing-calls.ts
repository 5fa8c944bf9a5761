import { endAt, type End, type FileShard, type ShardNode } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import type { Span } from '../../../model/position.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { withInside } from '../../../query/inside.ts';
import { unresolvedCallsIn } from '../../../query/coverage-gaps.ts';
import { edgesOf } from '../../../query/shard-edges.ts';
import { sliceSpan } from '../../../query/text.ts';

/** One place where something is called. */
export interface OutgoingCall {
  /** As it is called there. */
  name: string;
  line: number;
  column: number;
  /** What it leads to: one for a certain call, all that fit for a candidate, none where nothing is known. */
  to: string[];
  /** Where that is; absent for packages. */
  file?: string;
}

export interface OutgoingCalls {
  certain: OutgoingCall[];
  candidates: OutgoingCall[];
  /** Of names that the repository defines, that lead nowhere. */
  unresolved: OutgoingCall[];
}

/** What a symbol calls, in the order of the text; of a file or type, all that stands in it. */
export function outgoingCalls(start: FoundNode): OutgoingCalls {
  const { shard } = start;
  const calls: OutgoingCalls = { certain: [], candidates: [], unresolved: [] };
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
    for (const { name, reference } of unresolvedCallsIn(shard, index)) {
      for (const [line, column] of reference.sites) calls.unresolved.push({ name, line, column, to: [] });
    }
  }
  for (const each of Object.values(calls) as OutgoingCall[][]) each.sort(byPlace);
  return calls;
}

/** As it is written; where that is no name, that of what it leads to. */
function nameAt({ source }: FileShard, site: Span, end: End | ShardNode | undefined): string {
  const written = sliceSpan(source, site);
  return /^[\p{L}\p{N}_$]{1,200}$/u.test(written) ? written : (end?.name ?? '');
}

function byPlace(a: OutgoingCall, b: OutgoingCall): number {
  return a.line - b.line || a.column - b.column || compareText(a.name, b.name);
}

import { endAt, type FileShard } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { edgesOf } from '../../../query/shard-edges.ts';
import { count } from '../../../render/markdown/parts.ts';
import { groupByFile, referencesTo } from '../../../query/references.ts';

/** At most this many names; `call_graph` lists all. */
const MAX_NAMES = 5;

/** The usages of a symbol, in the wording of contract 003. */
export interface UsageSummary {
  /** `5 files (12 usages)`. */
  usedBy: string;
  /** `name (path:line)`, with the line of the first call. */
  calledBy: string[];
  /** `name (path:line)`, with the line of the definition; then `name (package)`. */
  calling: string[];
  /** The number of names that are missing from a list. */
  omitted?: { calledBy?: number; calling?: number };
}

export function usageSummary(found: FoundNode): UsageSummary {
  const { shard, index } = found;
  const { incoming, outgoing } = edgesOf(shard, index);
  const uses = referencesTo(found).certain;
  const callers = incoming.filter(({ type }) => type === 'CALLS');
  const callees = outgoing.filter(({ type }) => type === 'CALLS');
  const calledBy = usageNames(callers.map(({ from, sites: [site] }) => usageAt(shard, from, site?.[0])));
  const calling = usageNames(callees.map(({ to }) => usageAt(shard, to)));
  const omitted = {
    ...(calledBy.length > MAX_NAMES && { calledBy: calledBy.length - MAX_NAMES }),
    ...(calling.length > MAX_NAMES && { calling: calling.length - MAX_NAMES }),
  };
  return {
    usedBy: `${count(groupByFile(uses).length, 'file')} (${count(uses.length, 'usage')})`,
    calledBy: calledBy.slice(0, MAX_NAMES),
    calling: calling.slice(0, MAX_NAMES),
    ...(Object.keys(omitted).length > 0 && { omitted }),
  };
}

interface Usage {
  name: string;
  path: string;
  /** Undefined for a package. */
  line: number | undefined;
}

function usageAt(shard: FileShard, index: number, line?: number): Usage {
  const end = endAt(shard, index);
  const path = 'path' in end ? end.path : shard.path;
  if (end.kind === 'package') return { name: end.name, path, line: undefined };
  const own = 'nameSpan' in end ? end.nameSpan[0] : end.line;
  return { name: end.name, path, line: line ?? own ?? 1 };
}

/** Formats distinct places, by path and line. */
function usageNames(usages: readonly Usage[]): string[] {
  const sorted = usages.toSorted(
    (a, b) =>
      Number(a.line === undefined) - Number(b.line === undefined) ||
      compareText(a.path, b.path) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compareText(a.name, b.name),
  );
  const texts = sorted.map(
    ({ name, path, line }) => `${name} (${path}${line === undefined ? '' : `:${line}`})`,
  );
  return [...new Set(texts)];
}

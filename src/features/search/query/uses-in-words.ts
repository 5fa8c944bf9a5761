import { endAt, type FileShard } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import type { FoundNode } from '../../../query/find-node.ts';
import { edgesOf } from '../../../query/shard-edges.ts';
import { count } from '../../../render/markdown/parts.ts';
import { groupByFile, referencesTo } from '../../../query/references.ts';

/** Of a hub the first ones; who wants all asks `find_references` or `call_graph`. */
const MOST_NAMES = 5;

/** How a symbol stands to others, in the words that agents know from language servers. */
export interface UsesInWords {
  /** `5 files (12 usages)`. */
  used_by: string;
  /** `name (path:line)`, where the line is that of the first call. */
  called_by: string[];
  /** `name (path:line)` of what it calls, where it is defined; of a package `name (package)`, those last. */
  calling: string[];
  /** How many names are left out of a list. */
  cut?: { called_by?: number; calling?: number };
}

export function usesInWords(found: FoundNode): UsesInWords {
  const { shard, index } = found;
  const { incoming, outgoing } = edgesOf(shard, index);
  const uses = referencesTo(found).certain;
  const callers = incoming.filter(({ type }) => type === 'CALLS');
  const callees = outgoing.filter(({ type }) => type === 'CALLS');
  const calledBy = inWords(callers.map(({ from, sites: [site] }) => placeOf(shard, from, site?.[0])));
  const calling = inWords(callees.map(({ to }) => placeOf(shard, to)));
  const cut = {
    ...(calledBy.length > MOST_NAMES && { called_by: calledBy.length - MOST_NAMES }),
    ...(calling.length > MOST_NAMES && { calling: calling.length - MOST_NAMES }),
  };
  return {
    used_by: `${count(groupByFile(uses).length, 'file')} (${count(uses.length, 'usage')})`,
    called_by: calledBy.slice(0, MOST_NAMES),
    calling: calling.slice(0, MOST_NAMES),
    ...(Object.keys(cut).length > 0 && { cut }),
  };
}

interface Place {
  name: string;
  path: string;
  /** Undefined of a package. */
  line: number | undefined;
}

function placeOf(shard: FileShard, index: number, line?: number): Place {
  const end = endAt(shard, index);
  const path = 'path' in end ? end.path : shard.path;
  if (end.kind === 'package') return { name: end.name, path, line: undefined };
  const own = 'nameSpan' in end ? end.nameSpan[0] : end.line;
  return { name: end.name, path, line: line ?? own ?? 1 };
}

/** By place, each once. */
function inWords(places: readonly Place[]): string[] {
  const sorted = places.toSorted(
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

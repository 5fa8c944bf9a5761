import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { FoundNode } from '../find-node.ts';
import { edgesOf } from '../shard-edges.ts';
import { usesByFile, usesOf } from '../uses.ts';

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
  const uses = usesOf(found).certain;
  const callers = incoming.filter(({ type }) => type === 'CALLS');
  const callees = outgoing.filter(({ type }) => type === 'CALLS');
  const isOwn = ({ to }: { to: number }) => endAt(shard, to).kind !== 'package';
  const ownFirst = [...callees.filter(isOwn), ...callees.filter((edge) => !isOwn(edge))];
  const calledBy = distinct(callers.map(({ from, sites: [site] }) => place(shard, from, site?.[0])));
  const calling = distinct(ownFirst.map(({ to }) => place(shard, to)));
  const cut = {
    ...(calledBy.length > MOST_NAMES && { called_by: calledBy.length - MOST_NAMES }),
    ...(calling.length > MOST_NAMES && { calling: calling.length - MOST_NAMES }),
  };
  return {
    used_by: `${counted(usesByFile(uses).length, 'file')} (${counted(uses.length, 'usage')})`,
    called_by: calledBy.slice(0, MOST_NAMES),
    calling: calling.slice(0, MOST_NAMES),
    ...(Object.keys(cut).length > 0 && { cut }),
  };
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function place(shard: FileShard, index: number, line?: number): string {
  const end = endAt(shard, index);
  const path = 'path' in end ? end.path : shard.path;
  if (end.kind === 'package') return `${end.name} (${path})`;
  const own = 'nameSpan' in end ? end.nameSpan[0] : end.line;
  return `${end.name} (${path}:${line ?? own ?? 1})`;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

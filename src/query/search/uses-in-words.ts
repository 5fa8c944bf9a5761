import { endAt, type FileShard } from '../../model/file-shard.ts';
import type { EdgeType } from '../../model/kinds.ts';
import { edgesOf } from '../shard-edges.ts';

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

/** To say it again is no use of it. */
const noUses: ReadonlySet<EdgeType> = new Set(['DEFINES', 'EXPORTS', 'OVERRIDES']);

export function usesInWords(shard: FileShard, index: number): UsesInWords {
  const { incoming, outgoing } = edgesOf(shard, index);
  // Files are used by being imported; that a symbol is imported is no use yet.
  const uses = incoming.filter(({ type }) => !noUses.has(type) && (index === 0 || type !== 'IMPORTS'));
  const sites = new Set<string>();
  const files = new Set<string>();
  for (const { from, sites: places } of uses) {
    const path = pathAt(shard, from);
    files.add(path);
    for (const [line, column] of places) sites.add(`${path}:${line}:${column}`);
  }
  const callers = incoming.filter(({ type }) => type === 'CALLS');
  const callees = outgoing.filter(({ type }) => type === 'CALLS');
  const calledBy = distinct(callers.map(({ from, sites: [site] }) => place(shard, from, site?.[0])));
  const isOwn = ({ to }: { to: number }) => endAt(shard, to).kind !== 'package';
  const ownFirst = [...callees.filter(isOwn), ...callees.filter((edge) => !isOwn(edge))];
  const calling = distinct(ownFirst.map(({ to }) => place(shard, to)));
  const cut = {
    ...(calledBy.length > MOST_NAMES && { called_by: calledBy.length - MOST_NAMES }),
    ...(calling.length > MOST_NAMES && { calling: calling.length - MOST_NAMES }),
  };
  return {
    used_by: `${files.size} ${files.size === 1 ? 'file' : 'files'} (${sites.size} ${sites.size === 1 ? 'usage' : 'usages'})`,
    called_by: calledBy.slice(0, MOST_NAMES),
    calling: calling.slice(0, MOST_NAMES),
    ...(Object.keys(cut).length > 0 && { cut }),
  };
}

function place(shard: FileShard, index: number, line?: number): string {
  const end = endAt(shard, index);
  if (end.kind === 'package') return `${end.name} (${'path' in end ? end.path : shard.path})`;
  const own = 'nameSpan' in end ? end.nameSpan[0] : end.line;
  return `${end.name} (${pathAt(shard, index)}:${line ?? own ?? 1})`;
}

function pathAt(shard: FileShard, index: number): string {
  const end = endAt(shard, index);
  return 'path' in end ? end.path : shard.path;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}

import type { FileShard } from '../model/file-shard.ts';
import type { FoundNode } from './find-node.ts';
import { lastLine } from './text.ts';

/** The innermost symbol around a place; the file itself where there is none. Undefined where a shard has no nodes. */
export function symbolAt(shard: FileShard, line: number, column: number): FoundNode | undefined {
  let regions = regionsOfShard.get(shard);
  if (!regions) {
    regions = regionsOf(shard);
    regionsOfShard.set(shard, regions);
  }
  const at = firstAfter(regions.starts, placeOf(line, column)) - 1;
  const index = regions.owners[at] ?? 0;
  const node = shard.nodes[index];
  return node && { shard, index, node };
}

/**
 * The symbol that a line is about: the first that is declared on it, otherwise the innermost whose lines hold it, and
 * the file itself between symbols.
 */
export function symbolOnLine(shard: FileShard, line: number): FoundNode | undefined {
  const declared = shard.nodes.findIndex(({ nameSpan, parent }) => parent !== null && nameSpan[0] === line);
  const around = shard.nodes.findLastIndex(
    ({ span, parent }) => parent === null || (span[0] <= line && line <= lastLine(span)),
  );
  const index = declared < 0 ? around : declared;
  const node = shard.nodes[index];
  return node && { shard, index, node };
}

/** A file cut where any symbol begins or ends: to ask for thousands of places of one file is one search each. */
interface Regions {
  /** Where each begins, in order. */
  starts: Float64Array;
  /** The innermost symbol of each. */
  owners: Uint32Array;
}

const regionsOfShard = new WeakMap<FileShard, Regions>();

function regionsOf({ nodes }: FileShard): Regions {
  const spans = nodes.map(({ span: [startLine, startColumn, endLine, endColumn] }) => ({
    start: placeOf(startLine, startColumn),
    end: placeOf(endLine, endColumn),
  }));
  const starts = Float64Array.from(new Set(spans.flatMap(({ start, end }) => [start, end]))).sort();
  const owners = new Uint32Array(starts.length);
  for (const [index, { start, end }] of spans.entries()) {
    // Children come behind their parents, so that the last that covers a region is the innermost.
    if (index > 0) owners.fill(index, firstAfter(starts, start) - 1, firstAfter(starts, end) - 1);
  }
  return { starts, owners };
}

/** Lines first; more columns than any file that is read can have. */
function placeOf(line: number, column: number): number {
  return line * 2 ** 26 + column;
}

function firstAfter(sorted: Float64Array, place: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

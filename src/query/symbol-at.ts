import type { FileShard } from '../model/file-shard.ts';
import type { FoundNode } from './find-node.ts';
import { lastLine } from './text.ts';

/**
 * Returns the innermost symbol around a position; the file itself if there is none. Undefined if the shard has no
 * nodes.
 */
export function symbolAt(shard: FileShard, line: number, column: number): FoundNode | undefined {
  let regions = regionsOfShard.get(shard);
  if (!regions) {
    regions = regionsOf(shard);
    regionsOfShard.set(shard, regions);
  }
  const at = firstAfter(regions.starts, positionKey(line, column)) - 1;
  const index = regions.owners[at] ?? 0;
  const node = shard.nodes[index];
  return node && { shard, index, node };
}

/**
 * Returns the first symbol declared on a line, or else the innermost symbol whose lines include it; the file itself between
 * symbols.
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

/** A file divided where symbols begin or end, so that each lookup is one binary search. */
interface Regions {
  /** The start of each region, sorted. */
  starts: Float64Array;
  /** The innermost symbol of each. */
  owners: Uint32Array;
}

const regionsOfShard = new WeakMap<FileShard, Regions>();

function regionsOf({ nodes }: FileShard): Regions {
  const spans = nodes.map(({ span: [startLine, startColumn, endLine, endColumn] }) => ({
    start: positionKey(startLine, startColumn),
    end: positionKey(endLine, endColumn),
  }));
  const starts = Float64Array.from(new Set(spans.flatMap(({ start, end }) => [start, end]))).sort();
  const owners = new Uint32Array(starts.length);
  for (const [index, { start, end }] of spans.entries()) {
    // Children come after their parents, so the last symbol that covers a region is the innermost.
    if (index > 0) owners.fill(index, firstAfter(starts, start) - 1, firstAfter(starts, end) - 1);
  }
  return { starts, owners };
}

/** Returns a number that orders positions. 2^26 is more than the number of columns of any file that is analysed. */
function positionKey(line: number, column: number): number {
  return line * 2 ** 26 + column;
}

function firstAfter(sorted: Float64Array, position: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

import type { Span } from './position.ts';

/**
 * Packs spans as numbers: for each, the distance of its line from that of the span before, its column, and its length. A
 * span over several lines has -1 minus the number of its line breaks instead, followed by the column of its end.
 */
export function packSites(sites: readonly Span[]): number[] {
  const packed: number[] = [];
  let last = 0;
  for (const [line, column, endLine, endColumn] of sites) {
    packed.push(line - last, column);
    last = line;
    if (endLine === line && endColumn >= column) packed.push(endColumn - column);
    else packed.push(-1 - (endLine - line), endColumn);
  }
  return packed;
}

export function unpackSites(packed: readonly number[], start = 0): Span[] {
  const sites: Span[] = [];
  let line = 0;
  for (let at = start; at < packed.length;) {
    line += packed[at++] ?? 0;
    const column = packed[at++] ?? 1;
    const length = packed[at++] ?? 0;
    if (length >= 0) sites.push([line, column, line, column + length]);
    else sites.push([line, column, line - 1 - length, packed[at++] ?? 1]);
  }
  return sites;
}

import type { Span } from '../../model/position.ts';
import { LinkColumn as L, linkHows, linkRules, type FileLinks } from './links.ts';

/** Uses with the same ends, type and rule: an edge. Its sites are the rows `start` up to, not including, `end`. */
export interface EdgeRun {
  start: number;
  end: number;
}

const firstCandidate = linkHows.indexOf('name');

/** Sorts the rows of links so that the sites of an edge follow each other, and finds the edges. */
export function groupEdges({ rows }: FileLinks): { rows: Int32Array; runs: EdgeRun[] } {
  const count = rows.length / L.Width;
  const key = [L.From, L.Type, L.How, L.Rule, L.To, L.Line, L.Column] as const;
  const order = Array.from({ length: count }, (_, row) => row).sort((a, b) => {
    for (const column of key) {
      const difference = (rows[a * L.Width + column] ?? 0) - (rows[b * L.Width + column] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const sorted = new Int32Array(rows.length);
  order.forEach((row, at) => sorted.set(rows.subarray(row * L.Width, (row + 1) * L.Width), at * L.Width));
  const runs: EdgeRun[] = [];
  for (let row = 0; row < count; row++) {
    const last = runs.at(-1);
    if (last && sameEdge(sorted, last.start, row)) last.end = row + 1;
    else runs.push({ start: row, end: row + 1 });
  }
  return { rows: sorted, runs };
}

function sameEdge(rows: Int32Array, a: number, b: number): boolean {
  return [L.From, L.To, L.Type, L.How, L.Rule].every(
    (column) => rows[a * L.Width + column] === rows[b * L.Width + column],
  );
}

export function linkCell(rows: Int32Array, row: number, column: (typeof L)[keyof typeof L]): number {
  return rows[row * L.Width + column] ?? -1;
}

export function isCandidateRow(rows: Int32Array, row: number): boolean {
  return linkCell(rows, row, L.How) >= firstCandidate;
}

/** The places of an edge, in source order, each once. */
export function sitesOf(rows: Int32Array, { start, end }: EdgeRun): Span[] {
  const sites: Span[] = [];
  for (let row = start; row < end; row++) {
    const site: Span = [
      linkCell(rows, row, L.Line),
      linkCell(rows, row, L.Column),
      linkCell(rows, row, L.EndLine),
      linkCell(rows, row, L.EndColumn),
    ];
    const last = sites.at(-1);
    if (last?.[0] !== site[0] || last[1] !== site[1]) sites.push(site);
  }
  return sites;
}

/** The evidence by which the receiver of an edge was known, as a member to spread; nothing where none was needed. */
export function ruleOf(rows: Int32Array, { start }: EdgeRun): { rule?: string } {
  const rule = linkRules[linkCell(rows, start, L.Rule)];
  return rule ? { rule } : {};
}

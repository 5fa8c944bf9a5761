import * as z from 'zod';
import { candidateHows as hows, edgeTypes as types } from './kinds.ts';
import type { ShardCandidate, UnresolvedReference } from './file-shard.ts';
import { packRows, unpackRows } from './packed-numbers.ts';
import { packSites, unpackSites } from './packed-sites.ts';

/** Rows of numbers: see `packed-numbers.ts`. The types and the evidence are indexes into their lists in the schema. */
export const PackedReferences = z.string();

/** Packs unresolved references: from, type, then the sites. */
export function packReferences(references: readonly UnresolvedReference[]): string {
  return packRows(
    references.map(({ from, type, sites }) => [from, types.indexOf(type), ...packSites(sites)]),
  );
}

export function unpackReferences(packed: string): UnresolvedReference[] {
  return unpackRows(packed).map((row) => {
    const [from = 0, type = 0] = row;
    return { from, type: types[type] ?? 'REFERENCES', sites: unpackSites(row, 2) };
  });
}

/** Packs possible references: from, type, evidence, the number of targets, the distance of each target from the one before, then the sites. */
export function packCandidates(candidates: readonly ShardCandidate[]): string {
  return packRows(
    candidates.map(({ from, to, type, how, sites }) => [
      from,
      types.indexOf(type),
      hows.indexOf(how),
      to.length,
      ...to.map((target, at) => target - (to[at - 1] ?? 0)),
      ...packSites(sites),
    ]),
  );
}

export function unpackCandidates(packed: string): ShardCandidate[] {
  return unpackRows(packed).map((row) => {
    const [from = 0, type = 0, how = 0, targets = 0] = row;
    const start = 4;
    let last = 0;
    const to = row.slice(start, start + targets).map((distance) => (last += distance));
    return {
      from,
      to,
      type: types[type] ?? 'REFERENCES',
      how: hows[how] ?? 'ambiguous',
      sites: unpackSites(row, start + targets),
    };
  });
}

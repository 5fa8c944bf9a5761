import type { AtlasIndex } from '../model/atlas-index.ts';
import { candidateHows, certainHows, type How } from '../model/kinds.ts';

/** How many edges an atlas has: what somebody wrote leads somewhere. That a file holds its symbols is no edge of it. */
export function edgeCounts({ edgesByHow }: AtlasIndex['counts']): { certain: number; candidate: number } {
  const sum = (hows: readonly How[]) => hows.reduce((total, how) => total + (edgesByHow[how] ?? 0), 0);
  return { certain: sum(certainHows), candidate: sum(candidateHows) };
}

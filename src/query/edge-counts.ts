import type { AtlasIndex } from '../model/atlas-index.ts';
import { candidateHows, certainHows, type How } from '../model/kinds.ts';

/** Counts the certain edges and the possible references of an atlas. `DEFINES` edges are not counted. */
export function edgeCounts({ edgesByHow }: AtlasIndex['counts']): { certain: number; candidate: number } {
  const sum = (hows: readonly How[]) => hows.reduce((total, how) => total + (edgesByHow[how] ?? 0), 0);
  return { certain: sum(certainHows), candidate: sum(candidateHows) };
}

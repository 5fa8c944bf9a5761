import { tokensOf } from '../../operations/answer.ts';
import { getGraph } from '../../operations/get-graph.ts';
import { runOperation } from '../../operations/run-operation.ts';
import type { Store } from '../../store/store.ts';
import { median } from '../bench/report/statistics.ts';
import type { Sample } from '../bench/operations/sample.ts';

const levels = ['skeleton', 'summary', 'full'] as const;
type Level = (typeof levels)[number];

export type TierCosts = Record<Level, { median: number; mean: number }>;

/** What the record of a node costs in an answer, at each level of detail: ids, edges and all. */
export async function measureTiers(store: Store, samples: readonly Sample[]): Promise<TierCosts> {
  const costs: Record<Level, number[]> = { skeleton: [], summary: [], full: [] };
  for (const { id } of samples.filter((sample) => !sample.id.startsWith('file:'))) {
    for (const level of levels) {
      const input = { node_id: id, depth_down: 0, fetch_level: level };
      costs[level].push(tokensOf((await runOperation(getGraph, store, input)).center));
    }
  }
  const of = (level: Level): TierCosts[Level] => ({
    median: median(costs[level]),
    mean: costs[level].reduce((sum, cost) => sum + cost, 0) / costs[level].length,
  });
  return { skeleton: of('skeleton'), summary: of('summary'), full: of('full') };
}

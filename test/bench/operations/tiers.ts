import { estimateTokens } from '../../../src/model/tokens.ts';
import { tokensOf } from '../../../src/operations/answer.ts';
import { codeTree } from '../../../src/features/tree/code-tree.ts';
import { getGraph } from '../../../src/features/dependency-graph/get-graph.ts';
import type { Operation } from '../../../src/operations/operation.ts';
import { runOperation } from '../../../src/operations/run-operation.ts';
import { renderAnswer } from '../../../src/operations/render-answer.ts';
import type { Store } from '../../../src/store/store.ts';
import { median } from '../support/report/statistics.ts';
import type { Sample } from './sample.ts';

const levels = ['skeleton', 'summary', 'full'] as const;

export interface TierCost {
  what: string;
  /** What the design of the tiers wants it to cost; undefined for the forms that it does not speak of. */
  aim?: number;
  median: number;
  mean: number;
}

const aims = { skeleton: 15, summary: 75, full: 400 };

/** What a node costs in an answer, in tokens: as an entry of a tree, and alone with its edges as text and as JSON. */
export async function measureTiers(store: Store, samples: readonly Sample[]): Promise<TierCost[]> {
  const symbols = samples.filter(({ id }) => !id.startsWith('file:'));
  const entries: number[] = [];
  for (const { path } of symbols) {
    const text = await textOf(codeTree, store, { pattern: path });
    entries.push(estimateTokens(text) / text.split('\n').filter((line) => line.includes('- ')).length);
  }
  const costs = [cost('skeleton in a tree', entries, aims.skeleton)];
  for (const level of levels) {
    const asked = symbols.map(({ id }) => ({ id, depthDown: 0, detail: level }));
    const text = await Promise.all(
      asked.map(async (input) => estimateTokens(await textOf(getGraph, store, input))),
    );
    const json = await Promise.all(
      asked.map(async (input) => tokensOf((await runOperation(getGraph, store, input)).center)),
    );
    costs.push(cost(`${level}, with its edges, text`, text, level === 'skeleton' ? undefined : aims[level]));
    costs.push(cost(`${level}, with its edges, JSON`, json));
  }
  return costs;
}

async function textOf(operation: Operation, store: Store, input: object): Promise<string> {
  return renderAnswer(operation, await runOperation(operation, store, input));
}

function cost(what: string, costs: readonly number[], aim?: number): TierCost {
  const mean = costs.reduce((sum, each) => sum + each, 0) / costs.length;
  return { what, ...(aim === undefined ? {} : { aim }), median: median(costs), mean };
}

import { table } from '../../render/table.ts';
import type { Comparison, Cost } from './compare.ts';

export interface Totals {
  grep: Cost;
  treeatlas: Cost;
  /** Symbols for which both name the same callers. */
  same: number;
  agreed: number;
  differences: number;
}

export function totalsOf(comparisons: readonly Comparison[]): Totals {
  const sum = (value: (each: Comparison) => number) =>
    comparisons.reduce((total, each) => total + value(each), 0);
  return {
    grep: { calls: sum(({ grep }) => grep.calls), tokens: sum(({ grep }) => grep.tokens) },
    treeatlas: {
      calls: sum(({ treeatlas }) => treeatlas.calls),
      tokens: sum(({ treeatlas }) => treeatlas.tokens),
    },
    same: comparisons.filter(({ differences }) => differences.length === 0).length,
    agreed: sum(({ agreed }) => agreed),
    differences: sum(({ differences }) => differences.length),
  };
}

const right = [1, 2, 3, 4, 5, 6];

/** A table of symbols, the totals, and each place that only one of the two names. */
export function comparisonText(comparisons: readonly Comparison[], seed: number): string {
  const totals = totalsOf(comparisons);
  const row = (name: string, grep: Cost, treeatlas: Cost, agreed: number, differing: number) =>
    [name, grep.calls, grep.tokens, treeatlas.calls, treeatlas.tokens, agreed, differing] as const;
  const costs = table(
    ['symbol', 'grep calls', 'tokens', 'Treeatlas calls', 'tokens', 'in both', 'in one'],
    [
      ...comparisons.map((each) =>
        row(each.symbol, each.grep, each.treeatlas, each.agreed, each.differences.length),
      ),
      row('all', totals.grep, totals.treeatlas, totals.agreed, totals.differences),
    ],
    { right },
  );
  const places = comparisons
    .filter(({ differences }) => differences.length > 0)
    .map(({ symbol, path, line, differences }) =>
      [
        `${symbol} (${path}:${line})`,
        ...differences.map(
          (each) => `  only ${each.by}: ${each.path}:${each.line}  ${each.text.slice(0, 100)}`,
        ),
      ].join('\n'),
    );
  return [
    costs,
    `Both name the same callers of ${totals.same} of ${comparisons.length} symbols (seed ${seed}). Tokens are estimated at four characters each.`,
    ...(places.length > 0 ? [`Open these places to see which is right:\n\n${places.join('\n\n')}`] : []),
  ].join('\n\n');
}

import type { MeasuredTrace } from './measure.ts';

/** Pairs of a caller and a callee, by what the atlas has of them. */
export interface TraceCount {
  pairs: number;
  certain: number;
  possible: number;
  /** Missing, and the answer names the reason. */
  explained: number;
  /** Missing without a reason. */
  silent: number;
}

export interface RepositoryFigures {
  name: string;
  language: string;
  set: 'tuned' | 'unseen';
  version: string;
  tests: { passed: number; failed: number } | undefined;
  direct: TraceCount;
  /** The direct ones whose callee is a symbol, not a function without a name inside of one. */
  named: TraceCount;
  /** The direct ones whose callee is a constructor. */
  constructors: TraceCount;
  viaLibrary: TraceCount;
  outside: number;
  folded: number;
  withoutPlace: number;
}

export interface TraceFigures {
  repositories: RepositoryFigures[];
  totals: {
    language: string;
    set: 'tuned' | 'unseen';
    direct: TraceCount;
    named: TraceCount;
    constructors: TraceCount;
    viaLibrary: TraceCount;
  }[];
}

export function figuresOf(measured: readonly MeasuredTrace[]): TraceFigures {
  const repositories = measured.map(figuresOfRepository);
  const groups = new Map<string, RepositoryFigures[]>();
  for (const each of repositories) {
    const key = `${each.language} ${each.set}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const totals = [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    return [
      {
        language: first.language,
        set: first.set,
        direct: sum(members.map(({ direct }) => direct)),
        named: sum(members.map(({ named }) => named)),
        constructors: sum(members.map(({ constructors }) => constructors)),
        viaLibrary: sum(members.map(({ viaLibrary }) => viaLibrary)),
      },
    ];
  });
  return { repositories, totals };
}

function figuresOfRepository(measured: MeasuredTrace): RepositoryFigures {
  const { corpus, pairs, tests, outside, folded, withoutPlace } = measured;
  const { name, language, set, origin } = corpus;
  const count = (chosen: typeof pairs): TraceCount => {
    const of = (verdict: string) => chosen.filter((pair) => pair.verdict === verdict);
    const missing = of('missing');
    const explained = missing.filter((pair) => measured.reasons.has(pair)).length;
    return {
      pairs: chosen.length,
      certain: of('certain').length,
      possible: of('possible').length,
      explained,
      silent: missing.length - explained,
    };
  };
  const direct = pairs.filter(({ viaLibrary }) => !viaLibrary);
  return {
    ...{ name, language, set, version: origin.version, tests },
    direct: count(direct),
    named: count(direct.filter(({ isNamed }) => isNamed)),
    constructors: count(direct.filter(({ isConstructor }) => isConstructor)),
    viaLibrary: count(pairs.filter(({ viaLibrary }) => viaLibrary)),
    ...{ outside, folded, withoutPlace },
  };
}

function sum(counts: readonly TraceCount[]): TraceCount {
  const total = { pairs: 0, certain: 0, possible: 0, explained: 0, silent: 0 };
  for (const count of counts)
    for (const key of ['pairs', 'certain', 'possible', 'explained', 'silent'] as const)
      total[key] += count[key];
  return total;
}

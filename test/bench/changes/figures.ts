import type { JudgedChange } from './judge.ts';

/** Counts over a number of changes. */
export interface ChangeFigures {
  changes: number;
  /** Changes with every rejected place named. */
  complete: number;
  /** Places that the checker rejects. */
  rejected: number;
  found: number;
  /** The same outside of the changed definition. */
  rejectedElsewhere: number;
  foundElsewhere: number;
  /** Certain places that are named. */
  certain: number;
  certainRight: number;
  /** Possible ones. */
  possible: number;
  possibleRight: number;
}

/** Adds up the places of changes. */
export function figuresOf(judged: readonly JudgedChange[]): ChangeFigures {
  const sum = (count: (one: JudgedChange) => number): number =>
    judged.reduce((total, one) => total + count(one), 0);
  const named = ({ right, wrong }: JudgedChange) => [...right, ...wrong];
  return {
    changes: judged.length,
    complete: judged.filter(({ missed }) => missed.length === 0).length,
    rejected: sum(({ found, missed }) => found.length + missed.length),
    found: sum(({ found }) => found.length),
    rejectedElsewhere: sum(({ change }) => change.errors.filter(({ isInside }) => !isInside).length),
    foundElsewhere: sum(({ found }) => found.filter(({ isInside }) => !isInside).length),
    certain: sum((one) => named(one).filter(({ isCertain }) => isCertain).length),
    certainRight: sum(({ right }) => right.filter(({ isCertain }) => isCertain).length),
    possible: sum((one) => named(one).filter(({ isCertain }) => !isCertain).length),
    possibleRight: sum(({ right }) => right.filter(({ isCertain }) => !isCertain).length),
  };
}

import type { ChangeReport } from '../../model/changes.ts';
import type { DiffAnswer } from './diff-answer.ts';

/** Returns the numbers of a report. */
export function summaryOf(report: ChangeReport): DiffAnswer['summary'] {
  const { files, symbols, mustChange, tests, violations, deadCode, cycles, packages, secrets } = report;
  const certain = mustChange.filter(({ isCertain }) => isCertain).length;
  return {
    files: countChanges(files),
    symbols: { ...countChanges(symbols), breaking: symbols.filter(({ isBreaking }) => isBreaking).length },
    mustChange: { certain, possible: mustChange.length - certain },
    tests: tests.affected.length,
    violations: countBoth(violations),
    deadCode: countBoth(deadCode),
    cycles: countBoth(cycles),
    packages: countBoth(packages),
    secrets: secrets.length,
  };
}

function countChanges(
  changes: readonly { change: string }[],
): Record<'added' | 'removed' | 'changed' | 'moved', number> {
  const numbers = { added: 0, removed: 0, changed: 0, moved: 0 };
  for (const { change } of changes) {
    if (change === 'added' || change === 'removed' || change === 'changed') numbers[change]++;
    else numbers.moved++;
  }
  return numbers;
}

function countBoth(both: { added: readonly unknown[]; removed: readonly unknown[] }): {
  added: number;
  removed: number;
} {
  return { added: both.added.length, removed: both.removed.length };
}

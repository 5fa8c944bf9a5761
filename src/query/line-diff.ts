import { diffArrays } from 'diff';

/** A run of lines: `same` in both texts, `removed` from the old one or `added` in the new one. */
export interface LineRun {
  kind: 'same' | 'removed' | 'added';
  /** First line in the old text, from 1; where it would stand if the run was added. */
  oldLine: number;
  /** First line in the new text, from 1; where it would stand if the run was removed. */
  newLine: number;
  count: number;
}

/** Texts with more differing lines than this count as replaced: the time grows with their square. */
const MAX_EDITS = 20_000;

/** Compares two texts by lines. Of a replaced run, the removed lines come first. */
export function diffLines(before: string, after: string): LineRun[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end++;
  const middle = diffArrays(old.slice(start, old.length - end), now.slice(start, now.length - end), {
    maxEditLength: MAX_EDITS,
  }) ?? [
    { count: old.length - start - end, removed: true, added: false },
    { count: now.length - start - end, removed: false, added: true },
  ];
  const runs: LineRun[] = [];
  let [oldLine, newLine] = [1, 1];
  const push = (kind: LineRun['kind'], count: number): void => {
    if (count === 0) return;
    const last = runs.at(-1);
    if (last?.kind === kind) last.count += count;
    else runs.push({ kind, oldLine, newLine, count });
    if (kind !== 'added') oldLine += count;
    if (kind !== 'removed') newLine += count;
  };
  push('same', start);
  for (const { count, removed, added } of middle) push(removed ? 'removed' : added ? 'added' : 'same', count);
  push('same', end);
  return runs;
}

/** Returns a function from a line of the old text to the same line of the new one; undefined if it was changed or removed. */
export function lineMap(runs: readonly LineRun[]): (oldLine: number) => number | undefined {
  const same = runs.filter(({ kind }) => kind === 'same');
  return (oldLine) => {
    let [low, high] = [0, same.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((same[middle]?.oldLine ?? Infinity) <= oldLine) low = middle + 1;
      else high = middle;
    }
    const run = same[low - 1];
    if (!run || oldLine >= run.oldLine + run.count) return undefined;
    return run.newLine + oldLine - run.oldLine;
  };
}

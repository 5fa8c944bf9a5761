import type { ShownRun } from '../../model/changed-file.ts';
import type { LineRun } from '../../query/line-diff.ts';

/** Unchanged lines around a change. */
export const CONTEXT_LINES = 3;
/** Fewer unchanged lines between two changes are shown: a fold needs a line, too. */
const MIN_FOLD_LINES = 3;
/** Limits of each side, so that a page stays readable and loads fast. */
const MAX_CHANGED_LINES = 2000;
const MAX_CHARACTERS = 200_000;
/** A file with more lines on one side is not shown as a whole. */
export const MAX_WHOLE_LINES = 1200;
const MAX_WHOLE_CHARACTERS = 100_000;

export interface ShownInput {
  runs: readonly LineRun[];
  old: readonly string[];
  now: readonly string[];
  /** Lines of the new text that are shown, too. */
  focus: ReadonlySet<number>;
}

/** Returns the runs with whether they are shown, and the number of changed lines that are too many. */
export function shownRuns({ runs, old, now, focus }: ShownInput): { runs: ShownRun[]; cut: number } {
  const shown: ShownRun[] = [];
  const budgets = { removed: newBudget(), added: newBudget(), same: newBudget() };
  const rest = isSmall(old) && isSmall(now) ? 'folded' : 'absent';
  let cut = 0;
  for (const [at, run] of runs.entries()) {
    if (run.kind === 'same') {
      const edges = { before: at > 0, after: at < runs.length - 1 };
      shown.push(...sameRuns(run, edges, focus, rest, (line) => budgets.same(now[line - 1] ?? '')));
      continue;
    }
    const { kind } = run;
    const [lines, first] = kind === 'removed' ? [old, run.oldLine] : [now, run.newLine];
    let fits = 0;
    while (fits < run.count && budgets[kind](lines[first + fits - 1] ?? '')) fits++;
    if (fits > 0) shown.push({ ...run, count: fits, shown: 'open' });
    if (fits === run.count) continue;
    cut += run.count - fits;
    shown.push({ ...skipped(run, fits), shown: 'absent' });
  }
  return { runs: shown, cut };
}

function isSmall(lines: readonly string[]): boolean {
  return (
    lines.length <= MAX_WHOLE_LINES &&
    lines.reduce((sum, line) => sum + line.length, 0) <= MAX_WHOLE_CHARACTERS
  );
}

/** Returns a function that says whether one more line fits. Once one did not, none does. */
function newBudget(): (line: string) => boolean {
  let [lines, characters] = [MAX_CHANGED_LINES, MAX_CHARACTERS];
  return (line) => {
    lines--;
    characters -= line.length;
    return lines >= 0 && characters >= 0;
  };
}

/** Returns the rest of a run behind its first lines. */
function skipped(run: LineRun, lines: number): LineRun {
  return {
    kind: run.kind,
    oldLine: run.oldLine + (run.kind === 'added' ? 0 : lines),
    newLine: run.newLine + (run.kind === 'removed' ? 0 : lines),
    count: run.count - lines,
  };
}

function sameRuns(
  run: LineRun,
  { before, after }: { before: boolean; after: boolean },
  focus: ReadonlySet<number>,
  rest: 'folded' | 'absent',
  fits: (line: number) => boolean,
): ShownRun[] {
  const isOpen = openLines(run, before, after, focus);
  const states: ShownRun['shown'][] = [];
  for (let at = 0; at < run.count; at++) {
    const wanted = isOpen[at] ? 'open' : rest;
    states.push(wanted !== 'absent' && fits(run.newLine + at) ? wanted : 'absent');
  }
  const shown: ShownRun[] = [];
  for (const [at, state] of states.entries()) {
    const last = shown.at(-1);
    if (last?.shown === state) last.count++;
    else
      shown.push({
        kind: 'same',
        oldLine: run.oldLine + at,
        newLine: run.newLine + at,
        count: 1,
        shown: state,
      });
  }
  return shown;
}

/** Returns for each line of an unchanged run whether it is near a change or a line in focus. */
function openLines(run: LineRun, before: boolean, after: boolean, focus: ReadonlySet<number>): boolean[] {
  const open = Array.from({ length: run.count }, () => false);
  const openFrom = (first: number, end: number): void => {
    for (let at = Math.max(0, first); at < Math.min(run.count, end); at++) open[at] = true;
  };
  if (before) openFrom(0, CONTEXT_LINES);
  if (after) openFrom(run.count - CONTEXT_LINES, run.count);
  for (const line of focus) {
    const at = line - run.newLine;
    if (at >= 0 && at < run.count) openFrom(at - CONTEXT_LINES, at + CONTEXT_LINES + 1);
  }
  let start = 0;
  for (let at = 0; at <= run.count; at++) {
    if (at < run.count && !open[at]) continue;
    if (at - start <= MIN_FOLD_LINES) openFrom(start, at);
    start = at + 1;
  }
  return open;
}

import { relative } from 'node:path';
import type { Failure, Result } from './campaign.ts';
import { encodeInput } from './fixture.ts';

/** Longer inputs are cut here; the fixture has all of them. */
const MAX_SHOWN = 2000;

export const tableHead = '| target | runs | outcomes | failures | seconds |\n| --- | --: | --: | --: | --: |';

export function tableRow({ target, runs, outcomes, failures, seconds }: Result): string {
  return `| ${target} | ${runs} | ${outcomes} | ${failedRuns(failures)} | ${seconds.toFixed(0)} |`;
}

/** Tells what failed, how to repeat it, the smallest input, and where that is kept. */
export function describeFailure(failure: Failure, fixture?: string): string {
  const { target, message, where, count, seed, input } = failure;
  const text = encodeInput(input);
  return [
    `${target}: ${message}`,
    ...(where ? [`  at:      ${where}`] : []),
    `  inputs:  ${count}, the first with seed ${seed}`,
    `  repeat:  npm run fuzz -- --target ${target} --runs 1 --seed ${seed}`,
    `  input:   ${text.slice(0, MAX_SHOWN)}${text.length > MAX_SHOWN ? ` … (${text.length} characters)` : ''}`,
    ...(fixture ? [`  fixture: ${relative(process.cwd(), fixture)}`] : []),
  ].join('\n');
}

export function summary(results: readonly Result[]): string {
  const total = (of: (result: Result) => number): number => results.reduce((sum, each) => sum + of(each), 0);
  const failed = total(({ failures }) => failedRuns(failures));
  const kinds = total(({ failures }) => failures.length);
  const what = failed === 0 ? 'no failures' : `${counted(failed, 'failure')} of ${counted(kinds, 'kind')}`;
  const inputs = counted(
    total(({ runs }) => runs),
    'input',
  );
  return `${counted(results.length, 'target')}, ${inputs}, ${what}, ${total(({ seconds }) => seconds).toFixed(0)} s.`;
}

function failedRuns(failures: readonly Failure[]): number {
  return failures.reduce((sum, { count }) => sum + count, 0);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

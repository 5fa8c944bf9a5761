import type { CommandRun } from '../../support/measure/command.ts';
import { median } from '../../support/report/statistics.ts';
import { stageTimes, type StageTime } from './stages.ts';

export interface Timing {
  /** The median of all runs. */
  seconds: number;
  /** Of all runs, in order. */
  all: number[];
  /** Processor time, the median of all runs: what other work on the machine disturbs least. */
  cpuSeconds: number | undefined;
  /** The highest of all runs, in bytes. */
  peakMemory: number | undefined;
  /** Of the run that is nearest to the median. */
  stages: StageTime[];
}

/** Measures several times; `before` puts back what a run changes, and is not measured. */
export async function repeat(
  runs: number,
  measure: () => Promise<CommandRun>,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<Timing> {
  const done: CommandRun[] = [];
  for (let n = 0; n < runs; n++) {
    await before();
    done.push(await measure());
  }
  return summarise(done);
}

export function summarise(runs: readonly CommandRun[]): Timing {
  const all = runs.map((run) => run.seconds);
  const seconds = median(all);
  const cpu = runs.flatMap((run) => run.cpuSeconds ?? []);
  const peaks = runs.flatMap((run) => run.peakMemory ?? []);
  const typical = [...runs].sort((a, b) => Math.abs(a.seconds - seconds) - Math.abs(b.seconds - seconds))[0];
  return {
    seconds,
    all,
    cpuSeconds: cpu.length > 0 ? median(cpu) : undefined,
    peakMemory: peaks.length > 0 ? Math.max(...peaks) : undefined,
    stages: typical ? stageTimes(typical.lines, typical.seconds) : [],
  };
}

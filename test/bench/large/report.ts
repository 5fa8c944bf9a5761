import type { CommandRun } from '../support/measure/command.ts';
import { formatBytes, formatCount, formatRatio, formatSeconds } from '../support/report/format.ts';
import type { Table } from '../support/report/table.ts';

export interface LargeResult {
  /** Lines of the files in the atlas. */
  lines: number;
  files: number;
  run: CommandRun;
}

export const sizesHead = [
  'lines',
  'files',
  'time',
  'processor',
  'per 1,000 lines',
  'of the smallest',
  'peak memory',
] as const;

export function sizeRow(result: LargeResult, smallest: LargeResult): string[] {
  const { lines, files, run } = result;
  return [
    formatCount(lines),
    formatCount(files),
    formatSeconds(run.seconds),
    formatSeconds(run.cpuSeconds ?? 0),
    formatSeconds(costOf(result) * 1000),
    formatRatio(costOf(result) / costOf(smallest)),
    formatBytes(run.peakMemory ?? 0),
  ];
}

/** Seconds of processor time for a line. */
function costOf({ lines, run }: LargeResult): number {
  return (run.cpuSeconds ?? 0) / lines;
}

/** The parts of a build, by the words with which its progress begins. */
const STAGES = /^(?<stage>[A-Z][a-z]+(?: [a-z]+)?)(?: {2}| …)/;

/** The memory at the start and the peak of each stage. */
export function curveOf({ lines, run }: LargeResult): Table {
  const starts: { stage: string; at: number }[] = [];
  for (const { at, text } of run.lines) {
    const stage = STAGES.exec(text)?.groups?.['stage'];
    if (stage !== undefined && starts.at(-1)?.stage !== stage) starts.push({ stage, at });
  }
  const rows = starts.map(({ stage, at }, index) => {
    const end = starts[index + 1]?.at ?? Infinity;
    const during = run.memory.filter((sample) => sample.at >= at && sample.at < end);
    const peak = Math.max(0, ...during.map(({ bytes }) => bytes));
    return [stage, formatSeconds(at), formatBytes(during[0]?.bytes ?? 0), formatBytes(peak)];
  });
  return { head: [`${formatCount(lines)} lines`, 'from', 'memory', 'peak'], rows };
}

import { stages, type BuiltByJobs, type Stage } from './measure.ts';
import type { Costs, Simulated } from './simulate.ts';

const seconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** A table in Markdown: per stage the longest job and the sum of all. */
export function describeMeasured({ measured, killed, different }: BuiltByJobs, shards: number): string {
  const rows = stages.map((stage) => {
    const cpu = measured.filter((job) => job.stage === stage).map(({ cpuSeconds }) => cpuSeconds);
    return [stage, String(cpu.length), seconds(Math.max(...cpu)), seconds(sum(cpu))];
  });
  const all = sum(measured.map(({ cpuSeconds }) => cpuSeconds));
  const bytes =
    different.length === 0
      ? 'All bytes are those of the build without jobs.'
      : `${different.length} files differ, such as ${different.slice(0, 3).join(', ')}.`;
  return [
    `\n${shards} shards, ${killed} jobs killed and repeated. ${bytes}\n`,
    table(
      ['stage', 'jobs', 'longest, CPU s', 'all, CPU s'],
      [...rows, ['sum', String(measured.length), '', seconds(all)]],
    ),
  ].join('\n');
}

export function describeCosts(costs: Costs): string {
  const rows = stages.map((stage) => {
    const { fixed, ofAll, ofOwn, ofShards } = costs[stage];
    return [stage, ...[fixed, ofAll, ofOwn, ofShards].map((value) => value.toFixed(3))];
  });
  const head = ['CPU s', 'each job', 'per MB of the repository', 'per MB of the job', 'per shard'];
  return `\nCosts that fit the measured jobs:\n\n${table(head, rows)}`;
}

/** The stages whose time does not shrink with more shards are the serial part. */
export function describeSimulated(result: {
  folder: string;
  files: number;
  lines: number;
  simulated: readonly Simulated[];
}): string {
  const { folder, files, lines, simulated } = result;
  const [one] = simulated;
  const rows = simulated.map((each) => [
    String(each.shards),
    ...stages.map((stage: Stage) => seconds(each.longest[stage])),
    seconds(each.seconds),
    `${((one?.seconds ?? 0) / each.seconds).toFixed(1)} x`,
    (each.cpuSeconds / 3600 / (lines / 1e6)).toFixed(2),
  ]);
  const head = ['shards', ...stages, 'seconds', 'speed-up', 'core-hours per million lines'];
  return `\n${folder}: ${files} files, ${lines} lines of code. Simulated, the longest job of each stage:\n\n${table(head, rows)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

function sum(values: readonly number[]): number {
  return values.reduce((all, each) => all + each, 0);
}

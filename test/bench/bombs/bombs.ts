// `npm run bench:bombs`: the cost of files that are built to make an indexer hang.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, task } from '../../../src/dev/process.ts';
import { allBombs } from '../../support/bombs.ts';
import { describeMachine } from '../support/measure/machine.ts';
import { formatBytes, formatSeconds } from '../support/report/format.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable, type Table } from '../support/report/table.ts';
import { measureBomb, type BombResult, type Run } from './measure-bomb.ts';

const help = `npm run bench:bombs -- [options]

Indexes and builds repositories of one file that is built to make a step of the program hang: deep, ambiguous,
broken, repeated a hundred thousand times. Reports the cost and the outcome of each file.

  --only TEXT   only files whose names contain this text; can be repeated
  --size N      characters per file (default 5,000,000, the maximum that is read)
  --no-build    index only
  --json FILE   write all measurements
  --write       write the table into content/docs/benchmarks.md
  --help        this text
`;

await task(async () => {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      size: { type: 'string', default: '5000000' },
      build: { type: 'boolean', default: true },
      json: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const size = Number(values.size);
  if (!Number.isInteger(size) || size < 1000) throw new Error(`--size takes a whole number from 1,000 on.`);
  const chosen = allBombs.filter(
    ({ name }) => values.only.length === 0 || values.only.some((text) => name.includes(text)),
  );
  const results: BombResult[] = [];
  for (const bomb of chosen) {
    const result = await measureBomb(bomb, size, values.build);
    results.push(result);
    console.error(rowOf(result).join('  '));
    if (values.json) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
  }
  const dearest = results.toSorted((a, b) => cost(b.index) - cost(a.index));
  console.log(`\n${describeMachine()}\n\n${textTable(tableOf(dearest))}\n`);
  if (!values.write) return;
  const path = join(root, 'content', 'docs', 'benchmarks.md');
  const content = `${summaryOf(dearest)}\n\n${markdownTable(tableOf(dearest.slice(0, MAX_WRITTEN)))}`;
  await writeFile(path, replaceBetweenMarkers(await readFile(path, 'utf8'), 'bombs', content));
});

/** Rows of the table in the documentation. */
const MAX_WRITTEN = 12;

/** Processor time, which other load on the machine affects least. */
function cost({ seconds, cpuSeconds }: Run): number {
  return cpuSeconds ?? seconds;
}

function summaryOf(dearest: readonly BombResult[]): string {
  const costs = dearest.map(({ index }) => cost(index));
  const median = costs[Math.floor(costs.length / 2)] ?? 0;
  return `${dearest.length} files of ${formatBytes(dearest[0]?.bytes ?? 0)}: ${formatSeconds(median)} in the median, ${formatSeconds(costs[0] ?? 0)} at most. The slowest:`;
}

function tableOf(results: readonly BombResult[]): Table {
  return {
    head: ['file', 'index', 'again', 'build', 'peak memory', 'page', 'outcome'],
    rows: results.map(rowOf),
  };
}

function rowOf({ name, index, again, build, peakMemory, pageBytes, outcome }: BombResult): string[] {
  return [
    name,
    cell(index),
    cell(again),
    build ? cell(build) : '–',
    formatBytes(peakMemory),
    pageBytes === undefined ? '–' : formatBytes(pageBytes),
    outcome,
  ];
}

function cell(run: Run): string {
  return formatSeconds(cost(run));
}

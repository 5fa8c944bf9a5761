// `npm run bench:operations`: how long answers take on real repositories, and what nodes cost to read.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedTexts } from '../../support/published-texts.ts';
import { root } from '../../../src/dev/process.ts';
import { operations } from '../../support/operations.ts';
import { FileStore } from '../../../src/store/file-store.ts';
import type { Store } from '../../../src/store/store.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { readCorpora, type Corpus } from '../support/corpora.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { describeMachine } from '../support/measure/machine.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable, type Table } from '../support/report/table.ts';
import { measureOperations, type OperationTiming } from './measure.ts';
import { readRepository, type ReadRepository } from './read-repository.ts';
import { takeSamples } from './sample.ts';
import { measureTiers, type TierCost } from './tiers.ts';

const help = `npm run bench:operations -- [options]

Asks every operation about files and symbols of pinned real repositories, from a warm store, and counts what nodes
cost to read at each tier.

  --only NAME   measure this repository (may be given again); without it, openai and django
  --samples N   symbols and files to ask about (default 30)
  --write       write the tables into content/docs/benchmarks.md
  --help        this text
`;

/** About 100,000 and 500,000 lines. */
const DEFAULT = ['openai', 'django'];

interface Measured {
  corpus: Corpus;
  read: ReadRepository;
  memory: OperationTiming[];
  folder: OperationTiming[];
  tiers: readonly TierCost[];
}

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      samples: { type: 'string', default: '30' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(help);
  else await main(values.only.length > 0 ? values.only : DEFAULT, Number(values.samples), values.write);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(names: readonly string[], samples: number, write: boolean): Promise<void> {
  await mkdir(benchFolder, { recursive: true });
  const corpora = await readCorpora();
  const measured: Measured[] = [];
  for (const name of names) {
    const corpus = corpora.find((each) => each.name === name);
    if (!corpus) throw new Error(`There is no repository "${name}" in corpora.json.`);
    measured.push(await measure(corpus, benchFolder, samples));
  }
  const tables = { latency: latencyTable(measured), tiers: tiersTable(measured) };
  console.log(`\n${describeMachine()}\n`);
  for (const table of Object.values(tables)) console.log(`${textTable(table)}\n`);
  if (!write) return;
  const path = join(root, 'content', 'docs', 'benchmarks.md');
  let text = await readFile(path, 'utf8');
  for (const [name, table] of Object.entries(tables))
    text = replaceBetweenMarkers(text, name, markdownTable(table));
  await writeFile(path, text);
}

async function measure(corpus: Corpus, folder: string, samples: number): Promise<Measured> {
  console.error(`${corpus.name}: reading …`);
  const read = await readRepository(await prepareRepository(corpus, folder));
  const published = join(folder, 'work', `operations-${corpus.name}`);
  try {
    console.error(`${corpus.name}: writing ${read.files.length} files …`);
    await rm(published, { recursive: true, force: true });
    for (const { path, value } of read.artifacts) {
      for (const [file, text] of publishedTexts({ path, value })) {
        await mkdir(dirname(join(published, file)), { recursive: true });
        await writeFile(join(published, file), text);
      }
    }
    const ask = async (store: Store): Promise<OperationTiming[]> =>
      measureOperations(operations, store, await takeSamples(store, read.files, samples));
    console.error(`${corpus.name}: asking …`);
    const memory = await ask(read.store);
    const timings = await ask(new FileStore(published));
    const tiers = await measureTiers(read.store, await takeSamples(read.store, read.files, samples * 10));
    return { corpus, read, memory, folder: timings, tiers };
  } finally {
    await rm(published, { recursive: true, force: true });
  }
}

function latencyTable(measured: readonly Measured[]): Table {
  return {
    head: [
      'ms, p50 / p95',
      ...measured.flatMap(({ corpus, read }) => {
        const lines = `${Math.round(read.lines / 1000)}k lines`;
        return [`${corpus.name} (${lines}), memory`, `${corpus.name}, folder`];
      }),
    ],
    rows: operations.map(({ name }) => [
      name,
      ...measured.flatMap(({ memory, folder }) => [cell(memory, name), cell(folder, name)]),
    ]),
  };
}

function cell(timings: readonly OperationTiming[], name: string): string {
  const timing = timings.find(({ operation }) => operation === name);
  if (!timing) return '–';
  const { p50, p95 } = timing.milliseconds;
  return `${number(p50)} / ${number(p95)}`;
}

function number(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : String(Math.round(ms));
}

function tiersTable(measured: readonly Measured[]): Table {
  const [first] = measured;
  return {
    head: ['tokens per node, median / mean', 'target', ...measured.map(({ corpus }) => corpus.name)],
    rows: (first?.tiers ?? []).map(({ what, aim = '–' }, at) => [
      what,
      String(aim),
      ...measured.map(
        ({ tiers }) => `${Math.round(tiers[at]?.median ?? 0)} / ${Math.round(tiers[at]?.mean ?? 0)}`,
      ),
    ]),
  };
}

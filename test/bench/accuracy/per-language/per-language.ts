// `npm run bench:languages`: what a megabyte of each language costs to index.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, task } from '../../../../src/dev/process.ts';
import { readAccuracyCorpora, type AccuracyCorpus } from '../corpora/corpora.ts';
import { benchFolder } from '../../support/bench-folder.ts';
import { prepareRepository } from '../../support/fetch/repository.ts';
import { describeMachine } from '../../support/measure/machine.ts';
import { formatBytes, formatSeconds } from '../../support/report/format.ts';
import { replaceBetweenMarkers } from '../../support/report/markers.ts';
import { markdownTable, textTable, type Table } from '../../support/report/table.ts';
import { measureIndex, remove, sizeOf, type IndexCost } from './measure-index.ts';
import { languagesByName, writeSamples } from './samples.ts';

const help = `npm run bench:languages -- [options]

Indexes a repository of each language from nothing, and says what a megabyte of source costs: the first tuned repository of
bench:accuracy for languages whose references are resolved, and the samples of its grammar, repeated to a megabyte, for
languages that are read by name. The cost of a repository with one empty file is taken off.

  --language ID  only this language; can be repeated
  --runs N       the median of this many runs (default 3)
  --write        write the table into content/docs/benchmarks.md
  --help         this text
`;

/** Of source that is made of samples, in bytes. */
const SAMPLE_SIZE = 1_000_000;

await task(async () => {
  const { values } = parseArgs({
    options: {
      language: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '3' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
  const isAsked = (id: string): boolean => values.language.length === 0 || values.language.includes(id);
  const work = join(benchFolder, 'work', 'per-language');
  await remove(work);
  await mkdir(join(work, 'empty'), { recursive: true });
  await writeFile(join(work, 'empty', 'empty.txt'), '');
  const base = await measureIndex(join(work, 'empty'), work, runs);
  const rows: Measured[] = [];
  const measure = async (language: string, source: string, folder: string, endings: readonly string[]) => {
    const bytes = await sizeOf(folder, endings);
    const row = { language, source, bytes, cost: await measureIndex(folder, work, runs) };
    rows.push(row);
    console.error(cells(row, base).join('  '));
  };
  for (const corpus of firstTuned(await readAccuracyCorpora()).filter(({ language }) =>
    isAsked(language.id),
  )) {
    const { name, parsers } = { name: corpus.language.name, parsers: corpus.language.syntax.parsers };
    await measure(name, corpus.name, await prepareRepository(corpus, benchFolder), Object.keys(parsers));
  }
  for (const { id, title } of languagesByName().filter((language) => isAsked(language.id)))
    await measure(title, 'samples', await writeSamples(id, join(work, 'samples'), SAMPLE_SIZE), []);
  await remove(work);
  const table = tableOf(rows, base);
  console.log(`\n${describeMachine()}; median of ${runs}\n\n${textTable(table)}\n`);
  if (!values.write) return;
  const path = join(root, 'content', 'docs', 'benchmarks.md');
  const content = `Measured on ${describeMachine()}; median of ${runs}.\n\n${markdownTable(table)}`;
  await writeFile(path, replaceBetweenMarkers(await readFile(path, 'utf8'), 'languages', content));
});

/** The first repository of each language on which rules were tuned. */
function firstTuned(corpora: readonly AccuracyCorpus[]): AccuracyCorpus[] {
  const tuned = corpora.filter(({ set }) => set === 'tuned');
  return [...new Map(tuned.toReversed().map((corpus) => [corpus.language.id, corpus])).values()].toReversed();
}

interface Measured {
  language: string;
  /** The repository, or `samples`. */
  source: string;
  bytes: number;
  cost: IndexCost;
}

function cells({ language, source, bytes, cost }: Measured, base: IndexCost): string[] {
  const seconds = Math.max(0, cost.cpuSeconds - base.cpuSeconds);
  return [
    language,
    source,
    formatBytes(bytes),
    formatSeconds(cost.cpuSeconds),
    formatSeconds(seconds / (bytes / 1_000_000)),
    formatBytes(cost.peakMemory),
  ];
}

function tableOf(rows: readonly Measured[], base: IndexCost): Table {
  return {
    head: ['language', 'repository', 'source', 'processor time', 'for each MB', 'memory'],
    rows: rows.map((row) => cells(row, base)),
  };
}

// `npm run bench:languages`: what a megabyte of each language costs to index.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, task } from '../../../../src/dev/process.ts';
import { counted } from '../../../../src/render/counted.ts';
import { readAccuracyCorpora, type AccuracyCorpus } from '../corpora/corpora.ts';
import type { Language } from '../languages/language.ts';
import { benchFolder } from '../../support/bench-folder.ts';
import { prepareRepository } from '../../support/fetch/repository.ts';
import { describeMachine } from '../../support/measure/machine.ts';
import { formatBytes, formatSeconds } from '../../support/report/format.ts';
import { replaceBetweenMarkers } from '../../support/report/markers.ts';
import { markdownTable, textTable, type Table } from '../../support/report/table.ts';
import { measureIndex, remove, sizeOf, type IndexCost } from './measure-index.ts';
import { languagesByName, writeSamples } from './samples.ts';

const help = `npm run bench:languages -- [options]

Indexes a repository of each language from nothing, and says what a megabyte of source costs: the tuned repositories of
bench:accuracy for languages whose references are resolved, and the samples of its grammar, repeated to a megabyte, for
languages that are read by name. The cost of a repository with one empty file is taken off.

  --language ID  only this language; can be repeated
  --runs N       the median of this many runs (default 3)
  --write        write the table into content/docs/benchmarks.md
  --help         this text
`;

/** The size of source that is made of samples, in bytes. */
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
  const add = (row: Measured): void => {
    rows.push(row);
    console.error(cells(row).join('  '));
  };
  /** The cost of a folder without that of the empty repository. */
  const measure = async (
    folder: string,
    endings: readonly string[],
  ): Promise<IndexCost & { bytes: number }> => {
    const { cpuSeconds, peakMemory } = await measureIndex(folder, work, runs);
    return {
      bytes: await sizeOf(folder, endings),
      cpuSeconds: Math.max(0, cpuSeconds - base.cpuSeconds),
      peakMemory,
    };
  };
  for (const [language, corpora] of tunedByLanguage(await readAccuracyCorpora())) {
    if (!isAsked(language.id)) continue;
    const costs = [];
    for (const corpus of corpora) {
      const folder = await prepareRepository(corpus, benchFolder);
      costs.push(await measure(folder, Object.keys(language.syntax.parsers)));
    }
    add({
      language: language.name,
      source: counted(corpora.length, 'repository', 'repositories'),
      ...sumOf(costs),
    });
  }
  for (const { id, title } of languagesByName().filter((language) => isAsked(language.id)))
    add({
      language: title,
      source: 'samples',
      ...(await measure(await writeSamples(id, join(work, 'samples'), SAMPLE_SIZE), [])),
    });
  await remove(work);
  const table = tableOf(rows);
  console.log(`\n${describeMachine()}; median of ${runs}\n\n${textTable(table)}\n`);
  if (!values.write) return;
  const path = join(root, 'content', 'docs', 'benchmarks.md');
  const content = `Measured on ${describeMachine()}; median of ${runs}.\n\n${markdownTable(table)}`;
  await writeFile(path, replaceBetweenMarkers(await readFile(path, 'utf8'), 'languages', content));
});

/** The repositories on which rules were tuned, by language. */
function tunedByLanguage(corpora: readonly AccuracyCorpus[]): Map<Language, AccuracyCorpus[]> {
  const byLanguage = new Map<Language, AccuracyCorpus[]>();
  for (const corpus of corpora.filter(({ set }) => set === 'tuned'))
    byLanguage.set(corpus.language, [...(byLanguage.get(corpus.language) ?? []), corpus]);
  return byLanguage;
}

interface Measured extends IndexCost {
  language: string;
  /** The number of repositories, or `samples`. */
  source: string;
  bytes: number;
}

function sumOf(costs: readonly (IndexCost & { bytes: number })[]): IndexCost & { bytes: number } {
  return {
    bytes: costs.reduce((sum, { bytes }) => sum + bytes, 0),
    cpuSeconds: costs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    peakMemory: Math.max(...costs.map(({ peakMemory }) => peakMemory)),
  };
}

function cells({ language, source, bytes, cpuSeconds, peakMemory }: Measured): string[] {
  return [
    language,
    source,
    formatBytes(bytes),
    formatSeconds(cpuSeconds / (bytes / 1_000_000)),
    formatBytes(peakMemory),
  ];
}

function tableOf(rows: readonly Measured[]): Table {
  return { head: ['language', 'measured on', 'source', 'for each MB', 'memory'], rows: rows.map(cells) };
}

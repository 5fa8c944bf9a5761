// `npm run bench`: see `options.ts` for what it takes and prints as help.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../../../src/dev/process.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { chooseCorpora, readCorpora, type Corpus } from '../support/corpora.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { describeMachine } from '../support/measure/machine.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable } from '../support/report/table.ts';
import { measureGrowth } from './growth/measure.ts';
import { measureCorpus } from './measure/corpus.ts';
import { help, parseOptions, type BenchOptions } from './options.ts';
import { reportTables } from './report/tables.ts';
import type { BenchResult } from './result.ts';

/** The repository that is multiplied: about 100,000 lines. */
const GROWTH_CORPUS = 'openai';
const documentPath = join(root, 'content', 'docs', 'benchmarks.md');

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else await main(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(options: BenchOptions): Promise<void> {
  const result = options.from.length > 0 ? await readResults(options.from) : await measureChosen(options);
  if (!result) return;
  const tables = Object.entries(reportTables(result));
  console.log(`\n${result.machine}; median of ${result.runs}\n`);
  for (const [name, table] of tables) console.log(`${name}\n\n${textTable(table)}\n`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(result, null, 2)}\n`);
  if (options.write) await writeDocument(result);
}

/** Joins results of runs on one machine. Large repositories are measured separately, because each takes long. */
async function readResults(files: readonly string[]): Promise<BenchResult> {
  const read = files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as BenchResult);
  const results = await Promise.all(read);
  const [first] = results;
  const other = results.find(({ machine, runs }) => machine !== first?.machine || runs !== first.runs);
  if (!first || other) throw new Error('The results are of different machines or numbers of runs.');
  const byName = new Map(results.flatMap(({ corpora }) => corpora.map((corpus) => [corpus.name, corpus])));
  const growth = results.findLast((result) => result.growth)?.growth;
  return { ...first, corpora: [...byName.values()], ...(growth && { growth }) };
}

/** Returns nothing if the repositories are only fetched. */
async function measureChosen(options: BenchOptions): Promise<BenchResult | undefined> {
  await mkdir(benchFolder, { recursive: true });
  const corpora = await readCorpora();
  const chosen = chooseCorpora(corpora, options);
  for (const corpus of chosen)
    console.error(`${corpus.name}: ${await prepareRepository(corpus, benchFolder)}`);
  if (options.fetch) return undefined;
  if (options.build) await compile();
  return measure(chosen, corpora, benchFolder, options);
}

async function measure(
  chosen: readonly Corpus[],
  corpora: readonly Corpus[],
  folder: string,
  options: BenchOptions,
): Promise<BenchResult> {
  const result: BenchResult = {
    machine: describeMachine(),
    processes: availableParallelism(),
    runs: options.runs,
    corpora: [],
  };
  for (const corpus of chosen) {
    const say = (text: string) => {
      console.error(`${corpus.name}: ${text} …`);
    };
    result.corpora.push(await measureCorpus(corpus, folder, options, say));
    // A later repository may fail after hours.
    if (options.json) await writeFile(options.json, `${JSON.stringify(result, null, 2)}\n`);
  }
  const grown = corpora.find(({ name }) => name === GROWTH_CORPUS);
  if (options.growth && grown) {
    console.error(`growth: ${grown.name} …`);
    result.growth = await measureGrowth(grown, folder, options.runs);
  }
  return result;
}

async function compile(): Promise<void> {
  const { code } = await run([process.execPath, join(root, 'src', 'dev', 'build.ts')]);
  if (code !== 0) throw new Error('The program could not be compiled; see above.');
}

async function writeDocument(result: BenchResult): Promise<void> {
  let text = await readFile(documentPath, 'utf8');
  text = replaceBetweenMarkers(text, 'machine', `${result.machine}; median of ${result.runs} runs.`);
  for (const [name, table] of Object.entries(reportTables(result))) {
    text = replaceBetweenMarkers(text, name, markdownTable(table));
  }
  await writeFile(documentPath, text);
}

// `npm run bench:traces`: see `options.ts` for what it takes and prints as help.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, task } from '../../../src/dev/process.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable } from '../support/report/table.ts';
import { readTracedCorpora, type TracedCorpus } from './corpora.ts';
import { figuresOf, type TraceFigures } from './figures.ts';
import { measureTrace, type MeasuredTrace } from './measure.ts';
import { help, parseOptions, type TraceOptions } from './options.ts';
import { missingList, traceTables } from './report.ts';

const documentPath = join(root, 'content', 'docs', 'accuracy.md');

await task(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else await main(options);
});

async function main(options: TraceOptions): Promise<void> {
  await mkdir(join(benchFolder, 'traces'), { recursive: true });
  const measured: MeasuredTrace[] = [];
  for (const corpus of chooseCorpora(await readTracedCorpora(), options)) {
    const say = (text: string) => {
      console.error(`${corpus.name}: ${text} …`);
    };
    measured.push(await measureTrace(corpus, benchFolder, say));
  }
  if (options.errors.length > 0) {
    for (const each of measured) console.log(missingList(each));
    return;
  }
  const figures = figuresOf(measured);
  for (const [name, table] of Object.entries(traceTables(figures)))
    console.log(`\n${name}\n\n${textTable(table)}`);
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (options.write) await writeFigures(figures);
}

/** Those asked for by name, to look into first. Throws an Error that names the choices. */
function chooseCorpora(
  corpora: readonly TracedCorpus[],
  { only, errors, set }: TraceOptions,
): TracedCorpus[] {
  const wanted = [...errors, ...only];
  const unknown = wanted.filter((name) => !corpora.some((corpus) => corpus.name === name));
  if (unknown.length > 0) {
    const names = corpora.map(({ name }) => name).join(', ');
    throw new Error(`No repository is called ${unknown.join(', ')}. There are: ${names}.`);
  }
  const ofSet = corpora.filter((corpus) => set === undefined || corpus.set === set);
  return wanted.length > 0 ? ofSet.filter(({ name }) => wanted.includes(name)) : ofSet;
}

async function writeFigures(figures: TraceFigures): Promise<void> {
  let text = await readFile(documentPath, 'utf8');
  for (const [name, table] of Object.entries(traceTables(figures)))
    text = replaceBetweenMarkers(text, name, markdownTable(table));
  await writeFile(documentPath, text);
}

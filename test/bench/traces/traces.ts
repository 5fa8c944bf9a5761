// `npm run bench:traces`: see `options.ts` for what it takes and prints as help.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, task } from '../../../src/dev/process.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable } from '../support/report/table.ts';
import { chooseOfSet } from '../support/corpora.ts';
import { readTracedCorpora } from './corpora.ts';
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
  for (const corpus of chooseOfSet(await readTracedCorpora(), options)) {
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

async function writeFigures(figures: TraceFigures): Promise<void> {
  let text = await readFile(documentPath, 'utf8');
  for (const [name, table] of Object.entries(traceTables(figures)))
    text = replaceBetweenMarkers(text, name, markdownTable(table));
  await writeFile(documentPath, text);
}

// `npm run bench:changes`: see `options.ts` for what it takes and prints as help.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, task } from '../../../src/dev/process.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { chooseOfSet } from '../support/corpora.ts';
import { formatSeconds } from '../support/report/format.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable } from '../support/report/table.ts';
import { readChangesCorpora, type ChangesCorpus } from './corpora.ts';
import { figuresOf } from './figures.ts';
import { judgeChange, type JudgedChange } from './judge.ts';
import { listErrors } from './list-errors.ts';
import { namePlaces } from './name-places.ts';
import { help, parseOptions, type ChangesOptions } from './options.ts';
import { prepareChanges, type PreparedChanges } from './prepare-changes.ts';
import { changesTables, type MeasuredRepository } from './tables.ts';

const documentPath = join(root, 'content', 'docs', 'changes-accuracy.md');

await task(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else await main(options);
});

async function main(options: ChangesOptions): Promise<void> {
  const home = join(benchFolder, 'changes');
  const lists = options.errors ?? join(home, 'errors');
  await mkdir(lists, { recursive: true });
  const measured: MeasuredRepository[] = [];
  for (const corpus of chooseOfSet(await readChangesCorpora(), { ...options, errors: [] })) {
    const say = (text: string) => {
      console.error(`${corpus.name}: ${text}`);
    };
    await mkdir(home, { recursive: true });
    const prepared = await prepareChanges(corpus, options.count, benchFolder, say);
    say(`${prepared.changes.length} changes, drawn in ${formatSeconds(prepared.seconds)}`);
    if (options.draw) continue;
    const judged = await measure(prepared, options.first, home, say);
    const { name: repository, language, set } = corpus;
    const { checker, lines } = prepared;
    measured.push({ repository, language, set, checker, lines, judged });
    await writeList(corpus, judged, prepared.root, lists, say);
  }
  if (measured.length === 0) return;
  const tables = changesTables(measured);
  for (const [name, table] of Object.entries(tables)) console.log(`\n${name}\n\n${textTable(table)}`);
  if (options.json) {
    const figures = measured.map(({ judged, ...repository }) => ({ ...repository, ...figuresOf(judged) }));
    await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
  if (options.write) await writeFigures(tables);
}

async function measure(
  { root: repository, changes }: PreparedChanges,
  first: number,
  home: string,
  say: (text: string) => void,
): Promise<JudgedChange[]> {
  const work = await mkdtemp(join(home, '.measure-'));
  const started = performance.now();
  try {
    const judged: JudgedChange[] = [];
    for await (const { change, named } of namePlaces(repository, changes.slice(0, first), work)) {
      judged.push(judgeChange(change, named));
      const seconds = formatSeconds((performance.now() - started) / 1000);
      if (judged.length % 25 === 0) say(`${judged.length} changes measured after ${seconds}`);
    }
    const passed = Math.min(first, changes.length) - judged.length;
    if (passed > 0) say(`${passed} changes are passed over: they are of files that Treeatlas skips`);
    return judged;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function writeList(
  { name, set }: ChangesCorpus,
  judged: readonly JudgedChange[],
  repository: string,
  lists: string,
  say: (text: string) => void,
): Promise<void> {
  // The others are what the figures are worth: whoever writes rules must not see them.
  if (set !== 'tuned') return;
  const file = join(lists, `${name}.txt`);
  await writeFile(file, await listErrors(judged, repository));
  say(`missed and wrong places are in ${file}`);
}

async function writeFigures(tables: ReturnType<typeof changesTables>): Promise<void> {
  let text = await readFile(documentPath, 'utf8');
  for (const [name, table] of Object.entries(tables))
    text = replaceBetweenMarkers(text, name, markdownTable(table));
  await writeFile(documentPath, text);
}

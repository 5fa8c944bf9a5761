// `npm run bench:accuracy`: see `options.ts` for what it takes and prints as help.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, task } from '../../../src/dev/process.ts';
import { Accuracy } from '../../../src/model/accuracy.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable } from '../support/report/table.ts';
import { readAccuracyCorpora } from './corpora/corpora.ts';
import { chooseOfSet } from '../support/corpora.ts';
import { figuresOf, withOthers } from './figures.ts';
import type { World } from './judge/world.ts';
import { languageNamed } from './languages/languages.ts';
import { measureCorpus, type CorpusAccuracy } from './measure.ts';
import { help, parseOptions, type AccuracyOptions } from './options.ts';
import { hasGrammar } from './ours/has-grammar.ts';
import { describeIndex } from './oracle/describe-index.ts';
import { prepareOracle } from './oracle/prepare-oracle.ts';
import { errorList } from './report/error-lists.ts';
import { accuracyTables } from './report/tables.ts';
import { measureRivals } from './rivals/measure.ts';
import { unitAccuracy } from './units.ts';

const documentPath = join(root, 'content', 'docs', 'accuracy.md');
const figuresPath = join(root, 'src', 'quality', 'accuracy.json');

await task(async () => {
  const options = parseOptions(process.argv.slice(2));
  for (const id of options.languages) languageNamed(id);
  if (options.help) console.log(help);
  else await main(options);
});

async function main(options: AccuracyOptions): Promise<void> {
  await mkdir(join(benchFolder, 'rivals'), { recursive: true });
  const measured: CorpusAccuracy[] = [];
  for (const corpus of chooseOfSet(await readAccuracyCorpora(), options)) {
    if (options.languages.length > 0 && !options.languages.includes(corpus.language.id)) continue;
    const say = (text: string) => {
      console.error(`${corpus.name}: ${text} …`);
    };
    const oracle = await prepareOracle(corpus, benchFolder, say);
    if (!(await hasGrammar(corpus.language, options.sources))) {
      const { files, definitions, references } = await describeIndex(oracle);
      console.error(
        `${corpus.name}: not measured, because Treeatlas has no grammar for ${corpus.language.name}. The oracle has ` +
          `${references} references and ${definitions} definitions in ${files} files.`,
      );
      continue;
    }
    say('measuring');
    const rivalsOf = (world: World) =>
      options.rivals ? measureRivals(world, oracle.root, benchFolder, say) : Promise.resolve([]);
    measured.push(await measureCorpus(corpus, oracle, options.sources, rivalsOf));
  }
  if (measured.length === 0) return;
  if (options.errors.length > 0) {
    for (const { errors } of measured) console.log(errorList(errors[options.unit]));
    return;
  }
  const figures = figuresOf(measured, { version: await ownVersion(), measured: today() });
  for (const [name, table] of Object.entries(accuracyTables(figures)))
    console.log(`\n${name}\n\n${textTable(table)}`);
  for (const { corpus, errors, silent, implementations } of measured) {
    console.log(
      `\n${corpus.name}: the oracle says nothing of ${silent.calls} calls and ${silent.imports} imports.`,
    );
    if (implementations) {
      const { right, wrong, missed, precision, recall } = unitAccuracy(implementations);
      console.log(
        `Implementations of interfaces: ${right} right, ${wrong} wrong, ${missed} missed (precision ` +
          `${precision ?? '–'}, recall ${recall ?? '–'}).`,
      );
    }
    // The others are what the figures are worth: whoever writes rules must not see them.
    if (corpus.set === 'tuned') console.log(errorList(errors[options.unit], options.examples));
  }
  if (options.json) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  if (options.write)
    await writeFigures(options.languages.length > 0 ? withOthers(figures, await writtenFigures()) : figures);
}

async function writtenFigures(): Promise<Accuracy> {
  return Accuracy.parse(JSON.parse(await readFile(figuresPath, 'utf8')));
}

async function writeFigures(figures: Accuracy): Promise<void> {
  await mkdir(join(figuresPath, '..'), { recursive: true });
  await writeFile(figuresPath, `${JSON.stringify(Accuracy.parse(figures), null, 2)}\n`);
  let text = await readFile(documentPath, 'utf8');
  const tools = figures.oracles.map(({ name, version }) => `${name} ${version}`);
  const oracles = new Intl.ListFormat('en').format(tools);
  text = replaceBetweenMarkers(
    text,
    'measured',
    `Treeatlas ${figures.version}, ${figures.measured}, against ${oracles}.`,
  );
  for (const [name, table] of Object.entries(accuracyTables(figures)))
    text = replaceBetweenMarkers(text, name, markdownTable(table));
  await writeFile(documentPath, text);
}

async function ownVersion(): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

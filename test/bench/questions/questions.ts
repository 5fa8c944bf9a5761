// `npm run bench:questions`: the time and memory of one question, asked of the program and of two rivals in turn.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, task } from '../../../src/dev/process.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { readCorpora } from '../support/corpora.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { describeMachine } from '../support/measure/machine.ts';
import { formatBytes, formatSeconds } from '../support/report/format.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable, type Table } from '../support/report/table.ts';
import { measureQuestions, type Cost, type ToolResult } from './measure.ts';
import { colbymchenry, optave, questions, treeatlas } from './tools.ts';

const help = `npm run bench:questions -- [options]

Asks questions on the command line, each as a process of its own after everything is indexed.

  --only NAME   a repository of the speed benchmark (may be given again); default: effect and sympy
  --runs N      how often each question is asked; the median counts (default 5)
  --write       write the tables into content/docs/benchmarks.md
  --help        this text

The program must be compiled: npm run build.
`;
const documentPath = join(root, 'content', 'docs', 'benchmarks.md');

await task(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: ['effect', 'sympy'] },
      runs: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const corpora = await readCorpora();
  const sections: string[] = [];
  for (const name of values.only) {
    const corpus = corpora.find((each) => each.name === name);
    if (!corpus) throw new Error(`There is no repository "${name}" in the list of the speed benchmark.`);
    const repository = await prepareRepository(corpus, benchFolder);
    const work = join(benchFolder, 'questions', name);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true });
    const tools = [
      treeatlas(join(work, 'cache')),
      await optave(benchFolder),
      await colbymchenry(benchFolder),
    ];
    const { subject, results } = await measureQuestions(
      repository,
      work,
      tools,
      Number(values.runs),
      (text) => console.error(`${name}: ${text} …`),
    );
    const table = tableOf(results);
    console.log(`\n${name}, about ${subject.id}\n\n${textTable(table)}\n`);
    sections.push(`**${name}**, asked about \`${subject.name}\`:\n\n${markdownTable(table)}`);
  }
  if (!values.write) return;
  const text = await readFile(documentPath, 'utf8');
  const content = `Measured on ${describeMachine()}; median of ${values.runs}.\n\n${sections.join('\n\n')}`;
  await writeFile(documentPath, replaceBetweenMarkers(text, 'questions', content));
});

function tableOf(results: readonly ToolResult[]): Table {
  const rows = [...questions, 'after an edit'] as const;
  return {
    head: ['question', ...results.map(({ tool }) => tool)],
    rows: rows.map((question) => [
      question === 'after an edit' ? 'references after an edit' : question,
      ...results.map(({ costs }) => costText(costs[question])),
    ]),
  };
}

function costText(cost: Cost | null | undefined): string {
  if (cost === undefined) return '–';
  return cost === null ? 'failed' : `${formatSeconds(cost.seconds)}, ${formatBytes(cost.memory)}`;
}

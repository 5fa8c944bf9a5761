// `npm run bench:search`: see `options.ts` for what it takes and prints as help.
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { root, task } from '../../../src/dev/process.ts';
import { openActivity } from '../../../src/git/activity/activity.ts';
import { openGit } from '../../support/open-git.ts';
import { indexRepository } from '../../../src/indexer/index.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import { type Artifact, isFileShard } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { replaceBetweenMarkers } from '../support/report/markers.ts';
import { markdownTable, textTable } from '../support/report/table.ts';
import { chooseSearchCorpora } from './corpora.ts';
import { measureSearch } from './measure.ts';
import { help, parseOptions, type SearchBenchOptions } from './options.ts';
import { costTable, rankTable, type Measured } from './tables.ts';

const documentPath = join(root, 'content', 'docs', 'search.md');

await task(async () => {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else await main(options);
});

async function main({ only, repository, questions, write }: SearchBenchOptions): Promise<void> {
  const measured: Measured[] = [];
  const add = async (name: string, set: Measured['set'], path: string): Promise<void> => {
    console.error(`${name} …`);
    measured.push(await measure(name, set, path, questions));
  };
  const onlyCheckouts = repository.length > 0 && only.length === 0 && !write;
  for (const { pinned, set } of onlyCheckouts ? [] : await chooseSearchCorpora(only))
    await add(pinned.name, set, await prepareRepository(pinned, benchFolder));
  for (const path of repository) await add(basename(resolve(path)), 'history', resolve(path));

  const tables: [string, ReturnType<typeof rankTable>][] = [];
  for (const set of ['unseen', 'tuned', 'history'] as const) {
    const those = measured.filter((one) => one.set === set);
    if (those.length > 0) tables.push([`ranks-${set}`, rankTable(those)]);
  }
  tables.push(['costs', costTable(measured)]);
  for (const [name, table] of tables) console.log(`\n${name}\n\n${textTable(table)}`);
  if (!write) return;
  let text = await readFile(documentPath, 'utf8');
  for (const [name, table] of tables) text = replaceBetweenMarkers(text, name, markdownTable(table));
  await writeFile(documentPath, text);
}

async function measure(
  name: string,
  set: Measured['set'],
  path: string,
  questions: number,
): Promise<Measured> {
  const source = await openWorkingTree(path);
  try {
    const started = performance.now();
    const indexed = await indexRepository({ source, version: '0.0.0', cacheFolder: undefined });
    const base: Artifact[] = [];
    for await (const artifact of indexed.artifacts()) base.push(artifact);
    const indexSeconds = (performance.now() - started) / 1000;
    const shards = base.filter((one) => isFileShard(one.path)).map(({ value }) => value as FileShard);
    const git = openGit(path);
    const activity = set === 'history' && git ? openActivity({ git }) : undefined;
    const figures = await measureSearch(base, shards, questions, activity);
    return { name, set, lines: indexed.summary.lines, indexSeconds, figures };
  } finally {
    await source.close();
  }
}

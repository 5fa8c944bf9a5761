// `npm run bench:large`: whether memory and the cost of a line stay within bounds when a repository is very large.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { task } from '../../../src/dev/process.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { AtlasIndex } from '../../../src/model/atlas-index.ts';
import { FileStore } from '../../../src/store/file-store.ts';
import { benchFolder } from '../support/bench-folder.ts';
import { Pinned } from '../support/corpora.ts';
import { prepareRepository } from '../support/fetch/repository.ts';
import { describeMachine } from '../support/measure/machine.ts';
import { checkout, forget, productOf, runProduct } from '../support/measure/product.ts';
import { markdownTable } from '../support/report/table.ts';
import { readPart, shareLines, writeRepository } from './assemble.ts';
import { curveOf, sizeRow, sizesHead, type LargeResult } from './report.ts';

const help = `npm run bench:large -- [options]

Assembles repositories of several sizes from pinned sources of ten languages, builds each from nothing, and prints
memory, cost per line and the memory of each stage. Needs Linux, apt-get for the sources, and \`npm run build\` before.

  --lines LIST   lines of the repositories (default 200000,1000000,5000000)
  --json FILE    write the results, with all samples of memory
  --help         this text
`;

await task(async () => {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string', default: '200000,1000000,5000000' },
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const folder = join(benchFolder, 'work', 'large');
  await mkdir(folder, { recursive: true });
  const parts = await prepareParts();
  const results: LargeResult[] = [];
  console.log(`${describeMachine()}\n`);
  for (const lines of values.lines.split(',').map(Number)) {
    const repository = join(folder, `lines-${lines}`);
    await writeRepository(shareLines(parts.read, lines), parts.folderOf, repository);
    results.push(await measure(repository, folder));
    if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(results)}\n`);
  }
  const [smallest] = results;
  if (!smallest) return;
  console.log(markdownTable({ head: sizesHead, rows: results.map((each) => sizeRow(each, smallest)) }));
  for (const result of results) console.log(`\n${markdownTable(curveOf(result))}`);
});

async function prepareParts() {
  const text = await readFile(new URL('sources.json', import.meta.url), 'utf8');
  const folders = new Map<string, string>();
  const read = [];
  for (const source of z.array(Pinned).parse(JSON.parse(text))) {
    const folder = await prepareRepository(source, benchFolder);
    folders.set(source.name, folder);
    read.push(await readPart(source.name, folder));
  }
  return { read, folderOf: (name: string) => folders.get(name) ?? '' };
}

async function measure(repository: string, folder: string): Promise<LargeResult> {
  const product = productOf(checkout, join(folder, 'cache'));
  const output = join(folder, 'site');
  await forget(product);
  await rm(output, { recursive: true, force: true });
  const run = await runProduct(product, ['build', repository, '--out', output], repository);
  const { counts } = AtlasIndex.parse(await new FileStore(output).read(artifactPath.index));
  return { lines: counts.lines, files: counts.files, run };
}

// `npm run bench:order`: whether the links of real repositories depend on the order of files and expressions.
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { task } from '../../../src/dev/process.ts';
import { createTablesReader } from '../../../src/indexer/files/tables-reader.ts';
import { openProgram, type ProgramInput } from '../../../src/indexer/resolve/link/open-program.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import { linkInputOf } from '../../indexer/resolve/order/link-input.ts';
import { linkAll } from '../../indexer/resolve/order/link-with.ts';
import { withFilesIn, withRowsIn } from '../../indexer/resolve/order/permute-input.ts';
import { shuffleBy, type Shuffle } from '../../indexer/resolve/order/shuffle.ts';
import { randomFrom } from '../support/random.ts';

const help = `npm run bench:order -- [options] FOLDER...

Links each repository, then again with its files in another order and with the expressions of all files in another
order, and counts the links that differ. There should be none.

  --runs N  permutations of each kind (default 1)
  --show N  differing links that are printed for each permutation (default 5)
  --seed N  another seed permutes otherwise (default 1)
  --help    this text
`;

type Permute = (input: ProgramInput, shuffle: Shuffle) => ProgramInput;

const reader = createTablesReader(undefined);
const kinds: readonly { name: string; permute: Permute }[] = [
  { name: 'files', permute: withFilesIn },
  { name: 'expressions', permute: (input, shuffle) => withRowsIn(input, reader, shuffle) },
];

await task(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '1' },
      show: { type: 'string', default: '5' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help || positionals.length === 0) {
    console.log(help);
    return;
  }
  let differing = 0;
  for (const folder of positionals) {
    const shuffle = shuffleBy(randomFrom(Number(values.seed)));
    differing += await compareOrders(resolve(folder), Number(values.runs), Number(values.show), shuffle);
  }
  if (differing > 0) throw new Error(`${differing} links depend on the order of files or expressions.`);
});

/** Returns the number of links of a repository that are lost or new in other orders. */
async function compareOrders(folder: string, runs: number, show: number, shuffle: Shuffle): Promise<number> {
  const input = await linkInputOf(await openWorkingTree(folder, { git: null }));
  const links = linkAll(openProgram(input, undefined));
  console.log(`${basename(folder)}: ${input.records.length} files, ${links.length} links`);
  let differing = 0;
  for (const { name, permute } of kinds)
    for (let run = 0; run < runs; run++) {
      const others = linkAll(openProgram(permute(input, shuffle), undefined));
      const changed = [...missing(links, others, '-'), ...missing(others, links, '+')];
      differing += changed.length;
      console.log(`  other order of ${name}: ${changed.length} links differ`);
      for (const link of changed.sort(byPlace).slice(0, show)) console.log(`    ${link}`);
    }
  return differing;
}

/** The links that are in one list and not in another, marked. */
function missing(links: readonly string[], others: readonly string[], mark: string): string[] {
  const known = new Set(others);
  return links.filter((link) => !known.has(link)).map((link) => `${mark} ${link}`);
}

/** Lost and new links of one place stand together. */
function byPlace(a: string, b: string): number {
  return a.slice(2).localeCompare(b.slice(2));
}

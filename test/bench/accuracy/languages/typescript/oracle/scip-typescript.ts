// Runs scip-typescript with the corrections of `corrections.ts`: the first argument is the folder in which it is
// installed, the others are its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { correct, type Internals } from './corrections.ts';

const [home = '', ...args] = process.argv.slice(2);
const main = join(home, 'node_modules', '@sourcegraph', 'scip-typescript', 'dist', 'src', 'main.js');
const load = createRequire(main);
const { FileIndexer } = load('./FileIndexer.js') as { FileIndexer: { prototype: Internals['indexer'] } };
correct({
  ts: load('typescript') as Internals['ts'],
  scip: (load('./scip.js') as { scip: Internals['scip'] }).scip,
  ...(load('./ScipSymbol.js') as Pick<Internals, 'ScipSymbol'>),
  ...(load('./Descriptor.js') as Pick<Internals, 'metaDescriptor' | 'termDescriptor'>),
  indexer: FileIndexer.prototype,
});
process.argv = [process.execPath, main, ...args];
(load(main) as { main: () => void }).main();

// `npm start [-- PATH …]`: the atlas of this repository, or of another, served while it changes.
import { resolve } from 'node:path';
import { root, task } from './process.ts';
import { ensureSite } from './site.ts';

const args = process.argv.slice(2);
// npm changes to the root of the project; a path is meant from where the user is.
const from = process.env['INIT_CWD'] ?? process.cwd();
const path = args[0]?.startsWith('-') === false ? resolve(from, args.shift() ?? '') : root;
await task(async () => {
  await ensureSite();
  process.argv.splice(2, Infinity, 'serve', path, ...args);
  await import('../bin.ts');
});

// `npm start [-- PATH …]` serves the atlas of this repository, or of another one, and follows its changes.
import { resolve } from 'node:path';
import { root, task } from './process.ts';
import { ensureSite } from './site.ts';

const args = process.argv.slice(2);
// npm changes to the root of the project, but a path is relative to the folder of the user.
const from = process.env['INIT_CWD'] ?? process.cwd();
const path = args[0]?.startsWith('-') === false ? resolve(from, args.shift() ?? '') : root;
await task(async () => {
  await ensureSite();
  process.argv.splice(2, Infinity, 'serve', path, ...args);
  await import('../bin.ts');
});

#!/usr/bin/env node
// The entry point of `npm start` and `npm test` in a fresh clone: nothing is installed yet, and the current
// Node may be older than the tools need. It is plain JavaScript without dependencies, installs them, and then
// runs the named task with the Node from the development dependencies.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureInstalled, findNode, root } from './install.mjs';

const [task, ...args] = process.argv.slice(2);
if (!task) {
  console.error(
    'Usage: node src/dev/run.mjs <task> [arguments]. The task is src/dev/<task>.ts or test/<task>.ts.',
  );
  process.exit(2);
}
const folders = [join(root, 'src', 'dev'), join(root, 'test')];
const folder = folders.find((each) => existsSync(join(each, `${task}.ts`))) ?? folders[0];

try {
  ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const bin = join(root, 'node_modules', '.bin');
// Tools keep compiled code in `/tmp` otherwise, where another user could have put theirs.
const compiled = join(root, 'node_modules', '.cache', 'compiled');
const child = spawn(findNode(), [join(folder, `${task}.ts`), ...args], {
  stdio: 'inherit',
  env: {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`,
  },
});
// A terminal sends Ctrl+C to both processes. The task decides how to end, and this process waits for it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
});

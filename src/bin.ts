#!/usr/bin/env node
// The entry of the program: chooses the code that is loaded.
import { realpathSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { keepCompiledCode } from './base/compile-cache.ts';
import { restartFrugal } from './base/frugal-memory.ts';
import { startModule } from './base/program-files.ts';
import { isOwnCommand } from './cli/own-command-names.ts';

const args = process.argv.slice(2);
const command = args.find((word) => word !== '--verbose') ?? '';
// `clean` removes the folder.
if (command !== 'clean') keepCompiledCode(args);
// These need much memory for a short time. Servers index in other processes, which start with the same settings.
if (command === 'build' || command === 'index') restartFrugal(realpathSync(fileURLToPath(import.meta.url)));
if (!command.startsWith('-') && command !== '' && (command === 'read' || !isOwnCommand(command))) {
  const require = module.createRequire(import.meta.url);
  // A file of its own in the package. Importing it would read it twice, to find its exports.
  const { answer } = require(fileURLToPath(startModule('answer'))) as typeof import('./answer.ts');
  await answer(command, args);
}
const [{ runCli }, { start }] = await Promise.all([import('./cli/run.ts'), import('./cli/start.ts')]);
await start((terminal) => runCli(args, terminal), { isServer: ['serve', 'mcp', 'watch'].includes(command) });

// Replaces an output, or repairs it, and is killed after its Nth step: `die-at-step.ts FOLDER WAY VERSION|repair N`.
// Each call that changes the file system is a step, and so is the first half of each write. Prints the steps if it survives.
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import type { Version, Way } from './commit-version.ts';

const [folder = '', way = '', what = '', last = ''] = process.argv.slice(2);
const steps: string[] = [];

function step(call: string, target: unknown): void {
  const path = typeof target === 'string' ? relative(folder, target) : 'open file';
  steps.push(`${call} ${path.replaceAll(/[0-9a-f]{16,}/g, '*')}`);
  if (steps.length === Number(last)) process.kill(process.pid, 'SIGKILL');
}

/** Not asynchronous for synchronous calls: nothing may happen between a call and the step. */
function after<Args extends unknown[], Result>(
  name: string,
  call: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => {
    const result = call(...args);
    if (!(result instanceof Promise)) {
      step(name, args[0]);
      return result;
    }
    return result.then((value: unknown) => {
      step(name, args[0]);
      return value;
    }) as Result;
  };
}

const { writeFileSync } = fs;
fs.writeFileSync = (file, data, options) => {
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  const half = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1);
  if (steps.length + 1 === Number(last)) writeFileSync(file, half, options);
  step('half of write', file);
  writeFileSync(file, data, options);
  step('write', file);
};
const { openSync } = fs;
fs.openSync = (path, flags, mode) => {
  const descriptor = openSync(path, flags, mode);
  if (typeof flags === 'string' && flags.startsWith('w')) step('create', path);
  return descriptor;
};
fs.renameSync = after('rename', fs.renameSync);
fs.linkSync = after('link', fs.linkSync);
fs.copyFileSync = after('copy', fs.copyFileSync);
fs.rmSync = after('remove', fs.rmSync);
fs.rmdirSync = after('remove folder', fs.rmdirSync);
fs.chmodSync = after('change mode', fs.chmodSync);
fs.fsyncSync = after('sync', fs.fsyncSync);
const { mkdirSync } = fs;
Object.assign(fs, { mkdirSync: after('make folder', mkdirSync) });
promises.unlink = after('unlink', promises.unlink);
promises.rm = after('remove', promises.rm);
syncBuiltinESMExports();

// Imported only now, because modules keep the functions that they import.
if (what === 'repair') {
  const { checkOutput } = await import('../../../src/publish/output/output-folder.ts');
  await checkOutput(join(folder, 'site'), { stateFolder: join(folder, 'state') });
} else {
  const { commitVersion } = await import('./commit-version.ts');
  await commitVersion(folder, what as Version, way as Way);
}
fs.writeSync(1, JSON.stringify(steps));

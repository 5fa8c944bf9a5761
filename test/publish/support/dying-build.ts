import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { publish } from '../../../src/publish/publish.ts';
import { editedArtifacts } from './edited-artifacts.ts';

/**
 * Publishes an edit of the tiny atlas over what is there, and dies on the way:
 * `stage NAME` stands still when the stage is reported, after a line on stdout, until it is killed;
 * `full N` finds the disk full at the Nth write;
 * `rename N` is killed before the Nth rename of its commit, `rest N` before the Nth other change of the file system.
 */
const [folder = '', how = '', where = ''] = process.argv.slice(2);
let count = 0;

const { writeFileSync } = fs;
fs.writeFileSync = (...args) => {
  if (how === 'full' && ++count === Number(where)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }
  writeFileSync(...args);
};
let isCommitting = false;
const step = (kind: string): void => {
  if (how === kind && isCommitting && ++count === Number(where)) process.kill(process.pid, 'SIGKILL');
};
const { linkSync, renameSync, rmdirSync } = fs;
const { unlink } = promises;
const dyingAt =
  <Args extends unknown[], Result>(kind: string, call: (...args: Args) => Result) =>
  (...args: Args): Result => {
    step(kind);
    return call(...args);
  };
fs.renameSync = dyingAt('rename', renameSync);
fs.linkSync = dyingAt('rest', linkSync);
fs.rmdirSync = dyingAt('rest', rmdirSync);
promises.unlink = dyingAt('rest', unlink);
syncBuiltinESMExports();

const module = (name: string) => new URL(name, import.meta.url).href;

try {
  await publish({
    artifacts: editedArtifacts('src/main.ts', 'main();\n'),
    outputFolder: `${folder}/site`,
    cacheFolder: `${folder}/cache`,
    stateFolder: `${folder}/state`,
    workers: 1,
    modules: { site: module('./fake-site.ts'), operations: module('./fake-operations.ts') },
    onProgress({ stage }) {
      if (stage === 'commit') isCommitting = true;
      if (how !== 'stage' || stage !== where) return;
      fs.writeSync(1, 'standing still\n');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    },
  });
  process.stdout.write('published\n');
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
}

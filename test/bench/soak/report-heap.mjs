// Loaded into the server with `--import`: writes the size of its heap into a file named after its process id.
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.SOAK_HEAP_FOLDER;
const EVERY_MS = 5_000;
/** Rarely, so that forced collections do not hide what an ordinary run does. */
const COLLECT_EVERY_MS = 150_000;

let live = 0;
let collectedAt = 0;

// Worker threads load this module too.
if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  setInterval(() => report(collect), EVERY_MS).unref();
}

function report(collect) {
  const file = `${folder}/${process.pid}.json`;
  const heap = process.memoryUsage().heapUsed;
  if (performance.now() - collectedAt > COLLECT_EVERY_MS) {
    collect();
    live = process.memoryUsage().heapUsed;
    collectedAt = performance.now();
  }
  // Renamed, because the file may be read at any moment.
  writeFileSync(`${file}.part`, JSON.stringify({ heap, live }));
  renameSync(`${file}.part`, file);
}

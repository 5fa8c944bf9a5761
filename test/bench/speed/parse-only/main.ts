// Parses the files that a JSON file lists (see `jobs.ts`) in processes like those of the indexer, and prints
// how many files and bytes that were. Whoever runs it measures the time.
import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Work, type Job, type Parsed } from './jobs.ts';

const BATCH = 16;
const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

const work = Work.parse(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')));
const batches: Job[][] = [];
for (let at = 0; at < work.jobs.length; at += BATCH) batches.push(work.jobs.slice(at, at + BATCH));

const total: Parsed = { files: 0, bytes: 0 };
await Promise.all(Array.from({ length: work.processes }, () => runWorker()));
console.log(JSON.stringify(total));

function runWorker(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(worker);
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0 || batches.length === 0) resolve();
      else reject(new Error(`A parsing process ended with code ${code}.`));
    });
    // Every answer, the first greeting included, asks for more.
    child.on('message', (parsed: Parsed) => {
      total.files += parsed.files;
      total.bytes += parsed.bytes;
      const batch = batches.shift();
      if (batch) child.send(batch);
      else child.disconnect();
    });
  });
}

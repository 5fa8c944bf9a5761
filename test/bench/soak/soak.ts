// `npm run bench:soak`: whether servers stay right, and their memory flat, while a repository changes for an hour.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listFiles } from '../../../src/base/list-files.ts';
import { root, task } from '../../../src/dev/process.ts';
import { randomFrom } from '../support/random.ts';
import { textTable } from '../support/report/table.ts';
import { askWidely, checkAnswers, loadPages, type Counts } from './check-answers.ts';
import { growthPerHour, sampleMemory, type MemorySample } from './memory.ts';
import { SoakRepository } from './repository.ts';
import { startMcp, startServe, userFolders, type SoakServer } from './servers.ts';

const help = `npm run bench:soak -- [options]

Generates a repository and changes it at random (edits, new, deleted and renamed files and folders, commits, other
branches) while \`serve\` and \`mcp\` answer questions about each change and show pages. Counts wrong answers, compares a
warm build with a fresh one at the end, and samples the memory of the servers. Needs Linux, and \`npm run build\` before.

  --minutes N   how long (default 60)
  --files N     files of the repository (default 1,500)
  --pause N     seconds between two changes (default 4)
  --seed N      another seed makes other changes (default 1)
  --program F   the bin.js to test (default dist/bin.js)
  --log FILE    append each sample as a line of JSON
  --help        this text

Ctrl C ends it early, with the report.
`;

const SAMPLE_MS = 10_000;
const CURVE_SECONDS = 300;
/** Each so many changes, questions about the whole repository are asked. */
const WIDE_EVERY = 10;
/** Above this, in bytes per hour, the live heap counts as leaking. */
const MAX_GROWTH = 16 * 1024 ** 2;

interface Options {
  minutes: number;
  files: number;
  pause: number;
  seed: number;
  program: string;
  log: string | undefined;
}

await task(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      files: { type: 'string', default: '1500' },
      pause: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      program: { type: 'string', default: join(root, 'dist', 'bin.js') },
      log: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const work = mkdtempSync(join(tmpdir(), 'treeatlas-soak-'));
  try {
    await soak(work, {
      minutes: Number(values.minutes),
      files: Number(values.files),
      pause: Number(values.pause),
      seed: Number(values.seed),
      program: resolve(values.program),
      log: values.log,
    });
  } finally {
    rmSync(work, { recursive: true, force: true, maxRetries: 3 });
  }
});

async function soak(work: string, options: Options): Promise<void> {
  const repository = new SoakRepository(join(work, 'repository'), options.files, randomFrom(options.seed));
  const counts: Counts = { right: 0, stale: 0, wrong: 0, pages: 0, examples: [], times: [] };
  const place = { program: options.program, repository: repository.root, folder: work };
  const serve = await startServe(place);
  const mcp = await startMcp(place);
  const samples = new Map<SoakServer, MemorySample[]>([
    [serve, []],
    [mcp, []],
  ]);
  const kinds: Record<string, number> = {};
  const end = new AbortController();
  const stop = (): void => end.abort();
  // A server that has died cannot be sampled.
  const sampling = sampleUntil(end.signal, samples, options.log).finally(stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    const until = performance.now() + options.minutes * 60_000;
    for (let changes = 1; performance.now() < until && !end.signal.aborted; changes++) {
      const change = repository.change();
      kinds[change.kind] = (kinds[change.kind] ?? 0) + 1;
      const other = repository.pick(repository.files);
      for (const server of [serve, mcp]) {
        await checkAnswers(server, change, other, counts);
        if (changes % WIDE_EVERY === 0) await askWidely(server, counts);
      }
      await loadPages(serve, change.file ?? other, counts);
      await pause(options.pause * 1000, end.signal);
    }
  } finally {
    stop();
    await Promise.all([serve.stop(), mcp.stop()]);
    await sampling;
  }
  report(samples, counts, kinds);
  const different = compareBuilds(work, repository.root, options.program);
  console.log(
    `A warm build and a fresh one differ in ${different.length} files. ${different.slice(0, 5).join(', ')}`,
  );
  if (different.length > 0 || counts.wrong > 0) process.exitCode = 1;
}

async function sampleUntil(
  signal: AbortSignal,
  samples: ReadonlyMap<SoakServer, MemorySample[]>,
  log: string | undefined,
): Promise<void> {
  const started = performance.now();
  while (!signal.aborted) {
    for (const [{ name, pid, heapFile }, known] of samples) {
      const sample = await sampleMemory(pid, heapFile, (performance.now() - started) / 1000);
      known.push(sample);
      if (log) await appendFile(log, `${JSON.stringify({ name, ...sample })}\n`);
    }
    await pause(SAMPLE_MS, signal);
  }
}

/** Ends early when the signal is aborted. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined);
}

function report(
  samples: ReadonlyMap<SoakServer, MemorySample[]>,
  counts: Counts,
  kinds: Record<string, number>,
): void {
  const { right, stale, wrong, pages, examples } = counts;
  const times = counts.times.toSorted((a, b) => a - b);
  const at = (part: number): string => `${Math.round(times[Math.floor(part * (times.length - 1))] ?? 0)} ms`;
  console.log(`Changes: ${JSON.stringify(kinds)}`);
  console.log(`Answers: ${right} right, ${stale} named stale files, ${wrong} wrong; ${pages} pages`);
  console.log(`Time of an answer: ${at(0.5)} in the median, ${at(0.95)} at 95 %, ${at(1)} at most`);
  for (const example of examples) console.log(`wrong: ${example}`);
  for (const [{ name }, known] of samples) {
    const sizes = ['resident', 'group', 'heap', 'live'] as const;
    const curve = known.filter(
      ({ seconds }, index) =>
        Math.floor(seconds / CURVE_SECONDS) > Math.floor((known[index - 1]?.seconds ?? -1) / CURVE_SECONDS),
    );
    const rows = curve.map((sample) => [
      String(Math.round(sample.seconds / 60)),
      ...sizes.map((size) => megabytes(sample[size])),
    ]);
    const growth = sizes.map((size) => growthPerHour(known, (sample) => sample[size]));
    const head = ['minute', ...sizes];
    const last = ['growth per hour', ...growth.map(megabytes)];
    console.log(`\n${name}, in MB\n${textTable({ head, rows: [...rows, last] })}`);
    if ((growth[sizes.indexOf('live')] ?? 0) > MAX_GROWTH) process.exitCode = 1;
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0);
}

/** Builds with the cache of the servers and without one, and returns the paths in which the sites differ. */
function compareBuilds(work: string, repository: string, program: string): string[] {
  const build = (folder: string, out: string): Map<string, Buffer> => {
    const output = join(work, out);
    execFileSync(process.execPath, [program, 'build', repository, '--out', output], {
      env: { ...process.env, ...userFolders(folder) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return new Map(listFiles(output).map((path) => [path, readFileSync(join(output, path))]));
  };
  const warm = build(work, 'warm');
  const fresh = build(join(work, 'fresh-user'), 'fresh');
  return [...new Set([...warm.keys(), ...fresh.keys()])].filter((path) => {
    const other = fresh.get(path);
    return !other || !warm.get(path)?.equals(other);
  });
}

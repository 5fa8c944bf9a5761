// `npm run bench:kills`: whether a build that is killed leaves a whole atlas behind.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root, task } from '../../../src/dev/process.ts';
import { indexRepository } from '../../../src/indexer/index.ts';
import { openWorkingTree } from '../../../src/indexer/source/working-tree.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import { RETIRED_PREFIX, STAGING_PREFIX } from '../../../src/model/output.ts';
import { listFiles } from '../../../src/base/list-files.ts';
import { checkOutput } from '../../../src/publish/output/output-folder.ts';
import { randomFrom } from '../support/random.ts';
import { ways, type Version } from './commit-version.ts';
import { killBuilds, killRepairs } from './steps.ts';

const help = `npm run bench:kills -- [options]

Publishes two versions of an atlas in turn over each other, kills the build without warning (SIGKILL) at a random moment
of its last stage, and counts what the output holds then and after the next start of a build: the old atlas, the new
one, a mix of both, or nothing.

  --folder DIR  the repository that is published (default src, of this one)
  --kills N     how many builds to kill (default 200)
  --seed N      another seed kills at other moments (default 1)
  --steps       instead, replace a small output in all ways, kill after each call that changes the file system and after
                half of each write, and kill the repair in the same way
  --help        this text
`;

const work = mkdtempSync(join(tmpdir(), 'treeatlas-kills-'));
const output = join(work, 'site');
const stateFolder = join(work, 'state');

await task(async () => {
  try {
    const { values } = parseArgs({
      options: {
        folder: { type: 'string', default: join(root, 'src') },
        kills: { type: 'string', default: '200' },
        seed: { type: 'string', default: '1' },
        steps: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) console.log(help);
    else if (values.steps) await killEachStep();
    else await main(resolve(values.folder), Number(values.kills), randomFrom(Number(values.seed)));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

async function main(folder: string, wanted: number, random: () => number): Promise<void> {
  await writeVersions(folder);
  const [first, second] = [await published('a'), await published('b')];
  const digests = { a: first.digest, b: second.digest };
  const window = second.commitMs;
  const counts: Record<'killed' | 'repaired', Record<string, number>> = { killed: {}, repaired: {} };
  let [now, next]: [Version, Version] = ['b', 'a'];
  for (let kills = 0; kills < wanted;) {
    const build = start(next);
    await build.committing;
    await setTimeout(random() * window);
    build.kill();
    let state = 'new';
    if ((await build.ended).signal === 'SIGKILL') {
      kills++;
      tally(counts.killed, found(now, next));
      await checkOutput(output, { stateFolder });
      state = found(now, next);
      tally(counts.repaired, leftovers() > 0 ? 'leftovers' : state);
    }
    if (state === 'new') [now, next] = [next, now];
  }
  console.log(`${wanted} kills in the last stage, ${Math.round(window)} ms long; ${first.files} files`);
  console.log(`found after the kill:  ${JSON.stringify(counts.killed)}`);
  console.log(`after the next start:  ${JSON.stringify(counts.repaired)}`);
  const { mix, none, leftovers: left } = counts.repaired;
  if (counts.killed['mix'] || mix || none || left) process.exitCode = 1;

  function found(old: Version, fresh: Version): string {
    if (!existsSync(output)) return 'none';
    const digest = digestOf(output);
    return digest === digests[old] ? 'old' : digest === digests[fresh] ? 'new' : 'mix';
  }
}

async function killEachStep(): Promise<void> {
  for (const [what, killAll] of [
    ['a build', killBuilds],
    ['the repair of a killed build', killRepairs],
  ] as const) {
    for (const way of ways) {
      const { kills, killed, repaired, faults } = await killAll(work, way);
      console.log(`${way}: ${kills} kills, one after each step of ${what}`);
      console.log(`  found after the kill:  ${JSON.stringify(killed)}`);
      console.log(`  after the next start:  ${JSON.stringify(repaired)}`);
      for (const fault of faults) console.log(`  fault: ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  }
}

/** Two versions of the same repository, which differ in the text of one file. */
async function writeVersions(folder: string): Promise<void> {
  const source = await openWorkingTree(folder);
  const indexed = await indexRepository({
    source,
    version: 'kills',
    cacheFolder: undefined,
    outputFolders: [],
  });
  const artifacts: Artifact[] = [];
  for await (const artifact of indexed.artifacts()) artifacts.push(artifact);
  await source.close();
  const edited = artifacts.findIndex(({ path }) => path.startsWith('api/v1/file/'));
  for (const version of ['a', 'b'] satisfies Version[]) {
    const lines = artifacts.map((artifact, at) =>
      JSON.stringify(
        at === edited ? { ...artifact, value: { ...(artifact.value as object), version } } : artifact,
      ),
    );
    writeFileSync(join(work, `${version}.ndjson`), lines.join('\n'));
  }
}

async function published(version: Version): Promise<{ digest: string; files: number; commitMs: number }> {
  const { committing, ended } = start(version);
  await committing;
  const begin = performance.now();
  await ended;
  return { digest: digestOf(output), files: listFiles(output).length, commitMs: performance.now() - begin };
}

interface Build {
  /** Resolves when the last stage begins. Rejects when the build ends before that. */
  committing: Promise<unknown>;
  /** Awaited from the start, because a build that has ended tells nobody any more. */
  ended: Promise<{ signal: NodeJS.Signals | null }>;
  kill(): void;
}

function start(version: Version): Build {
  const script = fileURLToPath(new URL('./publish-once.ts', import.meta.url));
  const child = spawn(process.execPath, [script, work, version], { stdio: ['ignore', 'pipe', 'inherit'] });
  // `close` comes after all that was written, `exit` may come before.
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as NodeJS.Signals | null,
  }));
  const tooEarly = ended.then(({ code, signal }) => {
    throw new Error(`A build ended with ${String(code ?? signal)} before its last stage.`);
  });
  const committing = Promise.race([once(child.stdout, 'data'), tooEarly]);
  return { committing, ended, kill: () => void child.kill('SIGKILL') };
}

/** Folders of builds that were not removed, beside the output and in it. */
function leftovers(): number {
  const beside = readdirSync(work).filter((name) => name.startsWith(RETIRED_PREFIX));
  const inside = existsSync(output) ? readdirSync(output) : [];
  return beside.length + inside.filter((name) => name.startsWith(STAGING_PREFIX)).length;
}

/** Of what a reader finds: all files but those that are being staged. */
function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of listFiles(folder)) {
    if (!path.startsWith(STAGING_PREFIX)) hash.update(`${path}\0`).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

function tally(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

// `npm run bench:kills -- [--folder DIR] [--kills N] [--seed N]`: publishes two versions of an atlas in turn over each
// other, kills the build without warning (SIGKILL) at a random moment of its last stage, and counts what the output
// holds then and after the next build: the old atlas, the new one, parts of both, or nothing.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { indexRepository } from '../../indexer/index.ts';
import { openWorkingTree } from '../../indexer/source/working-tree.ts';
import type { Artifact } from '../../model/artifact.ts';
import { STAGING_PREFIX } from '../../model/output.ts';
import { checkOutput } from '../../publish/output/output-folder.ts';
import { listFiles } from '../../publish/code-digest.ts';
import { root } from '../process.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(root, 'src') },
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
});
const work = mkdtempSync(join(tmpdir(), 'treeatlas-kills-'));
const output = join(work, 'site');
const stateFolder = join(work, 'state');
const random = randomFrom(Number(values.seed));

try {
  await main();
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function main(): Promise<void> {
  await writeVersions(resolve(values.folder));
  const [first, second] = [await published('a'), await published('b')];
  const window = Math.max(first.commitMs, second.commitMs);
  const count: Record<'killed' | 'repaired', Record<string, number>> = { killed: {}, repaired: {} };
  let [now, next] = ['b', 'a'];
  for (let kills = 0; kills < Number(values.kills);) {
    const child = start(next);
    await saysCommit(child);
    await setTimeout(random() * window);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    const [, signal] = (await ended) as [number | null, string | null];
    const found = stateOf({ [now]: 'old', [next]: 'new' }, { a: first.digest, b: second.digest });
    if (signal === 'SIGKILL') {
      kills++;
      tally(count.killed, found);
      checkOutput(output, { stateFolder });
      tally(count.repaired, stateOf({ [now]: 'old', [next]: 'new' }, { a: first.digest, b: second.digest }));
    }
    if (digestOf(output) === (next === 'a' ? first.digest : second.digest)) [now, next] = [next, now];
  }
  console.log(`${values.kills} kills in the last stage, ${Math.round(window)} ms long; ${first.files} files`);
  console.log(`found after the kill:  ${JSON.stringify(count.killed)}`);
  console.log(`after the next start:  ${JSON.stringify(count.repaired)}`);
  if (count.killed['both'] || count.repaired['both'] || count.repaired['none']) process.exitCode = 1;
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
  for (const version of ['a', 'b']) {
    const lines = artifacts.map((artifact, at) =>
      JSON.stringify(
        at === edited ? { ...artifact, value: { ...(artifact.value as object), version } } : artifact,
      ),
    );
    writeFileSync(join(work, `${version}.ndjson`), lines.join('\n'));
  }
}

async function published(version: string): Promise<{ digest: string; files: number; commitMs: number }> {
  const child = start(version);
  await saysCommit(child);
  const begin = performance.now();
  await once(child, 'exit');
  return { digest: digestOf(output), files: listFiles(output).length, commitMs: performance.now() - begin };
}

function start(version: string): ChildProcess {
  const script = fileURLToPath(new URL('./publish-once.ts', import.meta.url));
  return spawn(process.execPath, [script, work, version], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Throws when the build ends before its last stage. */
async function saysCommit(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`A build ended with ${String(code)} before its last stage.`);
  });
  ended.catch(() => undefined);
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended]);
}

function stateOf(names: Record<string, string>, digests: Record<string, string>): string {
  if (!existsSync(output)) return 'none';
  const digest = digestOf(output);
  for (const [version, name] of Object.entries(names)) if (digests[version] === digest) return name;
  return 'both';
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

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

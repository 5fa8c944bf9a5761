import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { RETIRED_PREFIX, STAGING_PREFIX } from '../../src/model/output.ts';
import { checkOutput, openOutput } from '../../src/publish/output/output-folder.ts';
import { recordFolder } from '../../src/publish/output/output-record.ts';
import { publishStages } from '../../src/publish/progress.ts';
import { commitVersion } from '../bench/kills/commit-version.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { editedArtifacts } from './support/edited-artifacts.ts';
import { publishTo, snapshot, temporaryFolder } from './support/folders.ts';

const script = fileURLToPath(new URL('./support/dying-build.ts', import.meta.url));
const edit = () => editedArtifacts('src/main.ts', 'main();\n');

test.each(publishStages)('a build that is killed in stage %s leaves the old site complete', async (stage) => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const old = snapshot(join(folder, 'site'));
  await killAt(folder, stage);
  expect(ofAtlas(snapshot(join(folder, 'site')))).toEqual(old);
  await expectRepaired(folder);
});

test.each([
  ['swap', 'rename', 1],
  ['swap', 'rest', 90],
  ['moves', 'rename', 6],
  ['moves', 'rest', 30],
])('a commit by %s that dies at a %s is repaired by the next build', async (how, step, every) => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const site = join(folder, 'site');
  // A foreign folder in the output prevents a swap, so files are moved one by one.
  if (how === 'moves') put(site, 'others/kept.txt', 'kept');
  const old = snapshot(site);
  await publishTo(folder, { artifacts: edit(), outputFolder: join(folder, 'fresh') });
  const fresh = { ...snapshot(join(folder, 'fresh')), ...pick(old, 'others/kept.txt') };
  const found = new Set<string>();
  for (let at = 1; ; at += every) {
    const child = start(folder, step, String(at));
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (signal !== 'SIGKILL') break;
    found.add(existsSync(site) ? stateOf(site, old, fresh) : 'none');
    await checkOutput(site, { stateFolder: join(folder, 'state') });
    expect(['old', 'new'], `killed at step ${at}`).toContain(stateOf(site, old, fresh));
    expect(besides(folder)).toEqual([]);
    await publishTo(folder);
    expect(snapshot(site), `killed at step ${at}`).toEqual(old);
  }
  expect(stateOf(site, old, fresh)).toBe('new');
  // Between the two renames of a swap there is no folder. Only moves leave a mixture of both atlases.
  if (step === 'rename') expect(found.has('mixed')).toBe(how === 'moves');
  if (step === 'rename') expect(found.has('none')).toBe(how === 'swap');
});

test('a commit by moves that dies before a file takes the place of a folder is undone', async () => {
  const folder = temporaryFolder();
  await commitVersion(folder, 'a', 'in-place');
  const [site, stateFolder] = [join(folder, 'site'), join(folder, 'state')];
  const output = await openOutput(site, { stateFolder });
  output.record.update({ commit: { how: 'moves', moves: { remove: ['two/x/y'], put: ['two/x'] } } });
  put(output.staging.newFolder, 'two/x', 'b');
  // The folder for the removed file was made, and the file was not moved into it yet.
  mkdirSync(join(output.staging.oldFolder, 'two/x'), { recursive: true });
  await output.close();
  await checkOutput(site, { stateFolder });
  expect(readFileSync(join(site, 'two/x/y'), 'utf8')).toBe('a');
  expect(besides(folder)).toEqual([]);
});

test('a full disk leaves the old site complete, or the new one at the last writes, and is reported', async () => {
  const other = temporaryFolder();
  await publishTo(other);
  expect(await outputOf(start(other, 'full', 'never'))).toBe('published\n');
  const complete = [snapshot(join(other, 'site'))];
  const folder = temporaryFolder();
  await publishTo(folder);
  complete.push(snapshot(join(folder, 'site')));
  let failed = 0;
  // A full cache does not prevent a build, so one may be published before that of which no write fails.
  for (let at = 1, published = 0; published < 2; at = Math.ceil(at * 1.5)) {
    const said = await outputOf(start(folder, 'full', String(at)));
    if (said === 'published\n') published++;
    else {
      failed++;
      expect(said).toMatch(/^PublishError: Cannot .*: the disk is full\.\n$/);
    }
    expect(complete, `full at write ${at}`).toContainEqual(snapshot(join(folder, 'site')));
  }
  expect(failed).toBeGreaterThan(3);
});

test('an aborted build leaves the old site complete and nothing else', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const old = snapshot(join(folder, 'site'));
  for (const stage of publishStages) {
    const stop = new AbortController();
    const build = publishTo(folder, {
      artifacts: edit(),
      signal: stop.signal,
      onProgress: (progress) => {
        if (progress.stage === stage) stop.abort();
      },
    });
    await expect(build).rejects.toThrow('aborted');
    expect(snapshot(join(folder, 'site'))).toEqual(old);
  }
  expect(besides(folder)).toEqual([]);
});

test('an aborted first build leaves no output folder', async () => {
  const folder = temporaryFolder();
  const signal = AbortSignal.abort();
  await expect(publishTo(folder, { signal })).rejects.toThrow('aborted');
  const stop = new AbortController();
  const build = publishTo(folder, { signal: stop.signal, onProgress: () => stop.abort() });
  await expect(build).rejects.toThrow('aborted');
  expect(existsSync(join(folder, 'site'))).toBe(false);
});

test('the second of two builds at once is refused, and the first is not disturbed', async () => {
  const folder = temporaryFolder();
  const gate = new EventEmitter();
  const waiting = async function* () {
    await once(gate, 'open');
    yield* tinyArtifacts();
  };
  const first = publishTo(folder, { artifacts: waiting() });
  await expect(publishTo(folder)).rejects.toMatchObject({
    name: 'PublishError',
    message: expect.stringContaining('Another build is writing this atlas') as unknown,
  });
  gate.emit('open');
  await first;
  expect(existsSync(join(folder, 'site/index.html'))).toBe(true);
});

test('the lock of a live process is respected, and that of a dead one is taken over', async () => {
  const folder = temporaryFolder();
  const child = start(folder, 'stage', 'pages');
  await outputStarts(child);
  await expect(publishTo(folder)).rejects.toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await publishTo(folder);
  expect(existsSync(lockFile(folder))).toBe(false);
});

test.each(['', 'torn', JSON.stringify({ pid: process.pid, host: 'elsewhere', start: '' })])(
  'a lock that says %j is respected while it is fresh',
  async (text) => {
    const folder = temporaryFolder();
    await publishTo(folder);
    writeFileSync(lockFile(folder), text);
    await expect(publishTo(folder)).rejects.toThrow('Another build');
    expect(readFileSync(lockFile(folder), 'utf8')).toBe(text);
  },
);

function start(folder: string, how: string, where: string): ChildProcess {
  const child = spawn(process.execPath, [script, folder, how, where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function outputStarts(child: ChildProcess): Promise<void> {
  if (child.stdout) await once(child.stdout, 'data');
}

async function outputOf(child: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) text += String(chunk);
  return text;
}

async function killAt(folder: string, stage: string): Promise<void> {
  const child = start(folder, 'stage', stage);
  await outputStarts(child);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Checks that the next build recovers and gives the same result as an uninterrupted build. */
async function expectRepaired(folder: string): Promise<void> {
  await publishTo(folder, { artifacts: edit() });
  await publishTo(folder, { artifacts: edit(), outputFolder: join(folder, 'fresh') });
  expect(snapshot(join(folder, 'site'))).toEqual(snapshot(join(folder, 'fresh')));
}

function ofAtlas(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(STAGING_PREFIX)));
}

function stateOf(site: string, old: Record<string, string>, fresh: Record<string, string>): string {
  const now = JSON.stringify(ofAtlas(snapshot(site)));
  return now === JSON.stringify(old) ? 'old' : now === JSON.stringify(sorted(fresh)) ? 'new' : 'mixed';
}

function sorted(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function pick(files: Record<string, string>, path: string): Record<string, string> {
  return path in files ? { [path]: files[path] ?? '' } : {};
}

/** Returns the leftovers of builds beside the site and at its root. */
function besides(folder: string): string[] {
  return [...readdirSync(folder), ...readdirSync(join(folder, 'site'))].filter(
    (name) => name.startsWith(STAGING_PREFIX) || name.startsWith(RETIRED_PREFIX),
  );
}

function lockFile(folder: string): string {
  return join(recordFolder(join(folder, 'state'), realpathSync(join(folder, 'site'))), 'lock');
}

function put(site: string, path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { LOCK_FILE, STAGING_FOLDER } from '../../src/model/output.ts';
import { openOutput } from '../../src/publish/output-folder.ts';
import { publishStages } from '../../src/publish/progress.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { editedArtifacts } from './support/edited-artifacts.ts';
import { publishTo, snapshot, temporaryFolder } from './support/folders.ts';

const script = fileURLToPath(new URL('./support/dying-build.ts', import.meta.url));
const commitScript = fileURLToPath(new URL('./support/dying-commit.ts', import.meta.url));
const edit = () => editedArtifacts('src/main.ts', 'main();\n');

test.each(publishStages)('a build that is killed in stage %s leaves the old site whole', async (stage) => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const old = snapshot(join(folder, 'site'));
  await killAt(folder, stage);
  expect(ofAtlas(snapshot(join(folder, 'site')))).toEqual(old);
  await expectRepaired(folder);
});

test('a commit that is killed at any rename is undone by whoever comes next', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const site = join(folder, 'site');
  mkdirSync(join(site, 'file'), { recursive: true });
  writeFileSync(join(site, 'file/changed.html'), 'old');
  const old = snapshot(site);
  let killed = 0;
  for (let at = 1; ; at++) {
    const child = spawn(process.execPath, [commitScript, site, String(at)], { stdio: 'inherit' });
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    if (signal !== 'SIGKILL') {
      expect(code).toBe(0);
      break;
    }
    killed++;
    openOutput(site).close();
    expect(snapshot(site), `killed at rename ${at}`).toEqual(old);
  }
  // The journal; what is removed; two for what is replaced, one for what is new.
  expect(killed).toBe(1 + 1 + 2 * 2 + 2 * 1);
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new');
});

test('a full disk leaves the old site whole and says so, whichever write it is', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const old = snapshot(join(folder, 'site'));
  let failed = 0;
  for (let at = 1; ; at = Math.ceil(at * 1.7)) {
    const said = await outputOf(start(folder, 'full', String(at)));
    if (said === 'published\n') break;
    failed++;
    expect(said).toMatch(/^PublishError: Cannot .*: the disk is full\.\n$/);
    expect(snapshot(join(folder, 'site')), `full at write ${at}`).toEqual(old);
  }
  expect(failed).toBeGreaterThan(3);
});

test('an aborted build leaves the old site whole and nothing else', async () => {
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
    // Who aborts when the commit has begun is too late: it is over in a moment, and the new site is whole.
    if (stage === 'commit') await build;
    else await expect(build).rejects.toThrow('aborted');
    if (stage !== 'commit') expect(snapshot(join(folder, 'site'))).toEqual(old);
  }
  expect(existsSync(join(folder, 'site', STAGING_FOLDER))).toBe(false);
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

test('the lock of another process holds while it lives, and is taken over when it is dead', async () => {
  const folder = temporaryFolder();
  const child = start(folder, 'stage', 'pages');
  await outputStarts(child);
  await expect(publishTo(folder)).rejects.toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await publishTo(folder);
  expect(existsSync(join(folder, 'site', LOCK_FILE))).toBe(false);
});

test.each(['', 'torn', JSON.stringify({ pid: process.pid, host: 'elsewhere', start: '' })])(
  'a lock that says %j is respected while it is fresh',
  async (text) => {
    const folder = temporaryFolder();
    await publishTo(folder);
    writeFileSync(join(folder, 'site', LOCK_FILE), text);
    await expect(publishTo(folder)).rejects.toThrow('Another build');
    expect(readFileSync(join(folder, 'site', LOCK_FILE), 'utf8')).toBe(text);
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

/** The next build takes over, and gives what a build without an accident gives. */
async function expectRepaired(folder: string): Promise<void> {
  await publishTo(folder, { artifacts: edit() });
  await publishTo(folder, { artifacts: edit(), outputFolder: join(folder, 'fresh') });
  expect(snapshot(join(folder, 'site'))).toEqual(snapshot(join(folder, 'fresh')));
}

function ofAtlas(files: Record<string, string>): Record<string, string> {
  const ours = Object.entries(files).filter(
    ([path]) => path !== LOCK_FILE && !path.startsWith(`${STAGING_FOLDER}/`),
  );
  return Object.fromEntries(ours);
}

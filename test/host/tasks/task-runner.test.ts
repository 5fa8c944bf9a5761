import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { layers } from '../../../src/features/layers.ts';
import { withLayers } from '../../support/with-layers.ts';
import { layerContext } from '../../../src/host/layer-context.ts';
import { openProject } from '../../../src/host/open-project.ts';
import type { Project } from '../../../src/host/project.ts';
import { openStoredAtlas } from '../../../src/host/stored/open-stored-atlas.ts';
import { StoredLayers } from '../../../src/host/stored/stored-layers.ts';
import { storedPlace } from '../../../src/host/stored/stored-folder.ts';
import { TaskRunner } from '../../../src/host/tasks/task-runner.ts';
import { cacheFolder } from '../../../src/indexer/cache/cache-folder.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { StoreError } from '../../../src/store/store.ts';
import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';

const ends: (() => unknown)[] = [];
/** A busy process is killed after 5 seconds. */
const LONGEST_END_MS = 15_000;

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const files = {
  'src/sum.ts': 'export function sum(values: number[]): number {\n  return values.length;\n}\n',
  'src/cart.ts': "import { sum } from './sum.ts';\nexport const total = (): number => sum([1, 2]);\n",
};

function repository(): TemporaryRepository {
  const made = temporaryRepository();
  ends.push(() => made.remove());
  made.commit(files, 'first');
  return made;
}

function runnerOf(project: Project, idleMs?: number): TaskRunner {
  const tasks = new TaskRunner(project, idleMs);
  ends.push(() => tasks.close());
  return tasks;
}

function storeTask(project: Project) {
  const folder = cacheFolder(project.root);
  return { type: 'store', cacheFolder: folder, storedName: storedPlace(project, folder).name } as const;
}

/** The project, but this process must not index it. */
function unread(project: Project): Project {
  return { ...project, index: () => Promise.reject(new Error('This process indexed the project.')) };
}

/** Ids of the processes for tasks that this one has started. */
function taskProcesses(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isTaskProcess(pid));
}

function isTaskProcess(pid: number): boolean {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (
      Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('task-process')
    );
  } catch {
    return false;
  }
}

test('another process makes the atlas and its layers, before and after a change', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project);
  const buildsHere = vi.spyOn(StoredLayers.prototype, 'store');
  ends.push(() => buildsHere.mockRestore());
  for (const isOutdated of [false, true]) {
    const store = await openStoredAtlas(unread(project), { tasks, isOutdated });
    const source = await project.openSource();
    const indexed = await project.index({ source, cacheFolder: undefined });
    const context = await layerContext(project, source.repository.commit, undefined);
    for await (const { path, value } of withLayers(indexed.artifacts(), layers, context))
      expect(await store.read(path), path).toEqual(JSON.parse(JSON.stringify(value)));
    writeFileSync(join(root, 'src/cart.ts'), 'export const total = 3;\n');
  }
  expect(buildsHere).not.toHaveBeenCalled();
});

test('a layer that is asked for while the next atlas is made does not wait for it', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project);
  const before = await openStoredAtlas(project, { tasks });
  writeFileSync(join(root, 'src/cart.ts'), 'export const total = 3;\n');
  const runs = vi.spyOn(tasks, 'run');
  const after = openStoredAtlas(project, { tasks, isOutdated: true });
  expect(await before.read(artifactPath.search)).toBeDefined();
  expect(runs.mock.calls.map(([{ type }]) => type)).toEqual(['store']);
  const search = await (await after).read(artifactPath.search);
  expect(search).toEqual(await (await openStoredAtlas(project)).read(artifactPath.search));
});

test('a damaged store that the other process finds is written again', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project);
  const atlas = await openStoredAtlas(project, { tasks });
  const { folder } = storedPlace(project, cacheFolder(root));
  for (const name of readdirSync(folder).filter((each) => /^base.*\.pack$/.test(each))) {
    const bytes = readFileSync(join(folder, name));
    // The start of each pack: the file shards, which a layer reads.
    writeFileSync(join(folder, name), bytes.fill(0, 0, bytes.length >> 1));
  }
  expect(await atlas.read(artifactPath.search)).toHaveProperty('documents');
});

test('what the files of a project warn of is told by this process alone', async () => {
  const { root } = repository();
  const onWarning = vi.fn();
  const onNotice = vi.fn();
  const project = await openProject(root, { git: false, onWarning });
  await openStoredAtlas(project, { tasks: runnerOf(project), onNotice });
  expect(onWarning.mock.calls).toEqual([[expect.stringContaining('Git was not used')]]);
  expect(onNotice).not.toHaveBeenCalled();
});

test('a current atlas is opened without another process', async () => {
  const { root } = repository();
  const project = await openProject(root);
  await openStoredAtlas(project);
  const runner = { run: () => Promise.reject(new Error('Another process was asked.')) };
  const store = await openStoredAtlas(unread(project), { tasks: runner as unknown as TaskRunner });
  expect(await store.read('api/v1/index.json')).toHaveProperty('repository.commit');
});

test('an error of the other process keeps its name, its code and its advice', async () => {
  const { root } = repository();
  const project = await openProject(root, { git: false });
  const tasks = runnerOf(project);
  const task = storeTask(project);
  rmSync(root, { recursive: true });
  const failed = tasks.run(task);
  await expect(failed).rejects.toMatchObject({ name: 'SourceError', code: 'not-found' });
});

test.runIf(process.platform === 'linux')(
  'a process that dies again and again is reported, and replaced for the next task',
  async () => {
    const { root } = repository();
    const project = await openProject(root);
    const tasks = runnerOf(project);
    const dying = tasks.run(storeTask(project), {
      onProgress: () => taskProcesses().forEach((pid) => process.kill(pid, 'SIGKILL')),
    });
    await expect(dying).rejects.toThrow(StoreError);
    await expect(dying).rejects.toThrow(/ended by SIGKILL/);
    await tasks.run(storeTask(project));
    await expect.poll(taskProcesses).toHaveLength(1);
  },
);

test.runIf(process.platform === 'linux')('the task of a process that dies is done by another', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project);
  const killed: number[] = [];
  await tasks.run(storeTask(project), {
    onProgress: () => {
      if (killed.length > 0) return;
      killed.push(...taskProcesses());
      for (const pid of killed) process.kill(pid, 'SIGKILL');
    },
  });
  expect(killed).toHaveLength(1);
  await openStoredAtlas(unread(project), { tasks });
});

test('a layer that could not be built is built for the next question', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project);
  const store = await openStoredAtlas(project, { tasks });
  const failing = vi
    .spyOn(tasks, 'run')
    .mockRejectedValueOnce(new StoreError('unavailable', 'out of memory'));
  await expect(store.read(artifactPath.search)).rejects.toThrow('out of memory');
  expect(await store.read(artifactPath.search)).toBeDefined();
  expect(failing).toHaveBeenCalledTimes(2);
});

test.runIf(process.platform === 'linux')('an aborted project ends the process', async () => {
  const { root } = repository();
  const controller = new AbortController();
  const project = await openProject(root, { signal: controller.signal });
  const tasks = runnerOf(project);
  const aborted = tasks.run(storeTask(project), {
    onProgress: () => controller.abort(new Error('interrupted')),
  });
  await expect(aborted).rejects.toThrow('interrupted');
  await expect.poll(taskProcesses, { timeout: LONGEST_END_MS }).toEqual([]);
  await expect(tasks.run(storeTask(project))).rejects.toThrow('interrupted');
});

test('a task for the store of another version of the program says to start again', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project);
  await expect(tasks.run({ ...storeTask(project), storedName: 'other' })).rejects.toThrow(/Restart it/);
});

test('after the runner is closed, nothing is started', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project);
  const last = tasks.run(storeTask(project));
  const closing = tasks.close();
  await expect(tasks.run(storeTask(project))).rejects.toThrow('The atlas was closed.');
  await Promise.all([last, closing]);
});

test.runIf(process.platform === 'linux')('the process ends when there was no task for a while', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const tasks = runnerOf(project, 1);
  await tasks.run(storeTask(project));
  await expect.poll(taskProcesses, { timeout: LONGEST_END_MS }).toEqual([]);
  await tasks.run(storeTask(project));
});

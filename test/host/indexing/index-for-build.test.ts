import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  indexForBuild,
  indexInProcess,
  type IndexedOnce,
} from '../../../src/host/indexing/index-for-build.ts';
import { openProject } from '../../../src/host/open-project.ts';
import { cacheFolder } from '../../../src/indexer/cache/cache-folder.ts';
import { ChangedWhileIndexing } from '../../../src/indexer/read-unchanged.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import { StoreError } from '../../../src/store/store.ts';
import { temporaryRepository } from '../../support/temporary-repository.ts';

const files = {
  'src/sum.ts': 'export function sum(values: number[]): number {\n  return values.length;\n}\n',
  'src/cart.ts': "import { sum } from './sum.ts';\nexport const total = (): number => sum([1, 2]);\n",
};

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function repository() {
  const made = temporaryRepository();
  ends.push(() => made.remove());
  made.commit(files, 'first');
  return { root: made.root, cacheFolder: cacheFolder(made.root) };
}

function closing(indexed: IndexedOnce): IndexedOnce {
  ends.push(() => indexed.close());
  return indexed;
}

async function contents({ artifacts }: Pick<IndexedOnce, 'artifacts'>) {
  const made = [];
  for await (const { path, key, make } of artifacts) made.push({ path, key, value: await make() });
  return made;
}

test('another process gives the artifacts of this one, with their keys, and what is known before', async () => {
  const { root, cacheFolder } = repository();
  const project = await openProject(root);
  const stages = new Set<string>();
  const onProgress = ({ stage }: { stage: string }) => void stages.add(stage);
  const theirs = closing(await indexInProcess(project, { cacheFolder, onProgress }));
  const source = await project.openSource();
  const ours = closing(await indexForBuild(project, { source, cacheFolder }));

  expect(theirs).toMatchObject({ counts: ours.counts, repository: ours.repository });
  expect(theirs.summary).toMatchObject({ files: 2, isLean: false });
  expect([...stages]).toContain('parse');
  const made = await contents(theirs);
  expect(made.map(({ path }) => path)).toContain(artifactPath.file('src/cart.ts'));
  expect(made).toEqual(await contents(ours));
});

test('an artifact that nobody wants is not made, and the next one follows', async () => {
  const { root, cacheFolder } = repository();
  const { artifacts } = closing(await indexInProcess(await openProject(root), { cacheFolder }));
  const texts = [];
  for await (const { path, make } of artifacts)
    if (path === artifactPath.file('src/sum.ts')) texts.push(await make());
  expect(texts).toMatchObject([{ source: files['src/sum.ts'] }]);
});

test('a file that changes before its artifact is made is an error of its class, so that the repository is read again', async () => {
  const { root, cacheFolder } = repository();
  const indexed = closing(await indexInProcess(await openProject(root), { cacheFolder }));
  writeFileSync(join(root, 'src/cart.ts'), 'export const total = 3;\n');
  const error: unknown = await contents(indexed).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ChangedWhileIndexing);
  expect(error).toMatchObject({ path: 'src/cart.ts' });
});

test('the error of a process that dies says what to do', async () => {
  const { root, cacheFolder } = repository();
  const indexed = closing(await indexInProcess(await openProject(root), { cacheFolder }));
  for (const pid of indexProcesses()) process.kill(pid, 'SIGKILL');
  const error: unknown = await contents(indexed).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({
    message: expect.stringMatching(/SIGKILL\. Usually memory is short/) as unknown,
  });
});

test('an abort rejects with its reason and leaves no process', async () => {
  const { root, cacheFolder } = repository();
  const aborted = new AbortController();
  const project = await openProject(root, { signal: aborted.signal });
  const indexed = closing(await indexInProcess(project, { cacheFolder }));
  const reason = new Error('Stopped by the user.');
  aborted.abort(reason);
  await expect(contents(indexed)).rejects.toBe(reason);
  await indexed.close();
  expect(indexProcesses()).toEqual([]);
});

/** Ids of the processes that index for this one. */
function indexProcesses(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isIndexProcess(pid));
}

function isIndexProcess(pid: number): boolean {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const isOurs = Number(parent) === process.pid;
    return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('index-process');
  } catch {
    return false;
  }
}

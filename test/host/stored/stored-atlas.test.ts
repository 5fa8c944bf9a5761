import {
  closeSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { userCacheFolder } from '../../../src/base/user-folders.ts';
import { layers } from '../../../src/features/layers.ts';
import { withLayers } from '../../support/with-layers.ts';
import { layerContext } from '../../../src/host/layer-context.ts';
import { openProject } from '../../../src/host/open-project.ts';
import type { Project } from '../../../src/host/project.ts';
import type { ProjectOptions } from '../../../src/host/project-options.ts';
import { openStoredAtlas } from '../../../src/host/stored/open-stored-atlas.ts';
import { storeAtlas } from '../../../src/host/stored/store-atlas.ts';
import { storedPlace } from '../../../src/host/stored/stored-folder.ts';
import { cacheFolder } from '../../../src/indexer/cache/cache-folder.ts';
import { artifactPath } from '../../../src/model/artifact.ts';
import type { Packages } from '../../../src/model/packages.ts';
import { readFile, readIndex } from '../../../src/query/read.ts';
import type { Store } from '../../../src/store/store.ts';
import { temporaryRepository, type TemporaryRepository } from '../../support/temporary-repository.ts';

const repositories: TemporaryRepository[] = [];

afterEach(() => {
  for (const repository of repositories.splice(0)) repository.remove();
});

const first = {
  'src/sum.ts': 'export function sum(values: number[]): number {\n  return values.length;\n}\n',
  'src/cart.ts': "import { sum } from './sum.ts';\nexport const total = (): number => sum([1, 2]);\n",
  'notes.md': '# Notes\n',
};

function repository(files: Readonly<Record<string, string>> = first): TemporaryRepository {
  const made = temporaryRepository();
  repositories.push(made);
  made.commit(files, 'first');
  return made;
}

interface Opened {
  project: Project;
  store: Store;
  /** How often the repository was indexed for this. */
  indexed: number;
}

async function open(root: string, options: ProjectOptions = {}): Promise<Opened> {
  const project = await openProject(root, options);
  const opened = { project, indexed: 0 };
  const counted: Project = {
    ...project,
    index(run) {
      opened.indexed++;
      return project.index(run);
    },
  };
  const store = await openStoredAtlas(counted);
  return Object.assign(opened, { store });
}

/** All artifacts of an index that uses no cache, by path. */
async function freshArtifacts(project: Project): Promise<Map<string, unknown>> {
  const source = await project.openSource();
  const indexed = await project.index({ source, cacheFolder: undefined });
  const context = await layerContext(project, source.repository.commit, undefined);
  const artifacts = new Map<string, unknown>();
  for await (const { path, value } of withLayers(indexed.artifacts(), layers, context))
    artifacts.set(path, JSON.parse(JSON.stringify(value)));
  return artifacts;
}

async function expectFresh({ store, project }: Opened): Promise<void> {
  for (const [path, value] of await freshArtifacts(project))
    expect(await store.read(path), path).toEqual(value);
}

function edit(root: string, path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

async function sourceOf({ store }: Opened, path: string): Promise<unknown> {
  const shard = (await store.read(artifactPath.file(path))) as { source: string } | undefined;
  return shard?.source;
}

function folderOf({ project }: Opened): string {
  return storedPlace(project, cacheFolder(project.root)).folder;
}

test('a second question reads the stored atlas and gives the answers of a fresh index', async () => {
  const { root } = repository();
  const before = await open(root);
  expect(before.indexed).toBe(1);
  await expectFresh(before);
  const again = await open(root);
  expect(again.indexed).toBe(0);
  await expectFresh(again);
});

test('treeatlas index stores all that questions read', async () => {
  const { root } = repository();
  const project = await openProject(root);
  const { counts } = await storeAtlas(project, cacheFolder(root), { onNotice: expect.unreachable });
  expect(counts.files).toBe(3);
  const opened = await open(root);
  const stored = readdirSync(folderOf(opened)).sort();
  expect(opened.indexed).toBe(0);
  await expectFresh(opened);
  const added = readdirSync(folderOf(opened)).filter((name) => !stored.includes(name));
  expect(added.filter((name) => !name.startsWith('layer-api.v1.blame'))).toEqual([]);
});

test('layers that are asked for at once are all stored', async () => {
  const { root } = repository();
  const opened = await open(root);
  const paths = [artifactPath.map, artifactPath.namesNotFound, artifactPath.rules];
  const values = await Promise.all(paths.map((path) => opened.store.read(path)));
  expect(values).not.toContain(undefined);
  const packs = readdirSync(folderOf(opened)).filter((name) => /^layer-.*\.list$/.test(name));
  expect(packs).toHaveLength(paths.length);
});

test('after any edits the answers are those of a fresh index', async () => {
  const names = ['src/sum.ts', 'src/cart.ts', 'src/more.ts', 'src/other.ts', 'notes.md'];
  const texts = [
    'export function sum(values: number[]): number {\n  return values.length;\n}\n',
    'export function sum(values: number[]): number {\n  return values.length + 1;\n}\n',
    "import { sum } from './sum.ts';\nexport const total = (): number => sum([1, 2]);\n",
    "import { sum } from './more.ts';\nexport class Cart {\n  total(): number {\n    return sum([]);\n  }\n}\n",
    '# Text\n',
    'const = broken(\n',
  ];
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('write' as const),
      path: fc.constantFrom(...names),
      text: fc.constantFrom(...texts),
    }),
    fc.record({ kind: fc.constant('remove' as const), path: fc.constantFrom(...names) }),
    fc.record({ kind: fc.constant('add' as const) }),
    fc.record({ kind: fc.constant('commit' as const) }),
    fc.record({ kind: fc.constant('ask' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const { root, git } = repository();
      await open(root);
      for (const each of steps) {
        if (each.kind === 'write') edit(root, each.path, each.text);
        else if (each.kind === 'remove') rmSync(join(root, each.path), { force: true });
        else if (each.kind === 'add') git('add', '-A');
        else if (each.kind === 'commit') git('commit', '-q', '--allow-empty', '-a', '-m', 'next');
        else await open(root);
      }
      await expectFresh(await open(root));
      await expectFresh(await open(root));
    }),
    { numRuns: 4 },
  );
});

test('an edit of the same size and time is seen', async () => {
  const { root } = repository();
  edit(root, 'notes.md', '# Note 1\n');
  const { mtime } = statSync(join(root, 'notes.md'));
  const before = await open(root);
  expect(await sourceOf(before, 'notes.md')).toBe('# Note 1\n');
  edit(root, 'notes.md', '# Note 2\n');
  utimesSync(join(root, 'notes.md'), mtime, mtime);
  expect(await sourceOf(await open(root), 'notes.md')).toBe('# Note 2\n');
});

test('a commit changes the description of the repository without a new index', async () => {
  const { root, git } = repository();
  edit(root, 'notes.md', '# Other notes\n');
  const before = await open(root);
  expect((await readIndex(before.store)).repository.dirty).toBe(true);
  git('checkout', '-q', '-b', 'other');
  git('commit', '-q', '-a', '-m', 'second');
  const after = await open(root);
  expect(after.indexed).toBe(0);
  expect((await readIndex(after.store)).repository).toMatchObject({
    commit: git('rev-parse', 'HEAD'),
    branch: 'other',
    dirty: false,
  });
  await expectFresh(after);
});

test('other settings have an atlas of their own', async () => {
  const { root } = repository();
  edit(root, 'treeatlas.config.json', '{ "exclude": ["src/cart.ts"] }');
  await open(root, { config: false });
  const excluded = await open(root);
  expect(excluded.indexed).toBe(1);
  expect(await sourceOf(excluded, 'src/cart.ts')).toBeUndefined();
  const all = await open(root, { config: false });
  expect(all.indexed).toBe(0);
  expect(await sourceOf(all, 'src/cart.ts')).toBe(first['src/cart.ts']);
  expect((await open(root)).indexed).toBe(0);
});

test('files that git does not track are read, unless they are not wanted', async () => {
  const { root } = repository();
  edit(root, 'new.ts', 'export const fresh = 1;\n');
  expect(await sourceOf(await open(root), 'new.ts')).toBe('export const fresh = 1;\n');
  expect(await sourceOf(await open(root, { untracked: false }), 'new.ts')).toBeUndefined();
  expect(await sourceOf(await open(root), 'new.ts')).toBe('export const fresh = 1;\n');
});

test('a damaged stored atlas is written again', async () => {
  const { root } = repository();
  const before = await open(root);
  const folder = folderOf(before);
  const packs = () => readdirSync(folder).filter((name) => /^base.*\.pack$/.test(name));
  for (const name of packs()) {
    const file = openSync(join(folder, name), 'r+');
    writeSync(file, Buffer.alloc(64), 0, 64, 16);
    closeSync(file);
  }
  await expectFresh(await open(root));
  for (const name of packs()) truncateSync(join(folder, name), 10);
  await expectFresh(await open(root));
  writeFileSync(join(folder, 'head.json'), '{');
  await expectFresh(await open(root));
});

test('the cache can be deleted while an atlas is open', async () => {
  const { root } = repository();
  await open(root);
  const opened = await open(root);
  rmSync(userCacheFolder(), { recursive: true });
  await expectFresh(opened);
  expect((await open(root)).indexed).toBe(1);
});

test('an open atlas keeps its answers while a newer one is stored', async () => {
  const { root } = repository();
  const before = await open(root);
  edit(root, 'src/sum.ts', 'export const sum = 1;\n');
  const after = await open(root);
  expect(await sourceOf(before, 'src/sum.ts')).toBe(first['src/sum.ts']);
  expect(await sourceOf(after, 'src/sum.ts')).toBe('export const sum = 1;\n');
});

test('of several questions at once, one indexes', async () => {
  const { root } = repository();
  const all = await Promise.all([open(root), open(root), open(root)]);
  expect(all.reduce((sum, { indexed }) => sum + indexed, 0)).toBe(1);
  for (const each of all) expect(await sourceOf(each, 'src/sum.ts')).toBe(first['src/sum.ts']);
});

test('the lock of a dead process is taken over', async () => {
  const { root } = repository();
  const folder = folderOf(await open(root));
  edit(root, 'src/sum.ts', 'export const sum = 1;\n');
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, host: 'nowhere', start: '' }));
  utimesSync(join(folder, 'lock'), 0, 0);
  expect(await sourceOf(await open(root), 'src/sum.ts')).toBe('export const sum = 1;\n');
});

test('stored atlases are bounded: few settings, and few files after many edits', async () => {
  const { root } = repository();
  for (let count = 0; count < 30; count++) {
    edit(root, 'notes.md', `# Note ${count}\n`);
    await open(root);
  }
  const opened = await open(root);
  expect(readdirSync(folderOf(opened)).length).toBeLessThan(20);
  for (let count = 0; count < 6; count++) {
    edit(root, 'treeatlas.config.json', `{ "exclude": ["src/${count}.ts"] }`);
    await open(root);
  }
  expect(readdirSync(join(folderOf(opened), '..')).length).toBeLessThanOrEqual(4);
});

test('a new tag is noticed where it names the version of a package, and only there', async () => {
  const versionIn = async ({ store }: Opened): Promise<unknown> =>
    ((await store.read(artifactPath.packages)) as Packages).packages[0]?.version;
  const made = repository({ 'go.mod': 'module example.org/till\n', 'till.go': 'package till\n' });
  expect(await versionIn(await open(made.root))).toBeNull();
  made.git('tag', 'v1.9.0');
  expect(await versionIn(await open(made.root))).toBe('1.9.0');
  made.git('tag', 'v1.10.0');
  const tagged = await open(made.root);
  expect(await versionIn(tagged)).toBe('1.10.0');
  expect(tagged.indexed).toBe(1);
  expect((await open(made.root)).indexed).toBe(0);

  const other = repository();
  await open(other.root);
  other.git('tag', 'v1.0.0');
  expect((await open(other.root)).indexed).toBe(0);
});

/** A project whose repository changes after each of the first `times` readings, before its artifacts are made. */
async function changedWhileRead(root: string, times: number): Promise<Project> {
  const project = await openProject(root);
  let readings = 0;
  return {
    ...project,
    async index(run) {
      const indexed = await project.index(run);
      if (readings++ < times) writeFileSync(join(root, 'notes.md'), `# Notes, edition ${readings}\n`);
      return indexed;
    },
  };
}

test('a file that is saved while it is read is read again', async () => {
  const { root } = repository();
  const store = await openStoredAtlas(await changedWhileRead(root, 1));
  const shard = (await readFile(store, 'notes.md'))!;
  expect(shard.source).toBe('# Notes, edition 1\n');
});

test('a file that is written all the time is named, with what to do', async () => {
  const { root } = repository();
  const opening = openStoredAtlas(await changedWhileRead(root, Infinity));
  await expect(opening).rejects.toMatchObject({
    name: 'StoreError',
    code: 'unavailable',
    message: expect.stringMatching(/^notes\.md changed each of the 4 times .*"exclude"/) as string,
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { layers } from '../../src/features/layers.ts';
import { openOutput } from '../../src/publish/output/output-folder.ts';
import { PublishError } from '../../src/publish/publish-error.ts';
import { LayerThread } from '../../src/host/layer-thread.ts';
import { buildAtlas } from '../../src/host/build-atlas.ts';
import { openProject } from '../../src/host/open-project.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { snapshot } from '../publish/support/folders.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-layers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function repository(files: Record<string, string>) {
  const made = temporaryRepository();
  onTestFinished(() => made.remove());
  made.commit(files, 'first');
  return made;
}

const shop = {
  'src/sum.ts': 'export function sum(values: number[]): number {\n  return values.length;\n}\n',
  'src/cart.ts': "import { sum } from './sum.ts';\nexport const total = (): number => sum([1, 2]);\n",
  'notes.md': '# Notes\n\nThe cart counts.\n',
};

async function build(root: string, out: string, workers: number) {
  return buildAtlas(await openProject(root, { out, workers, publishes: true, blame: true }));
}

function filesOf(site: string) {
  const { '.treeatlas-output': _record, ...files } = snapshot(site);
  return files;
}

test('an atlas has the same bytes with and without a thread for layers, also after an edit', async () => {
  const { root, commit } = repository(shop);
  const folder = temporaryFolder();
  await build(root, join(folder, 'thread'), 2);
  await build(root, join(folder, 'alone'), 1);
  expect(filesOf(join(folder, 'thread'))).toEqual(filesOf(join(folder, 'alone')));
  commit({ 'src/sum.ts': 'export const sum = (values: number[]): number => values.length;\n' }, 'second');
  await build(root, join(folder, 'thread'), 2);
  await build(root, join(folder, 'fresh'), 1);
  expect(filesOf(join(folder, 'thread'))).toEqual(filesOf(join(folder, 'fresh')));
});

test('a secret is masked again in what is published when its exception is withdrawn', async () => {
  const token = ['ghp', '1a2B3c4D5e6F7g8H9i0JkLmNoPqRsTuVwXyZ'].join('_');
  const { root, commit } = repository(shop);
  commit({ 'src/more.ts': 'export const more = 1;\n' }, `use the token ${token} and go`);
  const out = join(temporaryFolder(), 'site');
  const publishWith = async (config: object) => {
    const file = join(temporaryFolder(), 'config.json');
    writeFileSync(file, JSON.stringify(config));
    const project = await openProject(root, { out, config: file, publishes: true, blame: true, workers: 2 });
    await buildAtlas(project);
    return readFileSync(join(out, artifactPath.blame('src/more.ts')), 'utf8');
  };
  expect(await publishWith({ secrets: { allow: [{ rule: 'github-pat' }] } })).toContain(token);
  expect(await publishWith({})).not.toContain(token);
});

async function startThread(isLean = false) {
  const { root } = repository(shop);
  const folder = temporaryFolder();
  const output = await openOutput(join(folder, 'site'), {
    stateFolder: folder,
    force: false,
    repository: root,
  });
  onTestFinished(() => output.close());
  const { newFolder, identity } = output.staging;
  const prefixes = layers.map(({ prefix }) => prefix);
  const setup = { root, config: {}, hasGit: true, commit: null, prefixes, isLean, cacheFolder: folder };
  const folders = { newFolder, identity, output: output.folder };
  return new LayerThread(setup, { folders, published: new Map() });
}

test.each([false, true])(
  'a shard that cannot be read is named, with what to do (lean: %s)',
  async (isLean) => {
    const thread = await startThread(isLean);
    thread.add({ path: 'api/v1/file/src/gone.ts.json', key: 'k', isStaged: true, isViewStaged: true });
    await expect(thread.finish()).rejects.toThrow(PublishError);
  },
);

test('a thread that is cancelled ends, whatever it still had to do', async () => {
  const thread = await startThread();
  for (let at = 0; at < 10_000; at++)
    thread.add({ path: `api/v1/file/src/${at}.ts.json`, key: undefined, isStaged: true, isViewStaged: true });
  const finished = thread.finish();
  await thread.cancel();
  await expect(finished).rejects.toThrow();
  await thread.cancel();
});

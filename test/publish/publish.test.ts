import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Artifact } from '../../src/model/artifact.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import type { ImageShard } from '../../src/model/image.ts';
import { safeSvg } from '../../src/render/safe-svg.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';
import { evilSvg, tinyPng } from '../support/pictures.ts';
import type { DirectoryShard } from '../../src/model/directory-shard.ts';
import { OUTPUT_MARKER } from '../../src/model/output.ts';
import { listFiles } from '../../src/base/list-files.ts';
import type { PublishProgress } from '../../src/publish/progress.ts';
import { defaultModules } from '../../src/publish/worker-context.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { editedArtifacts } from './support/edited-artifacts.ts';
import { fakeModules, publishTo, snapshot, temporaryFolder } from './support/folders.ts';

test('publishes artifacts, pages and assets', async () => {
  const folder = temporaryFolder();
  const summary = await publishTo(folder);
  const files = listFiles(join(folder, 'site'));
  expect(files).toEqual(
    expect.arrayContaining([
      '.nojekyll',
      OUTPUT_MARKER,
      '404.html',
      'AGENTS.md',
      '_a/page.css',
      'api/v1/file/src/main.ts.json',
      'api/v1/index.json',
      'api/v1/schema/artifacts.json',
      'file/src/main.ts.html',
      'index.html',
      'llms.txt',
      'file/src/shop/cart.ts~/Cart.html',
      'search.html',
      'tree/index.html',
      'tree/src/shop/index.html',
    ]),
  );
  expect(summary).toMatchObject({ files: files.length, written: files.length, removed: 0, failures: [] });
});

test('the bytes do not depend on the number of threads or the order of artifacts', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const one = snapshot(join(folder, 'site'));
  await publishTo(folder, {
    artifacts: tinyArtifacts().toReversed(),
    outputFolder: join(folder, 'other'),
    workers: 2,
  });
  expect(snapshot(join(folder, 'other'))).toEqual(one);
});

test('reverting a change gives the same result as a fresh build', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const fresh = snapshot(join(folder, 'site'));
  const changed = await publishTo(folder, { artifacts: editedArtifacts('src/main.ts', 'main();\n') });
  expect(changed.jobsDone).toBe(1);
  expect(snapshot(join(folder, 'site'))).not.toEqual(fresh);
  await publishTo(folder);
  expect(snapshot(join(folder, 'site'))).toEqual(fresh);
});

test('does nothing if nothing changed, and only the atlas job if only the commit did', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  expect(await publishTo(folder)).toMatchObject({ written: 0, removed: 0, jobsDone: 0 });
  const summary = await publishTo(folder, { artifacts: withCommit('d'.repeat(40)) });
  expect(summary.jobsDone).toBe(1);
  // The index and the overview, a bucket and a list of digests for each, and the marker.
  expect(summary.written).toBe(7);
});

test('an edit does not make the other files of the directory stale', async () => {
  const folder = temporaryFolder();
  const modules = { site: fakeModules.site, operations: defaultModules.operations };
  await publishTo(folder, { modules });
  const edited = editedArtifacts('src/util/text.ts', 'longer\n'.repeat(99)).map((artifact) => {
    if (!artifact.path.startsWith('api/v1/tree/')) return artifact;
    const shard = artifact.value as DirectoryShard;
    return { ...artifact, value: { ...shard, totals: { ...shard.totals, lines: shard.totals.lines + 99 } } };
  });
  const directories = edited.filter(({ path }) => path.startsWith('api/v1/tree/')).length;
  const { jobsDone } = await publishTo(folder, { modules, artifacts: edited });
  // The file, the one that may call it, every directory, the atlas; not money.ts beside it.
  expect(jobsDone).toBeLessThanOrEqual(directories + 3);
});

test('removes the outputs of a deleted file, including empty folders', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const gone = tinyArtifacts().filter(({ path }) => !path.includes('money.ts'));
  const { removed } = await publishTo(folder, { artifacts: gone });
  // Source page, Markdown and JSON, at least.
  expect(removed).toBeGreaterThan(2);
  expect(listFiles(join(folder, 'site')).filter((path) => path.includes('money.ts'))).toEqual([]);
  expect(existsSync(join(folder, 'site/file/src/util/money.ts.html'))).toBe(false);

  await publishTo(folder, { artifacts: tinyArtifacts().filter(({ path }) => !path.includes('src/shop')) });
  expect(existsSync(join(folder, 'site/file/src/shop'))).toBe(false);
});

test('gives the same atlas if the cache or a file of the output is lost', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const fresh = snapshot(join(folder, 'site'));
  await publishTo(folder, { artifacts: editedArtifacts('src/main.ts', 'main();\n') });
  rmSync(join(folder, 'cache'), { recursive: true });
  rmSync(join(folder, 'site/index.html'));
  await publishTo(folder);
  expect(snapshot(join(folder, 'site'))).toEqual(fresh);
});

test.each(['CNAME', 'file/src/mine.txt', '.git/config'])(
  'leaves files of others in the output alone: %s',
  async (path) => {
    const folder = temporaryFolder();
    await publishTo(folder);
    mkdirSync(dirname(join(folder, 'site', path)), { recursive: true });
    writeFileSync(join(folder, 'site', path), 'mine');
    await publishTo(folder, { artifacts: editedArtifacts('src/main.ts', 'main();\n') });
    await publishTo(folder, { artifacts: tinyArtifacts().filter(({ path }) => !path.includes('src/')) });
    expect(readFileSync(join(folder, 'site', path), 'utf8')).toBe('mine');
    rmSync(join(folder, 'site', path));
    await publishTo(folder);
    await publishTo(folder, { outputFolder: join(folder, 'fresh') });
    expect(snapshot(join(folder, 'site'))).toEqual(snapshot(join(folder, 'fresh')));
  },
);

test('does not replace a foreign file with the name of a page, unless forced', async () => {
  const folder = temporaryFolder();
  const without = tinyArtifacts().filter(({ path }) => !path.includes('money.ts'));
  await publishTo(folder, { artifacts: without });
  const mine = join(folder, 'site/file/src/util/money.ts.html');
  writeFileSync(mine, 'mine');
  await expect(publishTo(folder)).rejects.toMatchObject({ where: realpathSync(mine) });
  expect(readFileSync(mine, 'utf8')).toBe('mine');
  await publishTo(folder, { force: true });
  expect(readFileSync(mine, 'utf8')).not.toBe('mine');
});

test('keeps the folder itself with `inPlace`, for processes that have it open', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const { ino } = statSync(join(folder, 'site'));
  await publishTo(folder, { inPlace: true, artifacts: editedArtifacts('src/main.ts', 'main();\n') });
  expect(statSync(join(folder, 'site')).ino).toBe(ino);
  await publishTo(folder, {
    outputFolder: join(folder, 'fresh'),
    artifacts: editedArtifacts('src/main.ts', 'main();\n'),
  });
  expect(snapshot(join(folder, 'site'))).toEqual(snapshot(join(folder, 'fresh')));
});

test('a read-only home does not prevent a build, and is reported', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  const stateFolder = join(folder, 'file/state');
  const { notices } = await publishTo(folder, { stateFolder });
  expect(notices).toEqual([expect.stringContaining('could not be recorded') as string]);
  await expect(publishTo(folder, { stateFolder })).rejects.toThrow('your builds did not write');
  await publishTo(folder, { stateFolder, force: true });
});

test('a cache that cannot be written does not prevent a build, and is reported', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  const { notices } = await publishTo(folder, { cacheFolder: join(folder, 'file/cache') });
  expect(notices).toEqual([
    expect.stringMatching(/cannot be noted in the cache .* permissions of/) as string,
  ]);
  const published = snapshot(join(folder, 'site'));
  await publishTo(folder, { artifacts: editedArtifacts('src/main.ts', 'main();\n') });
  await publishTo(folder, { cacheFolder: join(folder, 'file/cache') });
  expect(snapshot(join(folder, 'site'))).toEqual(published);
});

test('a page that fails is reported and retried, and the rest is published', async () => {
  const folder = temporaryFolder();
  const artifacts = editedArtifacts('src/main.ts', 'cannot be rendered');
  const first = await publishTo(folder, { artifacts });
  expect(first.failures).toEqual(
    ['file/src/main.ts.html', 'file/src/main.ts~/main.html'].map((path) => ({
      path,
      message: 'this one cannot',
    })),
  );
  expect(existsSync(join(folder, 'site/file/src/shop/cart.ts.html'))).toBe(true);
  expect(await publishTo(folder, { artifacts })).toMatchObject({ jobsDone: 1, failures: first.failures });
  expect(await publishTo(folder)).toMatchObject({ failures: [] });
});

test('reports progress of every stage', async () => {
  const seen: PublishProgress[] = [];
  await publishTo(temporaryFolder(), { onProgress: (progress) => seen.push(progress) });
  expect(new Set(seen.map(({ stage }) => stage))).toEqual(
    new Set(['artifacts', 'pages', 'prose', 'assets', 'commit']),
  );
  const pages = seen.filter(({ stage }) => stage === 'pages');
  expect(pages.at(-1)).toEqual({ stage: 'pages', done: pages.at(-1)?.total, total: pages.at(-1)?.total });
});

test('refuses a folder with foreign files, unless forced', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'site/docs'), { recursive: true });
  writeFileSync(join(folder, 'site/docs/mine.txt'), 'mine');
  await expect(publishTo(folder)).rejects.toMatchObject({
    name: 'PublishError',
    message: 'The output folder is not empty and contains no atlas.',
  });
  expect(listFiles(join(folder, 'site'))).toEqual(['docs/mine.txt']);
  await publishTo(folder, { force: true });
  expect(readFileSync(join(folder, 'site/docs/mine.txt'), 'utf8')).toBe('mine');
  expect(existsSync(join(folder, 'site/index.html'))).toBe(true);
});

test('refuses an output that is a file, or below one', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  await expect(publishTo(folder, { outputFolder: join(folder, 'file') })).rejects.toMatchObject({
    message: 'The output is a file, not a folder.',
  });
  await expect(publishTo(folder, { outputFolder: join(folder, 'file/site') })).rejects.toMatchObject({
    name: 'PublishError',
  });
});

test('reports a broken symbolic link in the path of the output', async () => {
  const folder = temporaryFolder();
  symlinkSync(join(folder, 'nowhere', 'site'), join(folder, 'link'));
  for (const output of ['link', 'link/site']) {
    await expect(publishTo(folder, { outputFolder: join(folder, output) })).rejects.toMatchObject({
      message: 'The path of the output contains a broken symbolic link.',
      where: join(folder, 'link'),
    });
  }
});

test('reports a path of the output that is too long', async () => {
  const folder = temporaryFolder();
  const outputFolder = join(folder, ...Array.from({ length: 20 }, () => 'x'.repeat(250)));
  await expect(publishTo(folder, { outputFolder })).rejects.toMatchObject({
    name: 'PublishError',
    next: expect.stringContaining('shorter') as unknown,
  });
});

test.skipIf(process.getuid?.() === 0)('says so when the output may not be written', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'site'));
  chmodSync(join(folder, 'site'), 0o555);
  await expect(publishTo(folder)).rejects.toMatchObject({ name: 'PublishError' });
});

test('writes through a symbolic link to the output, not in place of it', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'real'));
  symlinkSync(join(folder, 'real'), join(folder, 'site'));
  await publishTo(folder);
  expect(existsSync(join(folder, 'real/index.html'))).toBe(true);
});

test('writes nothing but the output, the cache and the state, and leaves no lock or staging folder', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const names = new Set(listFiles(folder).map((path) => path.split('/').slice(0, 2).join('/')));
  for (const name of names) expect(name).toMatch(/^(cache|site|state)\//);
  expect(listFiles(folder).filter((path) => /staging|lock|old-/.test(path))).toEqual([]);
});

test('refuses an artifact whose path leads out of the output', async () => {
  const folder = temporaryFolder();
  const artifacts: Artifact[] = [...tinyArtifacts(), { path: '../evil.json', value: 1 }];
  await expect(publishTo(folder, { artifacts })).rejects.toThrow('leads out of the atlas');
  expect(listFiles(folder).filter((path) => path.endsWith('evil.json'))).toEqual([]);
});

function withCommit(commit: string): Artifact[] {
  return tinyArtifacts().map((artifact) => {
    if (artifact.path !== 'api/v1/index.json') return artifact;
    const index = artifact.value as { repository: object };
    return { ...artifact, value: { ...index, repository: { ...index.repository, commit } } };
  });
}

test('an image has a page and a file that ends with what it is, and a drawing a safe copy', async () => {
  const folder = temporaryFolder();
  const image: ImageShard = {
    path: 'art/logo.gif',
    address: 'art/logo.gif',
    directory: 'art',
    bytes: 33,
    type: 'png',
    width: 240,
    height: 120,
    data: Buffer.from(tinyPng()).toString('base64'),
  };
  const { shards } = await indexMemory(memorySource({ 'icon.svg': evilSvg }));
  const artifacts = [
    ...tinyArtifacts(),
    { path: artifactPath.image(image.address), value: image },
    { path: artifactPath.file('icon.svg'), value: shards.get('icon.svg') },
  ];
  await publishTo(folder, { artifacts });
  const site = join(folder, 'site');
  expect(readFileSync(join(site, 'image/art/logo.gif.png'))).toEqual(Buffer.from(tinyPng()));
  expect(readFileSync(join(site, 'file/art/logo.gif.html'), 'utf8')).toContain('art/logo.gif');
  expect(readFileSync(join(site, 'image/icon.svg.svg'), 'utf8')).toBe(safeSvg(evilSvg));
  expect(existsSync(join(site, 'file/art/logo.gif.md'))).toBe(false);
  await publishTo(folder, { artifacts, scope: { pages: 'none', only: undefined, markdown: true } });
  expect(existsSync(join(site, 'image'))).toBe(false);
});

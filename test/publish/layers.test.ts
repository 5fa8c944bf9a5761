import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../../src/base/digest.ts';
import { artifactPath, type Artifact } from '../../src/model/artifact.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import type { LayerBuild, LayersToPublish } from '../../src/publish/layer-build.ts';
import { stageArtifact, type StagedArtifact } from '../../src/publish/stage-artifact.ts';
import { StagedWriter } from '../../src/publish/staged-writer.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { publishTo, snapshot, temporaryFolder } from './support/folders.ts';

/** A layer in a thread that ends when the test says so. */
function slowLayer(): { layers: LayersToPublish; end(): void; fail(cause: Error): void; cancelled: number } {
  let settle: (cause?: Error) => void = () => undefined;
  const ended = new Promise<void>((resolve, reject) => {
    settle = (cause) => (cause ? reject(cause) : resolve());
  });
  ended.catch(() => undefined);
  const slow = {
    end: () => settle(),
    fail: (cause: Error) => settle(cause),
    cancelled: 0,
    layers: {
      key: undefined,
      prefixes: [artifactPath.map],
      hasThreads: true,
      open: ({ folders, published }): LayerBuild => {
        const paths: string[] = [];
        return {
          add: ({ path }) => void paths.push(path),
          async finish(): Promise<StagedArtifact[]> {
            await ended;
            const artifact = { path: artifactPath.map, value: { paths } };
            return [stageArtifact(artifact, published.get(artifact.path), new StagedWriter(folders))];
          },
          cancel: () => {
            slow.cancelled++;
            settle(new Error('cancelled'));
            return Promise.resolve();
          },
        };
      },
    } satisfies LayersToPublish,
  };
  return slow;
}

/** The tiny atlas with so many more files that several threads render. */
function manyArtifacts(): Artifact[] {
  const all = tinyArtifacts();
  const main = all.find(({ path }) => path === artifactPath.file('src/main.ts'));
  const copies = Array.from({ length: 60 }, (_, at): Artifact => {
    const address = `src/copy${at}.ts`;
    // Its symbols too have addresses of their own: two threads must not write one page.
    const value = JSON.stringify(main?.value).replaceAll('src/main.ts', address);
    return { path: artifactPath.file(address), value: JSON.parse(value) as FileShard };
  });
  return [...all, ...copies];
}

function digestsOf(site: string): Map<string, string> {
  const folder = join(site, dirname(artifactPath.digests));
  const buckets = readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
  return new Map(
    buckets.flatMap((name) =>
      Object.entries(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>),
    ),
  );
}

test.each([
  ['few pages', tinyArtifacts()],
  ['many pages', manyArtifacts()],
])(
  '%s are rendered while layers are built, and pages that show layers after that',
  async (_what, artifacts) => {
    const folder = temporaryFolder();
    const slow = slowLayer();
    const published = await publishTo(folder, {
      artifacts,
      layers: slow.layers,
      workers: 2,
      onProgress: ({ stage, done }) => {
        if (stage === 'pages' && done > 3) slow.end();
      },
    });
    expect(published.failures).toEqual([]);
    const map = readFileSync(join(folder, 'site', artifactPath.map), 'utf8');
    expect(readFileSync(join(folder, 'site', 'index.html'), 'utf8')).toContain(map);
    expect((JSON.parse(map) as { paths: string[] }).paths).toHaveLength(
      artifacts.filter(({ path }) => path.startsWith('api/v1/file/')).length,
    );
    expect(digestsOf(join(folder, 'site')).get(artifactPath.map)).toBe(digest(map));
  },
);

test('many pages have the same bytes where memory counts more than time, so that processes render them', async () => {
  const folder = temporaryFolder();
  await publishTo(folder, { artifacts: manyArtifacts(), workers: 2 });
  const outputFolder = join(folder, 'lean');
  const { failures } = await publishTo(folder, {
    artifacts: manyArtifacts(),
    outputFolder,
    workers: 2,
    isLean: true,
  });
  expect(failures).toEqual([]);
  expect(snapshot(outputFolder)).toEqual(snapshot(join(folder, 'site')));
});

test('layers that start late are opened after the last shard, with all shards', async () => {
  const folder = temporaryFolder();
  const slow = slowLayer();
  slow.end();
  const events: string[] = [];
  const open: LayersToPublish['open'] = (place) => {
    events.push('open');
    return slow.layers.open(place);
  };
  async function* artifacts(): AsyncGenerator<Artifact, void> {
    for (const artifact of tinyArtifacts()) yield await Promise.resolve(artifact);
    events.push('last shard');
  }
  await publishTo(folder, { artifacts: artifacts(), isLean: true, layers: { ...slow.layers, open } });
  expect(events).toEqual(['last shard', 'open']);
  const map = JSON.parse(readFileSync(join(folder, 'site', artifactPath.map), 'utf8')) as { paths: string[] };
  expect(map.paths).toHaveLength(
    tinyArtifacts().filter(({ path }) => path.startsWith('api/v1/file/')).length,
  );
});

test('an error of a layer ends the build, and the output is as it was', async () => {
  const folder = temporaryFolder();
  await publishTo(folder);
  const before = snapshot(join(folder, 'site'));
  const slow = slowLayer();
  const building = publishTo(folder, {
    artifacts: manyArtifacts(),
    layers: slow.layers,
    workers: 2,
    onProgress: ({ stage, done }) => {
      if (stage === 'pages' && done > 3) slow.fail(new Error('no layer today'));
    },
  });
  await expect(building).rejects.toThrow('no layer today');
  expect(snapshot(join(folder, 'site'))).toEqual(before);
  expect(slow.cancelled).toBeGreaterThan(0);
});

test.each([
  ['few pages', tinyArtifacts()],
  ['many pages', manyArtifacts()],
])('an abort does not wait for layers, with %s', async (_what, artifacts) => {
  const slow = slowLayer();
  const controller = new AbortController();
  const building = publishTo(temporaryFolder(), {
    artifacts,
    layers: slow.layers,
    workers: 2,
    signal: controller.signal,
    onProgress: ({ stage, done }) => {
      if (stage === 'pages' && done > 3) controller.abort(new Error('enough'));
    },
  });
  await expect(building).rejects.toThrow('enough');
  expect(slow.cancelled).toBeGreaterThan(0);
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digest } from '../../src/base/digest.ts';
import type { Layer } from '../../src/derive/layer.ts';
import { layers } from '../../src/features/layers.ts';
import { isFileShard, type Artifact, type PlannedArtifact } from '../../src/model/artifact.ts';
import { LayerRun } from '../../src/publish/layer-run.ts';
import { LeanLayerRun } from '../../src/publish/lean-layer-run.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { publishTo, snapshot, temporaryFolder } from './support/folders.ts';

/** The tiny atlas; its shards have keys, by which the parts of layers are kept. */
function withKeys(): PlannedArtifact[] {
  return tinyArtifacts().map(({ path, value }: Artifact) => ({
    path,
    key: isFileShard(path) ? digest(JSON.stringify(value)) : undefined,
    make: () => Promise.resolve(value),
  }));
}

async function* each<T>(items: readonly T[]): AsyncGenerator<T, void> {
  for (const item of items) yield await Promise.resolve(item);
}

async function publishLayers(
  folder: string,
  Run: typeof LayerRun | typeof LeanLayerRun,
  {
    artifacts,
    made = layers,
  }: { artifacts: readonly (Artifact | PlannedArtifact)[]; made?: readonly Layer[] },
): Promise<Record<string, string>> {
  const parts = { folder: join(folder, 'parts'), program: 'test' };
  await publishTo(folder, {
    artifacts: each(artifacts),
    layers: {
      key: undefined,
      prefixes: made.map(({ prefix }) => prefix),
      hasThreads: false,
      open: (place) => new Run({ layers: made, context: {}, parts }, place),
    },
  });
  return snapshot(join(folder, 'site'));
}

test.each([
  ['with keys', withKeys()],
  ['without', tinyArtifacts()],
])('layers that are opened one after the other have the same bytes, %s', async (_what, artifacts) => {
  const folder = temporaryFolder();
  const lean = await publishLayers(folder, LeanLayerRun, { artifacts });
  expect(Object.keys(lean)).toContain('api/v1/search/index.json');
  expect(lean).toEqual(await publishLayers(temporaryFolder(), LayerRun, { artifacts }));
  // With the parts of the build before.
  expect(await publishLayers(folder, LeanLayerRun, { artifacts })).toEqual(lean);
});

test('one layer is open at a time, and reads no shard that has its part', async () => {
  let open = 0;
  let mostOpen = 0;
  let made = 0;
  const counting = layers.map((layer): Layer => ({
    ...layer,
    openParts: (context) => {
      const make = layer.openParts(context);
      return (shard) => {
        made++;
        return make(shard);
      };
    },
    open(context) {
      const builder = layer.open(context);
      mostOpen = Math.max(mostOpen, ++open);
      return {
        add: (part) => builder.add(part),
        async *artifacts() {
          yield* builder.artifacts();
          open--;
        },
      };
    },
  }));
  const artifacts = withKeys();
  await publishLayers(temporaryFolder(), LeanLayerRun, { artifacts, made: counting });
  expect(mostOpen).toBe(1);
  expect(made).toBe(artifacts.filter(({ path }) => isFileShard(path)).length * layers.length);
});

import { programDigest } from '../base/code-digest.ts';
import { digest } from '../base/digest.ts';
import type { Layer } from '../derive/layer.ts';
import { publishedLayers } from '../features/layers.ts';
import type { RepositoryInfo } from '../indexer/source/source.ts';
import type { LayerBuild, LayerPlace, LayersToPublish } from '../publish/layer-build.ts';
import { LayerRun } from '../publish/layer-run.ts';
import { LeanLayerRun } from '../publish/lean-layer-run.ts';
import { layerContext } from './layer-context.ts';
import { LayerThread } from './layer-thread.ts';
import { partFolder } from './part-folder.ts';
import type { Project } from './project.ts';
import { layerInputs } from './stored/layer-inputs.ts';

/**
 * Builds layers in threads of their own if more than one worker is allowed. A language model is not loaded twice, because it takes
 * much memory. With `isLean`, neither the program nor another layer is in memory with a layer.
 */
export async function layersOfBuild(
  project: Project,
  { blame, commit }: Pick<RepositoryInfo, 'blame' | 'commit'>,
  isLean: boolean,
  cacheFolder: string,
): Promise<LayersToPublish> {
  const withBlame = blame === true;
  const { config, embedder, git, root, settings } = project;
  const layers = publishedLayers(withBlame);
  const common = {
    key: layersKey(project, commit, withBlame),
    prefixes: layers.map(({ prefix }) => prefix),
  };
  if (!embedder && settings.workers > 1) {
    const setup = { root, config, hasGit: git !== undefined, commit, isLean, cacheFolder };
    const start = (place: LayerPlace, some: readonly Layer[]): LayerBuild =>
      new LayerThread({ ...setup, prefixes: some.map(({ prefix }) => prefix) }, place);
    return {
      ...common,
      hasThreads: true,
      open: (place) => combineBuilds(layerGroups(place, layers, isLean).map((some) => start(place, some))),
    };
  }
  const context = await layerContext(project, commit, cacheFolder, true);
  const parts = partFolder(cacheFolder);
  const run = { layers, context, parts };
  return {
    ...common,
    hasThreads: false,
    open: (place) => (isLean ? new LeanLayerRun(run, place) : new LayerRun(run, place)),
  };
}

/**
 * A first build also renders pages, so one thread builds all layers. A later build renders few, so the layers that read the history, half of the work, get a
 * second thread, unless memory counts more than time.
 */
function layerGroups(
  { published }: LayerPlace,
  layers: readonly Layer[],
  isLean: boolean,
): (readonly Layer[])[] {
  if (isLean || published.size === 0) return [layers];
  const readsHistory = ({ uses }: Layer): boolean => uses.includes('readActivity');
  return [layers.filter(readsHistory), layers.filter((layer) => !readsHistory(layer))];
}

function combineBuilds(builds: readonly LayerBuild[]): LayerBuild {
  return {
    add(shard) {
      for (const build of builds) build.add(shard);
    },
    finish: async () => (await Promise.all(builds.map((build) => build.finish()))).flat(),
    async cancel() {
      await Promise.all(builds.map((build) => build.cancel()));
    },
  };
}

/** Identifies what the layers depend on besides the shards; undefined if nothing does. */
function layersKey(project: Project, commit: string | null, withBlame: boolean): string | undefined {
  const inputs = Object.values(layerInputs(project, commit));
  return inputs.includes(undefined)
    ? undefined
    : digest(programDigest(), JSON.stringify(inputs), String(withBlame));
}

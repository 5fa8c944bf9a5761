import { programDigest } from '../base/code-digest.ts';
import { digest } from '../base/digest.ts';
import { publishedLayers } from '../derive/layers.ts';
import type { RepositoryInfo } from '../indexer/source/source.ts';
import type { LayersToPublish } from '../publish/layer-build.ts';
import { LayerRun } from '../publish/layer-run.ts';
import { layerContext } from './layer-context.ts';
import { LayerThread } from './layer-thread.ts';
import { partFolder } from './part-folder.ts';
import type { Project } from './project.ts';
import { layerInputs } from './stored/layer-inputs.ts';

/**
 * Builds layers in a thread if more than one worker is allowed. A language model is not loaded twice, because it takes
 * much memory.
 */
export async function layersOfBuild(
  project: Project,
  { blame, commit }: Pick<RepositoryInfo, 'blame' | 'commit'>,
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
    const setup = { root, config, hasGit: git !== undefined, commit, withBlame, cacheFolder };
    return { ...common, hasThread: true, open: (place) => new LayerThread(setup, place) };
  }
  const context = await layerContext(project, commit, cacheFolder, true);
  const parts = partFolder(cacheFolder);
  return { ...common, hasThread: false, open: (place) => new LayerRun({ layers, context, parts }, place) };
}

/** Identifies what the layers depend on besides the shards; undefined if nothing does. */
function layersKey(project: Project, commit: string | null, withBlame: boolean): string | undefined {
  const inputs = Object.values(layerInputs(project, commit));
  return inputs.includes(undefined)
    ? undefined
    : digest(programDigest(), JSON.stringify(inputs), String(withBlame));
}

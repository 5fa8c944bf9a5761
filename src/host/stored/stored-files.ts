import type { LayerContext } from '../../derive/layer.ts';
import { partFolder } from '../part-folder.ts';
import type { Project } from '../project.ts';
import type { TaskWork } from '../tasks/task.ts';
import { layerInputs } from './layer-inputs.ts';
import type { CurrentAtlas } from './open-current.ts';
import type { StoredFiles } from './stored-atlas.ts';
import type { StoredPlace } from './stored-folder.ts';
import { StoredLayers } from './stored-layers.ts';

/**
 * Returns a stored atlas with its layers, which are built from it when they are opened: by this process, or by one that `run`
 * starts.
 */
export function storedFiles(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  { head, base }: CurrentAtlas,
  run?: (task: TaskWork) => Promise<void>,
): StoredFiles {
  const { commit } = head.repository;
  const { shards } = head;
  const context = async (): Promise<LayerContext> => {
    const { layerContext } = await import('../layer-context.ts');
    return layerContext(project, commit, cacheFolder);
  };
  return {
    head,
    base,
    layers: new StoredLayers({
      place,
      parts: partFolder(cacheFolder),
      shards,
      inputs: layerInputs(project, commit),
      context,
      storeInTask: run && (({ prefix }) => run({ type: 'layer', prefix, shards })),
    }),
  };
}

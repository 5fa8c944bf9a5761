import type { LayerContext } from '../../derive/layer.ts';
import type { Source } from '../../indexer/source/source.ts';
import { partFolder } from '../part-folder.ts';
import type { Project } from '../project.ts';
import { layerInputs } from './layer-inputs.ts';
import type { CurrentAtlas } from './open-current.ts';
import type { StoredFiles } from './stored-atlas.ts';
import type { StoredPlace } from './stored-folder.ts';
import { StoredLayers } from './stored-layers.ts';

/** Returns a stored atlas with its layers, which are built from it when they are opened. */
export function storedFiles(
  project: Project,
  cacheFolder: string,
  place: StoredPlace,
  source: Source,
  { head, base }: CurrentAtlas,
): StoredFiles {
  const context = async (): Promise<LayerContext> => {
    const { layerContext } = await import('../layer-context.ts');
    return layerContext(project, source.repository.commit, cacheFolder);
  };
  const inputs = layerInputs(project, head.repository.commit);
  return {
    head,
    base,
    layers: new StoredLayers({ place, parts: partFolder(cacheFolder), shards: head.shards, inputs, context }),
  };
}

import { blameLayer } from './blame/index/blame-layer.ts';
import { deadCodeLayer } from './dead-code/index/layer.ts';
import { grepLayer } from './grep/index/grep-layer.ts';
import { interfaceLayer } from './interface/index/interface-layer.ts';
import { mapLayer } from './package-map/index/map-layer.ts';
import { namesNotFoundLayer } from './names-not-found/index/names-layer.ts';
import type { Layer } from '../derive/layer.ts';
import { rulesLayer } from './rules/index/rules-layer.ts';
import { searchLayer } from './search/index/search-layer.ts';

/** All layers, in the order in which they are written. */
export const layers: readonly Layer[] = [
  deadCodeLayer,
  grepLayer,
  searchLayer,
  rulesLayer,
  mapLayer,
  namesNotFoundLayer,
  interfaceLayer,
  blameLayer,
];

/** The layers of a published atlas. Blame is as large as a fifth of the sources, so a build has it if it is asked for. */
export function publishedLayers(withBlame: boolean): readonly Layer[] {
  return withBlame ? layers : layers.filter((layer) => layer !== blameLayer);
}

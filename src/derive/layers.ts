import { deadCodeLayer } from './dead-code/layer.ts';
import { grepLayer } from './grep/grep-layer.ts';
import type { Layer } from './layer.ts';
import { rulesLayer } from './rules/rules-layer.ts';
import { searchLayer } from './search/search-layer.ts';

/** All layers, in the order in which they are written. */
export const layers: readonly Layer[] = [deadCodeLayer, grepLayer, searchLayer, rulesLayer];

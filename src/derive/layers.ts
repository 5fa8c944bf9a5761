import { deadCodeLayer } from '../features/dead-code/index/layer.ts';
import { grepLayer } from '../features/grep/index/grep-layer.ts';
import type { Layer } from './layer.ts';
import { rulesLayer } from '../features/rules/index/rules-layer.ts';
import { searchLayer } from '../features/search/index/search-layer.ts';

/** All that is derived, in the order in which it is written. */
export const layers: readonly Layer[] = [deadCodeLayer, grepLayer, searchLayer, rulesLayer];

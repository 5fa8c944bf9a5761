import { deadCodeLayer } from './dead-code/layer.ts';
import type { Layer } from './layer.ts';

/** All that is derived, in the order in which it is written. */
export const layers: readonly Layer[] = [deadCodeLayer];

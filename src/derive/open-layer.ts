import type { Layer, LayerBuilder, LayerContext } from './layer.ts';

/** Opens a layer with the parts of the context that it declares: a stored layer is found again by these. */
export function openLayer(layer: Layer, context: LayerContext): LayerBuilder {
  const parts: LayerContext = Object.fromEntries(layer.uses.map((name) => [name, context[name]]));
  return layer.open({ ...parts, pause: context.pause });
}

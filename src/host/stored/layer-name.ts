import { digest } from '../../base/digest.ts';
import type { Layer, LayerInput } from '../../derive/layer.ts';

/** Digests of the parts of a layer context; undefined for a part that cannot be compared. */
export type LayerInputs = Readonly<Record<LayerInput, string | undefined>>;

/** Returns the name of the pack of a layer of the file shards with a digest; undefined if the layer is not stored. */
export function layerName({ prefix, uses }: Layer, shards: string, inputs: LayerInputs): string | undefined {
  const parts = uses.map((name) => inputs[name]);
  if (parts.includes(undefined)) return undefined;
  return `${layerPrefix(prefix)}${digest(JSON.stringify(parts))}-${shards}`;
}

/** Returns the start of the names of all packs of a layer. */
export function layerPrefix(prefix: string): string {
  return `layer-${prefix.replaceAll(/[^a-z0-9]+/g, '.')}-`;
}

/** Matches the lists of all layers of the file shards with a digest. */
export function layerListOf(shards: string): RegExp {
  return new RegExp(`^layer-.*-${shards}\\.list$`);
}

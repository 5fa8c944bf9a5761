import { pagePath } from '../model/page-path.ts';
import { readFileAt, readImageAt } from '../query/read.ts';
import { isDrawing, safeSvg } from '../render/safe-svg.ts';
import type { Store } from '../store/store.ts';

export interface ImageFile {
  /** Below the root of the atlas. */
  path: string;
  bytes: Uint8Array;
}

/**
 * Returns the file with the image at an address; undefined if it is not published. Its name ends with what it is by its bytes. Drawings are
 * published as a copy without anything that runs or loads, since the file can be opened by itself.
 */
export async function readImageFile(
  store: Store,
  { kind, address, path }: { kind: 'file' | 'image'; address: string; path?: string },
): Promise<ImageFile | undefined> {
  if (kind === 'image') {
    const image = await readImageAt(store, address);
    if (image?.type === undefined) return undefined;
    return { path: pagePath.image(address, image.type), bytes: Buffer.from(image.data, 'base64') };
  }
  if (path !== undefined && !isDrawing(path)) return undefined;
  const shard = await readFileAt(store, address);
  const svg = shard && isDrawing(shard.path) ? safeSvg(shard.source) : undefined;
  return svg === undefined ? undefined : { path: pagePath.image(address, 'svg'), bytes: Buffer.from(svg) };
}

/** Returns the image at a path of the atlas, for a server. */
export async function readImageAtPath(store: Store, path: string): Promise<Uint8Array | undefined> {
  const [, address, type] = /^image\/(.+)\.([a-z]+)$/s.exec(path) ?? [];
  if (address === undefined) return undefined;
  const file = await readImageFile(store, { kind: type === 'svg' ? 'file' : 'image', address });
  return file?.path === path ? file.bytes : undefined;
}

import { pathAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { AtlasIndex } from '../../model/atlas-index.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Store } from '../../store/store.ts';
import { findDoc } from '../markdown/docs.ts';
import type { View } from './view.ts';

export const MISSING_PAGE = '404.html';

/** Finds what the page at a path is about; undefined when the atlas has no such page. */
export async function loadView(path: string, store: Store): Promise<View | undefined> {
  if (path === pagePath.overview) return loadOverview(store);
  if (path === pagePath.search) return { kind: 'search' };
  if (path === MISSING_PAGE) return { kind: 'missing' };
  const [, area, address] = /^(file|node|docs)\/(.+)\.html$/s.exec(path) ?? [];
  if (area && address) return loadAddressed(area, address, store);
  const [, directory] = /^tree\/(?:(.+)\/)?index\.html$/s.exec(path) ?? [undefined, undefined];
  return path.startsWith('tree/') && path.endsWith('index.html')
    ? loadDirectory(directory ?? '', store)
    : undefined;
}

async function loadOverview(store: Store): Promise<View | undefined> {
  const [index, root] = await Promise.all([
    store.read(artifactPath.index) as Promise<AtlasIndex | undefined>,
    store.read(artifactPath.directory('')) as Promise<DirectoryShard | undefined>,
  ]);
  if (!index || !root) return undefined;
  return { kind: 'overview', index, root, readme: await readReadme(root, index.readme, store) };
}

async function loadDirectory(address: string, store: Store): Promise<View | undefined> {
  const shard = (await store.read(artifactPath.directory(address))) as DirectoryShard | undefined;
  return shard && { kind: 'directory', shard, readme: await readReadme(shard, shard.readme, store) };
}

async function loadAddressed(area: string, address: string, store: Store): Promise<View | undefined> {
  if (area === 'docs') {
    const doc = findDoc(address);
    return doc && { kind: 'doc', doc };
  }
  if (area === 'file') {
    const shard = await readFileShard(address, store);
    return shard && { kind: 'file', shard };
  }
  const shard = await readFileShard(address.slice(0, Math.max(0, address.lastIndexOf('/'))), store);
  const index = shard?.nodes.findIndex((node, at) => at > 0 && node.address === address) ?? -1;
  const node = shard?.nodes[index];
  return shard && node && { kind: 'node', shard, node, index };
}

async function readReadme(
  directory: DirectoryShard,
  path: string | null,
  store: Store,
): Promise<FileShard | undefined> {
  if (path === null) return undefined;
  const address = directory.files.find((file) => file.path === path)?.address ?? pathAddress(path);
  return readFileShard(address, store);
}

async function readFileShard(address: string, store: Store): Promise<FileShard | undefined> {
  return address ? ((await store.read(artifactPath.file(address))) as FileShard | undefined) : undefined;
}

import { artifactPath } from '../model/artifact.ts';
import type { FileShard } from '../model/file-shard.ts';
import type { FileView } from '../model/file-view.ts';
import type { Store } from '../store/store.ts';
import { damaged } from './read.ts';

/** Returns the view of a file, which is read if its shard was published. Throws `StoreError` if it is missing. */
export async function viewOf(store: Store, shard: FileShard): Promise<FileView> {
  if (shard.view) return shard.view;
  const path = artifactPath.view(shard.address);
  const view = (await store.read(path)) as FileView | undefined;
  if (!view) throw damaged(path, 'the atlas has its file, but it is missing');
  return view;
}

/** Returns the shard with its view. */
export async function withView(store: Store, shard: FileShard): Promise<FileShard> {
  return shard.view ? shard : { ...shard, view: await viewOf(store, shard) };
}

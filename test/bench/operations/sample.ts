import type { FileShard } from '../../../src/model/file-shard.ts';
import type { Store } from '../../../src/store/store.ts';
import type { OutputFile } from '../support/output-files.ts';

/** Something of an atlas to ask about. */
export interface Sample {
  id: string;
  name: string;
  path: string;
  directory: string;
}

const shardFolder = 'api/v1/file/';

/**
 * `count` symbols: half from files evenly spread over the list, half from the largest shards, where answers
 * take longest. The same atlas gives the same samples.
 */
export async function takeSamples(
  store: Store,
  files: readonly OutputFile[],
  count: number,
): Promise<Sample[]> {
  const shards = files.filter(({ path }) => path.startsWith(shardFolder));
  const inOrder = [...shards].sort((a, b) => (a.path < b.path ? -1 : 1));
  const bySize = [...shards].sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1));
  const half = Math.ceil(count / 2);
  const step = Math.max(1, Math.floor(inOrder.length / half));
  const chosen = [
    ...inOrder.filter((_, index) => index % step === 0).slice(0, half),
    ...bySize.slice(0, half),
  ];
  const samples: Sample[] = [];
  for (const [index, { path }] of chosen.entries()) {
    const shard = (await store.read(path)) as FileShard;
    const node = shard.nodes[index % shard.nodes.length];
    if (!node) continue;
    samples.push({
      id: node.id,
      name: node.name,
      path: shard.path,
      directory: shard.path.slice(0, Math.max(0, shard.path.lastIndexOf('/'))),
    });
  }
  return samples;
}

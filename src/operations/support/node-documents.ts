import { artifactPath } from '../../model/artifact.ts';
import type { ShardNode } from '../../model/file-shard.ts';
import { readFileAt } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import type { Prerendered, PrerenderScope } from '../operation.ts';

/** Yields a prerendered answer for each node of a file with code, as a member of the node's document. */
export async function* nodeDocuments<Input>(
  store: Store,
  scope: PrerenderScope,
  key: string,
  inputFor: (node: ShardNode) => Input | undefined,
): AsyncGenerator<Prerendered<Input>> {
  if (scope.kind !== 'file') return;
  const shard = await readFileAt(store, scope.address);
  if (typeof shard?.language !== 'string') return;
  for (const node of shard.nodes) {
    const input = inputFor(node);
    if (input !== undefined) yield { path: artifactPath.node(node.address), key, input };
  }
}

import { endAt, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { isImportable } from '../../model/root.ts';
import { readFile } from '../../query/read.ts';
import { topLevelNode } from '../../query/top-level-node.ts';
import type { Store } from '../../store/store.ts';
import { findDeadCodeIndex } from '../dead-code/query/dead-code.ts';
import type { PlacedNode } from './compare-symbols.ts';

/** How many files that export again what another one exports are followed. */
const MAX_STEPS = 8;

/** Says which exported symbols code outside of the repository can import. */
export class PublicInterface {
  readonly #store: Store;
  #isKnown: Promise<boolean> | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Whether a symbol that its file exports is exported by a package, perhaps through other files. In a repository that publishes no package,
   * each export is a part of the interface.
   */
  async has({ node, shard }: PlacedNode): Promise<boolean> {
    this.#isKnown ??= publishesPackages(this.#store);
    if (!(await this.#isKnown)) return true;
    return this.#isReachable(shard, topLevelNode(node, shard), new Set(), MAX_STEPS);
  }

  async #isReachable(shard: FileShard, node: ShardNode, seen: Set<string>, steps: number): Promise<boolean> {
    if (isImportable(shard.roots)) return true;
    if (steps === 0 || seen.has(shard.path)) return false;
    seen.add(shard.path);
    const index = shard.nodes.indexOf(node);
    for (const { from, to, type } of shard.edges) {
      if (type !== 'EXPORTS' || (to !== index && to !== 0) || from < shard.nodes.length) continue;
      const end = endAt(shard, from);
      const exporting = 'path' in end ? await readFile(this.#store, end.path) : undefined;
      const [file] = exporting?.nodes ?? [];
      if (exporting && file && (await this.#isReachable(exporting, file, seen, steps - 1))) return true;
    }
    return false;
  }
}

async function publishesPackages(store: Store): Promise<boolean> {
  const index = await findDeadCodeIndex(store);
  return index?.roots.some(({ kind, count }) => kind === 'published' && count > 0) ?? false;
}

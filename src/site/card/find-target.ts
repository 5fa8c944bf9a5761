import { fileOfAddress, isIdOf } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { FileShard, ShardNode } from '../../model/file-shard.ts';
import type { Store } from '../../store/store.ts';
import { isTestFile } from '../../model/root.ts';
import { testFilesOf } from '../../query/test-files.ts';
import { relationsOf, type Endpoint } from '../views/relations.ts';

/** The symbol that a link leads to. */
export interface Target {
  shard: FileShard;
  index: number;
  node: ShardNode;
}

/** Reads the symbol at a place in the atlas: the address of a page and the fragment of a link. Undefined if there is none. */
export async function findTarget(
  store: Store,
  pageAddress: string,
  fragment: string,
): Promise<Target | undefined> {
  const shard = (await store.read(artifactPath.file(fileOfAddress(pageAddress)))) as FileShard | undefined;
  const index = shard?.nodes.findIndex((node, at) => at > 0 && isAt(node, fragment)) ?? -1;
  const node = shard?.nodes[index];
  return shard && node && { shard, index, node };
}

/** Links in a file name the line of a definition, others its section. */
function isAt({ address, nameSpan }: ShardNode, fragment: string): boolean {
  return isIdOf(fragment, address) || `L${nameSpan[0]}` === fragment;
}

export interface UseCounts {
  callers: number;
  others: number;
  files: number;
}

/** Counts the symbols that refer to a symbol, by calls or otherwise, and their files. */
export function countUses({ shard, index }: Target): UseCounts {
  const { callers, referencedBy } = relationsOf(shard, index);
  const files = new Set(usersOf({ shard, index }).map(({ path }) => path));
  return { callers: callers.length, others: referencedBy.length, files: files.size };
}

/** Returns the symbols and files that refer to a symbol. */
export function usersOf({ shard, index }: Pick<Target, 'shard' | 'index'>): Endpoint[] {
  const { callers, referencedBy } = relationsOf(shard, index);
  return [...callers, ...referencedBy].map(({ endpoint }) => endpoint);
}

/** Counts the test files that refer to a symbol, its own among them. */
export function countTests({ shard, index }: Target): number {
  const tests = testFilesOf(shard);
  const paths = new Set(usersOf({ shard, index }).map(({ path }) => path));
  return [...paths].filter((path) => (path === shard.path ? isTestFile(shard.roots) : tests.has(path)))
    .length;
}

import type { FileShard, OpenName, OpenUse, ShardNode, ShardThrough } from '../model/file-shard.ts';
import type { Unseen } from '../model/quality.ts';
import type { Store } from '../store/store.ts';
import { readAllUnseen } from './quality.ts';

export type UnseenFamily = Unseen['families'][number];

/** How much was not read of the files that could use something in this language. */
export async function readUnseen(store: Store, language: string | null): Promise<UnseenFamily> {
  const none = {
    languages: language === null ? [] : [language],
    files: 0,
    partial: 0,
    failed: 0,
    leftOut: 0,
    unsearched: 0,
    dynamic: 0,
  };
  if (language === null) return none;
  const { families } = await readAllUnseen(store);
  return families.find(({ languages }) => languages.includes(language)) ?? none;
}

/** The name that a node is used by: of a constructor that of its type. */
export function usedName(shard: FileShard, { kind, name, parent }: ShardNode): string {
  return kind === 'constructor' && parent !== null ? (shard.nodes[parent]?.name ?? name) : name;
}

/** Uses of the name of a node that lead nowhere, wherever they are; undefined when there are none. */
export function openUsesOf(shard: FileShard, node: ShardNode): OpenName | undefined {
  if (node.parent === null) return undefined;
  const name = usedName(shard, node);
  return shard.unseen.find((open) => open.name === name);
}

/** Paths of files that were left out of the atlas and that have the name of a node. */
export function leftOutWith({ nodes, leftOut = [] }: FileShard, { id, kind, parent }: ShardNode): string[] {
  const index =
    kind === 'constructor' && parent !== null ? parent : nodes.findIndex((each) => each.id === id);
  return leftOut.filter(({ nodes: named }) => named.includes(index)).map(({ path }) => path);
}

/** Calls that stand in a node and lead nowhere, of names that the repository defines. */
export function openCallsIn(shard: FileShard, index: number): { name: string; use: OpenUse }[] {
  return shard.unresolved.flatMap(({ name, uses = [] }) =>
    uses.filter(({ from, type }) => from === index && type === 'CALLS').map((use) => ({ name, use })),
  );
}

/** Calls of what the node at `index` implements or overrides. */
export function throughOf(shard: FileShard, index: number): ShardThrough[] {
  return shard.through.filter(({ to }) => to === index);
}

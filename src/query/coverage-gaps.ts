import type {
  FileShard,
  ShardDispatch,
  ShardNode,
  UnresolvedName,
  UnresolvedReference,
} from '../model/file-shard.ts';
import type { CoverageGaps } from '../model/quality.ts';
import type { Store } from '../store/store.ts';
import { readCoverageGaps } from './quality-artifacts.ts';

export type FamilyGaps = CoverageGaps['families'][number];

/** Returns the coverage gaps of the language family of `language`: zeros for null or an unknown language. */
export async function readFamilyGaps(store: Store, language: string | null): Promise<FamilyGaps> {
  const none = {
    languages: language === null ? [] : [language],
    references: 'resolved' as const,
    files: 0,
    partial: 0,
    failed: 0,
    skipped: 0,
    unsearched: 0,
    dynamicCalls: 0,
    notFollowed: [],
  };
  if (language === null) return none;
  const { families } = await readCoverageGaps(store);
  return families.find(({ languages }) => languages.includes(language)) ?? none;
}

/** Returns the name in references to a node: for a constructor, the name of its type. */
export function referencedName(shard: FileShard, { kind, name, parent }: ShardNode): string {
  return kind === 'constructor' && parent !== null ? (shard.nodes[parent]?.name ?? name) : name;
}

/** Returns the unresolved references, in any file, with the name of a node; undefined if there are none. */
export function findUnresolvedName(shard: FileShard, node: ShardNode): UnresolvedName | undefined {
  if (node.parent === null) return undefined;
  const name = referencedName(shard, node);
  return shard.unresolvedByName.find((unresolved) => unresolved.name === name);
}

/** Returns the paths of skipped files that contain the name of a node. */
export function skippedFilesMentioning(
  { nodes, mentionedInSkipped = [] }: FileShard,
  { id, kind, parent }: ShardNode,
): string[] {
  if (mentionedInSkipped.length === 0) return [];
  const index =
    kind === 'constructor' && parent !== null ? parent : nodes.findIndex((each) => each.id === id);
  return mentionedInSkipped.filter(({ nodes: named }) => named.includes(index)).map(({ path }) => path);
}

/** Returns the unresolved calls in a node of names that the repository defines. */
export function unresolvedCallsIn(
  shard: FileShard,
  index: number,
): { name: string; reference: UnresolvedReference }[] {
  return shard.unresolved.flatMap(({ name, references = [] }) =>
    references
      .filter(({ from, type }) => from === index && type === 'CALLS')
      .map((reference) => ({ name, reference })),
  );
}

/** Returns the calls via an interface or override that may run the node at `index`. */
export function dispatchesTo(shard: FileShard, index: number): ShardDispatch[] {
  return shard.viaOverride.filter(({ to }) => to === index);
}

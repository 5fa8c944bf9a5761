import { callableKinds } from '../model/kinds.ts';
import type {
  FileShard,
  ShardDispatch,
  ShardNode,
  UnresolvedName,
  UnresolvedReference,
} from '../model/file-shard.ts';
import type { CoverageGaps } from '../model/quality.ts';
import type { Store } from '../store/store.ts';
import type { FoundNode } from './find-node.ts';
import { edgesOf } from './shard-edges.ts';
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
    valueCalls: 0,
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

/** Calls whose target is not known. `isValue`: `name` is the text of a value that is called; otherwise a name that the repository defines. */
export interface UnresolvedCalls {
  name: string;
  isValue: boolean;
  reference: UnresolvedReference;
}

/** Returns the calls in a node whose target is not known. */
export function unresolvedCallsIn(shard: FileShard, index: number): UnresolvedCalls[] {
  const named = shard.unresolved.flatMap(({ name, references = [] }) =>
    references
      .filter(({ from, type }) => from === index && type === 'CALLS')
      .map((reference) => ({ name, isValue: false, reference })),
  );
  const values = (shard.valueCalls ?? [])
    .filter(({ from }) => from === index)
    .map(({ name, from, sites }) => ({
      name,
      isValue: true,
      reference: { from, type: 'CALLS' as const, sites },
    }));
  return [...named, ...values];
}

/** Whether something refers to a callable without calling it, so that calls of values may run it. A constructor is held as its type. */
export function isHeldAsValue({ shard, index, node }: FoundNode): boolean {
  if (!callableKinds.has(node.kind)) return false;
  const held = node.kind === 'constructor' && node.parent !== null ? node.parent : index;
  const { incoming, incomingCandidates } = edgesOf(shard, held);
  return [...incoming, ...incomingCandidates].some(({ type }) => type === 'REFERENCES');
}

/** Returns the calls via an interface or override that may run the node at `index`. */
export function dispatchesTo(shard: FileShard, index: number): ShardDispatch[] {
  return shard.viaOverride.filter(({ to }) => to === index);
}

import { endAt } from '../model/file-shard.ts';
import { typeKinds } from '../model/kinds.ts';
import type { FoundNode } from './find-node.ts';
import type { NodeReader } from './node-reader.ts';
import { edgesOf } from './shard-edges.ts';
import { isOverride } from './steps.ts';

/** Maximum number of members per member: a chain of classes may be long, and each one may be in a file of its own. */
const MAX_ABOVE = 20;

/** Returns the ids of the members of this repository that a member directly implements or overrides. */
export function directlyOverridden({ shard, index, node }: FoundNode): string[] {
  if (typeKinds.has(node.kind)) return [];
  return edgesOf(shard, index)
    .outgoing.filter(isOverride)
    .map(({ to }) => endAt(shard, to))
    .filter(({ kind }) => kind !== 'package' && !typeKinds.has(kind))
    .map(({ id }) => id);
}

/** Returns the members that a member implements or overrides, directly or transitively, nearest first: a call of each may run it. */
export async function overriddenMembers(reader: NodeReader, member: FoundNode): Promise<FoundNode[]> {
  const known = new Set([member.node.id]);
  const found: FoundNode[] = [];
  let level = [member];
  while (level.length > 0 && found.length < MAX_ABOVE) {
    const above = new Set(level.flatMap(directlyOverridden));
    const fresh = [...above].filter((id) => !known.has(id)).slice(0, MAX_ABOVE - found.length);
    for (const id of fresh) known.add(id);
    level = await reader.read(fresh);
    found.push(...level);
  }
  return found;
}

import { endAt, type End, type FileShard, type OutsideMember, type ShardNode } from '../model/file-shard.ts';

/** Returns the symbol that a node is a member of, or nested in, in any file; undefined at the top level of a file. */
export function ownerOf(shard: FileShard, node: ShardNode): End | ShardNode | undefined {
  if (node.owner !== undefined) return endAt(shard, node.owner);
  return node.parent ? shard.nodes[node.parent] : undefined;
}

/** A member of a type in another file than the type. */
export interface MemberElsewhere extends OutsideMember {
  end: End;
}

/** Returns the members of a type in other files. */
export function membersElsewhere(shard: FileShard, node: ShardNode): MemberElsewhere[] {
  return (node.outsideMembers ?? []).flatMap((member) => {
    const end = shard.ends[member.to - shard.nodes.length];
    return end ? [{ ...member, end }] : [];
  });
}

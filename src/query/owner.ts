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

/** Returns the members in other files that name a type as their owner. */
export function membersElsewhere(shard: FileShard, node: ShardNode): MemberElsewhere[] {
  return withEnds(shard, node.outsideMembers);
}

/**
 * Returns all members of a type in other files: those that name it, and those of its other declarations. Trees list the latter below
 * their declaration only.
 */
export function allMembersElsewhere(shard: FileShard, node: ShardNode): MemberElsewhere[] {
  return [...membersElsewhere(shard, node), ...withEnds(shard, node.declaredMembers)];
}

/** Another declaration of the same type. */
export interface OtherDeclaration {
  id: string;
  path: string;
  line: number;
  address: string;
}

/** Returns the other declarations of a type, in any file. */
export function otherDeclarations(shard: FileShard, node: ShardNode): OtherDeclaration[] {
  return (node.declarations ?? []).map((index) => {
    const end = endAt(shard, index);
    const { path, line } =
      'nameSpan' in end
        ? { path: shard.path, line: end.nameSpan[0] }
        : { path: end.path, line: end.line ?? 1 };
    return { id: end.id, path, line, address: end.address ?? '' };
  });
}

function withEnds(shard: FileShard, members: readonly OutsideMember[] = []): MemberElsewhere[] {
  return members.flatMap((member) => {
    const end = shard.ends[member.to - shard.nodes.length];
    return end ? [{ ...member, end }] : [];
  });
}

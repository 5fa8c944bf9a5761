import { parseDocType, type DocMember, type DocType } from './doc-type.ts';
import type { Tag } from './doc-tags.ts';
import type { DocTags } from './doc-type-rows.ts';

/** An object whose members have tags of their own: `@property {T} name`, or `@param {T} options.name`. */
export function withMembers(
  type: DocType,
  following: readonly Tag[],
  tag: string,
  name: string,
  tags: DocTags,
): DocType {
  if (type.kind !== 'named' || type.module !== undefined || !tags.objects.includes(type.parts[0]?.text ?? ''))
    return type;
  if (type.parts.length > 1 || type.arguments.length > 0) return type;
  const isAlias = tags.alias.includes(tag);
  const members: DocMember[] = [];
  for (const each of following) {
    if (isAlias ? tags.alias.includes(each.tag) : each.tag === tag && !each.name.startsWith(`${name}.`))
      break;
    if (isAlias ? !tags.property.includes(each.tag) : each.tag !== tag) continue;
    const member = isAlias ? each.name : each.name.slice(name.length + 1);
    const held = member === '' || member.includes('.') ? undefined : parseDocType(each.type);
    if (held) members.push({ name: member, type: held });
  }
  return members.length > 0 ? { kind: 'object', members } : type;
}

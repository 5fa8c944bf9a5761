import type { LanguageManifest } from '../../grammar/manifest.ts';
import { typeKinds } from '../../model/kinds.ts';
import type { Collected, SyntaxNode } from './collect.ts';
import { bareType } from './doc-tags.ts';

/** The type of a member that a comment declares, by the offset of the name of the member. */
export interface DocMemberType {
  type: string;
  /** Offset of the type in the source. */
  offset: number;
}

const kinds: ReadonlySet<string> = typeKinds;

/** Adds the members that the comment above a type declares to the definitions. Returns their types. */
export function addDocMembers(
  collected: Collected,
  source: string,
  { comments: { types } }: LanguageManifest,
): ReadonlyMap<number, DocMemberType> {
  const found = new Map<number, DocMemberType>();
  if (!types || types.memberProperty.length + types.memberMethod.length === 0) return found;
  const owners = new Map<number, SyntaxNode>();
  for (const { kind, node, attributes } of collected.definitions.values())
    if (kinds.has(kind) && attributes.name) owners.set(node.startIndex, attributes.name);
  let id = collected.tree.count;
  const nodeAt = (startIndex: number, endIndex: number): SyntaxNode => ({
    id: id++,
    startIndex,
    endIndex,
    type: 'comment',
  });
  for (const { start, end } of collected.comments) {
    const text = source.slice(start, end);
    if (!text.startsWith('/**')) continue;
    const owner = owners.get(end + (/^\s*/.exec(source.slice(end, end + 400))?.[0].length ?? 0));
    if (!owner) continue;
    const offsets = new Map<string, number[]>();
    for (const match of text.matchAll(/@([\w-]+)[ \t]+(static[ \t]+)?/g)) {
      const [whole, tag = '', isStatic] = match;
      const isMethod = types.memberMethod.includes(tag);
      if (!isMethod && !types.memberProperty.includes(tag)) continue;
      const from = match.index + whole.length;
      const type = bareType(text, from);
      // A method may be declared without what it returns.
      const hasType = !(isMethod ? /^[\p{L}_]\w*\(/u : /^\$/).test(type);
      const behind = from + (hasType ? type.length : 0);
      const name = (isMethod ? /^(\s*)([\p{L}_]\w*)\s*\([^()\n]*\)/u : /^(\s*\$)([\p{L}_]\w*)/u).exec(
        text.slice(behind, behind + 400),
      );
      if (!name) continue;
      const [written, before = '', own = ''] = name;
      const at = start + behind + before.length;
      const node = nodeAt(start + match.index, start + behind + written.length);
      collected.definitions.set(node.id, {
        node,
        kind: isMethod ? 'method' : 'property',
        pattern: 0,
        attributes: { name: nodeAt(at, at + own.length), member_of: owner },
        items: [],
        modifiers: isStatic === undefined ? [] : ['static'],
      });
      if (hasType) found.set(at, { type, offset: start + from });
      if (isMethod) offsets.set(own, [...(offsets.get(own) ?? []), at]);
    }
    for (const same of offsets.values()) dropDifferentTypes(found, same);
  }
  return found;
}

/** Signatures of one method with different results: the arguments of a call choose one, so that none is its type. */
function dropDifferentTypes(found: Map<number, DocMemberType>, offsets: readonly number[]): void {
  const types = new Set(offsets.map((offset) => found.get(offset)?.type.trim()));
  if (types.size > 1) for (const offset of offsets) found.delete(offset);
}

import type { Declarations, Declared, TypeMember } from './read-declarations.ts';

/**
 * Merges an interface and the variable of its constructor into a class, with the members of the variable as static
 * members, and an interface and the only variable of its type into a namespace. The library has one of them per name.
 */
export function asClass(declared: Declared, all: Declarations): Declared {
  const { name, type, variable, others, reason } = declared;
  if (!type || !variable) return declared;
  const constructors = variable.members ?? all.get(withoutArguments(variable.text))?.type?.members ?? [];
  if (variable.text === name) {
    return { name, inner: namespaceOf(type.members), others, reason };
  }
  const statics = constructors
    .filter((member) => member.name !== 'prototype' && member.name !== '(')
    .map((member) => ({ ...member, isStatic: member.name !== 'new' }));
  if (statics.length === 0 && variable.members === undefined && constructors.length === 0) return declared;
  return { name, others, reason, type: { ...type, isClass: true, members: [...statics, ...type.members] } };
}

function namespaceOf(members: readonly TypeMember[]): Declarations {
  const inner: Declarations = new Map();
  for (const { name, text } of members) {
    if (!/^\w+$/.test(name)) continue;
    const declared = inner.get(name) ?? { name, others: [], reason: '' };
    inner.set(name, declared);
    const rest = text.replace(/^readonly /, '').slice(name.length);
    if (rest.startsWith(':')) declared.variable = { text: rest.slice(1, -1).trim() };
    else declared.others.push(`function ${text}`);
  }
  return inner;
}

/** Applies a patch to upstream declarations: types are merged by member, other declarations are replaced. */
export function patched(upstream: Declared, patch: Declared | undefined): Declared {
  if (!patch) return upstream;
  const { name, reason } = patch;
  if (patch.type && upstream.type) {
    const { type } = patch;
    return {
      name,
      reason,
      others: [...patch.others],
      type: {
        parameters: type.parameters === '' ? upstream.type.parameters : type.parameters,
        bases: type.bases.length > 0 ? type.bases : upstream.type.bases,
        isClass: type.isClass || upstream.type.isClass,
        members: patchedMembers(upstream.type.members, type.members),
      },
    };
  }
  if (patch.inner && upstream.inner) {
    const inner = new Map(upstream.inner);
    for (const [key, value] of patch.inner) {
      const below = inner.get(key);
      inner.set(key, below ? patched(below, value) : value);
    }
    return { name, reason, others: [], inner };
  }
  return patch;
}

/** Returns the members of the patch, and those of upstream that it does not replace. */
export function patchedMembers(upstream: readonly TypeMember[], patch: readonly TypeMember[]): TypeMember[] {
  const replaced = new Set(patch.map(memberKey));
  return [...patch, ...upstream.filter((member) => !replaced.has(memberKey(member)))];
}

export function memberKey({ name, isStatic }: TypeMember): string {
  return isStatic ? `static ${name}` : name;
}

/** Returns the name of a type without its type arguments. */
export function withoutArguments(type: string): string {
  return type.replace(/<.*$/s, '');
}

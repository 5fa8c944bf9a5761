import { typeKinds } from '../../../model/kinds.ts';
import type { CodeFacts } from './code-facts.ts';

/** Longer chains of supertypes are not followed: they are made to exhaust memory. */
const MAX_ABOVE = 60;

/**
 * Yields pairs of members with the same name that a type inherits from several supertypes. The type decides
 * which of them a call means.
 */
export function* mixedMembers(
  facts: CodeFacts,
  heritage: ReadonlyMap<number, readonly number[]>,
): Generator<[number, number]> {
  const { nodes } = facts;
  const members = new Map<number, Map<string, number>>();
  const membersOf = (type: number): ReadonlyMap<string, number> => {
    const known = members.get(type);
    if (known) return known;
    const found = new Map<string, number>();
    for (const each of facts.membersOf(type)) {
      const node = nodes[each];
      if (node && node.kind !== 'constructor') found.set(node.name, each);
    }
    members.set(type, found);
    return found;
  };
  for (const [type, bases] of heritage) {
    if (bases.length < 2 || !typeKinds.has(nodes[type]?.kind ?? 'module')) continue;
    const above = new Set(bases);
    for (const each of above) {
      if (above.size > MAX_ABOVE) break;
      for (const next of heritage.get(each) ?? []) above.add(next);
    }
    const first = new Map<string, number>();
    for (const each of above) {
      for (const [name, member] of membersOf(each)) {
        const known = first.get(name);
        if (known === undefined) first.set(name, member);
        else yield [known, member];
      }
    }
  }
}

import { ownerKinds } from '../../../model/kinds.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
} from '../../files/declarations.ts';
import type { Units } from './units.ts';

/** Members that stand in other files than the types that they belong to. */
export interface Adoption {
  /** The number of the type by the number of its member. */
  owners: ReadonlyMap<number, number>;
  /** Members by the number of the type. */
  adopted: ReadonlyMap<number, readonly { name: string; number: number }[]>;
}

/** Finds the types of members that name a type which another file of their unit declares. */
export function adoptMembers(units: Units): Adoption {
  const owners = new Map<number, number>();
  const adopted = new Map<number, { name: string; number: number }[]>();
  for (const { files } of units.list) {
    const types = new Map<string, number>();
    for (const { declarations, base } of files)
      for (let index = 0; index < declarationCount(declarations); index++) {
        if (declaredParent(declarations, index) !== 0 || !ownerKinds.has(declaredKind(declarations, index)))
          continue;
        if (hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)) continue;
        if (declaredText(declarations, index, D.Owner) !== '') continue;
        const name = declaredText(declarations, index, D.Name);
        if (!types.has(name)) types.set(name, base + index);
      }
    for (const { declarations, base } of files)
      for (let index = 0; index < declarationCount(declarations); index++) {
        const owner = declaredText(declarations, index, D.Owner);
        const type = owner === '' ? undefined : types.get(owner);
        if (type === undefined) continue;
        const member = { name: declaredText(declarations, index, D.Name), number: base + index };
        owners.set(member.number, type);
        const known = adopted.get(type);
        if (known) known.push(member);
        else adopted.set(type, [member]);
      }
  }
  return { owners, adopted };
}

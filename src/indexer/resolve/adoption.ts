import { ownerKinds } from '../../model/kinds.ts';
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
    for (const { facts, base } of files)
      facts.definitions.forEach(({ kind, name, parent, owner, nested }, index) => {
        if (parent === 0 && !nested && owner === '' && ownerKinds.has(kind) && !types.has(name))
          types.set(name, base + index);
      });
    for (const { facts, base } of files)
      facts.definitions.forEach(({ name, owner }, index) => {
        const type = owner === '' ? undefined : types.get(owner);
        if (type === undefined) return;
        owners.set(base + index, type);
        const known = adopted.get(type);
        if (known) known.push({ name, number: base + index });
        else adopted.set(type, [{ name, number: base + index }]);
      });
  }
  return { owners, adopted };
}

import type { Expressions } from './expressions.ts';
import type { Structure } from './structure.ts';

/** Rows of what statements behind a definition say that it is made from, by definition. */
interface Lineage {
  extends: Map<number, number[]>;
  /** Of objects whose members it is given. */
  mixins: Map<number, number[]>;
}

/** Parents and members that types are given by statements of their own, where a language has such a custom. */
export function lineageOf(
  { collected: { lineages }, byName, source }: Structure,
  { rowOf }: Expressions,
): Lineage {
  const found: Lineage = { extends: new Map(), mixins: new Map() };
  if (lineages.size === 0) return found;
  for (const { kind, attributes, items } of lineages.values()) {
    const { member_of: of, value } = attributes;
    const definition = of && byName.get(source.slice(of.startIndex, of.endIndex));
    if (definition === undefined) continue;
    const into = kind === 'parent' ? found.extends : found.mixins;
    const rows = [...(value ? [value] : []), ...items].map(rowOf).filter((row) => row >= 0);
    into.set(definition, [...(into.get(definition) ?? []), ...rows]);
  }
  return found;
}

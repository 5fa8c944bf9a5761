import { isNone, type RowIndex } from '../facts/ids.ts';
import { byStart } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Rows of what statements behind a definition say that it is made from, by definition. */
interface Lineage {
  extends: Map<number, RowIndex[]>;
  /** Of objects whose members it is given. */
  mixins: Map<number, RowIndex[]>;
}

/** Parents and members that types are given by statements of their own, where a language has such a custom. */
export function lineageOf(
  { collected: { lineages }, owners, scopes }: Structure,
  { rowOf }: Expressions,
): Lineage {
  const found: Lineage = { extends: new Map(), mixins: new Map() };
  if (lineages.size === 0) return found;
  const cursor = scopeCursor(scopes);
  for (const { kind, node, attributes, items } of [...lineages.values()].sort((a, b) =>
    byStart(a.node, b.node),
  )) {
    if (kind === 'alias') continue;
    const { member_of: of, value } = attributes;
    const definition = of ? owners.ownerOf(of, cursor.at(node.startIndex)).index : -1;
    if (definition < 0) continue;
    const into = kind === 'parent' ? found.extends : found.mixins;
    const rows = [...(value ? [value] : []), ...items].map(rowOf).filter((row) => !isNone(row));
    into.set(definition, [...(into.get(definition) ?? []), ...rows]);
  }
  return found;
}

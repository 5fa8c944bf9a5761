import { typeKinds, type NodeKind } from '../../model/kinds.ts';

export const hierarchyKinds = ['callers', 'callees', 'supertypes', 'subtypes'] as const;
export type HierarchyKind = (typeof hierarchyKinds)[number];

/** Readers of a type ask for what is derived from it, of others for what calls them. */
export function usualHierarchy(kind: NodeKind): HierarchyKind {
  return typeKinds.has(kind) ? 'subtypes' : 'callers';
}

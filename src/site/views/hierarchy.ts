import { typeKinds, type EdgeType, type NodeKind } from '../../model/kinds.ts';
import type { NodeRelations, Relation } from './relations.ts';

/** One list of supertypes, subtypes, or overridden or overriding members. */
export interface HierarchyList {
  id: string;
  title: string;
  relations: Relation[];
  /** Whether the list has edges of more than one type. */
  isMixed: boolean;
}

/** Returns the non-empty lists for a symbol. Types get one list in each direction, members one for each edge type. */
export function hierarchyOf(kind: NodeKind, { bases, derived }: NodeRelations): HierarchyList[] {
  const mixed = (id: string, title: string, relations: Relation[]): HierarchyList => ({
    id,
    title,
    relations,
    isMixed: true,
  });
  const ofType = (type: EdgeType, id: string, title: string, relations: Relation[]): HierarchyList => ({
    id,
    title,
    relations: relations.filter((relation) => relation.type === type),
    isMixed: false,
  });
  const lists = typeKinds.has(kind)
    ? [mixed('bases', 'Supertypes', bases), mixed('derived', 'Subtypes', derived)]
    : [
        ofType('IMPLEMENTS', 'implements', 'Implements', bases),
        ofType('OVERRIDES', 'overrides', 'Overrides', bases),
        ofType('EXTENDS', 'bases', 'Extends', bases),
        ofType('IMPLEMENTS', 'implemented', 'Implemented by', derived),
        ofType('OVERRIDES', 'overridden', 'Overridden by', derived),
        ofType('EXTENDS', 'derived', 'Extended by', derived),
      ];
  return lists.filter(({ relations }) => relations.length > 0);
}

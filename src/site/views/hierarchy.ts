import { typeKinds, type EdgeType, type NodeKind } from '../../model/kinds.ts';
import type { NodeRelations, Relation } from './relations.ts';

/** One list of what a node is made from, or what is made from it. */
export interface HierarchyList {
  id: string;
  title: string;
  relations: Relation[];
  /** Whether the list has edges of more than one type. */
  isMixed: boolean;
}

/** Types build on each other; members stand for each other, which is worth a word of its own. */
export function hierarchyOf(kind: NodeKind, { bases, derived }: NodeRelations): HierarchyList[] {
  const mixed = (id: string, title: string, relations: Relation[]): HierarchyList => ({
    id,
    title,
    relations,
    isMixed: true,
  });
  const of = (type: EdgeType, id: string, title: string, relations: Relation[]): HierarchyList => ({
    id,
    title,
    relations: relations.filter((relation) => relation.type === type),
    isMixed: false,
  });
  const lists = typeKinds.has(kind)
    ? [mixed('bases', 'Builds on', bases), mixed('derived', 'Built on by', derived)]
    : [
        of('IMPLEMENTS', 'implements', 'Implements', bases),
        of('OVERRIDES', 'overrides', 'Overrides', bases),
        of('EXTENDS', 'bases', 'Builds on', bases),
        of('IMPLEMENTS', 'implemented', 'Implemented by', derived),
        of('OVERRIDES', 'overridden', 'Overridden by', derived),
        of('EXTENDS', 'derived', 'Built on by', derived),
      ];
  return lists.filter(({ relations }) => relations.length > 0);
}

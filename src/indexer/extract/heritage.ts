import { FILE_SCOPE, isInnerScope, isNone, type RowIndex } from '../facts/ids.ts';
import { ScopeKind } from '../facts/tables.ts';
import { byStart, type SyntaxNode } from './collect.ts';
import type { Expressions } from './expressions.ts';
import { lineageOf } from './lineage.ts';
import { scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Rows by index of the definition. */
type RowsOf = ReadonlyMap<number, readonly RowIndex[]>;

/** What types are made from. */
export interface Heritage {
  extends: RowsOf;
  implements: RowsOf;
  mixins: RowsOf;
  metatypes: RowsOf;
  /** Types of index signatures. */
  indexed: RowsOf;
  /** Call signatures and construct signatures. */
  called: RowsOf;
  constructed: RowsOf;
}

/** Reads what each type of a file is made from. */
export function readHeritage(structure: Structure, expressions: Expressions): Heritage {
  const { markers } = structure.collected;
  const gather = (nodes: readonly SyntaxNode[]): Map<number, RowIndex[]> =>
    rowsByType(nodes, structure, expressions);
  const above = lineageOf(structure, expressions);
  const bases = gather(markers.extends);
  for (const [definition, parents] of above.extends)
    bases.set(definition, [...(bases.get(definition) ?? []), ...parents]);
  return {
    extends: bases,
    mixins: above.mixins,
    implements: gather(markers.implements),
    metatypes: gather(markers.metatype),
    indexed: gather(markers.indexed),
    called: gather(markers.called),
    constructed: gather(markers.constructed),
  };
}

/** Rows of nodes by the type in whose declaration they stand. */
function rowsByType(
  nodes: readonly SyntaxNode[],
  { scopes, definitions }: Structure,
  { rowOf }: Expressions,
): Map<number, RowIndex[]> {
  const found = new Map<number, RowIndex[]>();
  const cursor = scopeCursor(scopes);
  for (const node of [...nodes].sort(byStart)) {
    const row = rowOf(node);
    let scope = cursor.at(node.startIndex);
    while (isInnerScope(scope) && scopes[scope]?.kind !== ScopeKind.Type)
      scope = scopes[scope]?.parent ?? FILE_SCOPE;
    const definition = scopes[scope]?.kind === ScopeKind.Type ? (scopes[scope]?.definition ?? -1) : -1;
    if (isNone(row) || definition < 0 || !definitions[definition]) continue;
    const known = found.get(definition);
    if (known) known.push(row);
    else found.set(definition, [row]);
  }
  return found;
}

import { isNone, FIRST_ROW, type RowIndex } from '../../../facts/ids.ts';
import { ExpressionColumn as E, Role, ScopeColumn as S, ScopeKind } from '../../../facts/tables.ts';
import { expressionCell, oncePerFile, scopeCell } from '../../bind/tables.ts';

/** Rows of the types that the types without a definition extend, by the scope of their body. */
export const anonymousBases = oncePerFile((facts): ReadonlyMap<number, readonly RowIndex[]> => {
  const found = new Map<number, RowIndex[]>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    if ((expressionCell(facts, row, E.Role) & (Role.Extends | Role.Implements)) === 0) continue;
    const scope = expressionCell(facts, row, E.Scope);
    if (scopeCell(facts, scope, S.Kind) !== ScopeKind.Type || !isNone(scopeCell(facts, scope, S.Definition)))
      continue;
    const known = found.get(scope);
    if (known) known.push(row);
    else found.set(scope, [row]);
  }
  return found;
});

import { isNone } from '../../../facts/ids.ts';
import { ExpressionColumn as E, Role, ScopeColumn as S, ScopeKind } from '../../../facts/tables.ts';
import { expressionCell, oncePerFile, scopeCell } from '../../bind/tables.ts';

/** Rows of the types that the types without a definition extend, by the scope of their body. */
export const anonymousBases = oncePerFile((facts): ReadonlyMap<number, readonly number[]> => {
  const found = new Map<number, number[]>();
  for (let row = 0; row < facts.expressions.length / E.Width; row++) {
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

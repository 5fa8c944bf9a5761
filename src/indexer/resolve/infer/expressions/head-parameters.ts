import { type BindingIndex, isNone, type RowIndex } from '../../../facts/ids.ts';
import {
  BindingColumn as B,
  BindingKind,
  CLOSED,
  ScopeColumn as S,
  ScopeKind,
} from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, scopeAt, scopeCell } from '../../bind/tables.ts';

/** Whether a binding is a parameter of the constructor that the head of a type is. */
export function isHeadParameter(facts: ProgramFile['facts'], binding: BindingIndex): boolean {
  if (isNone(binding) || bindingCell(facts, binding, B.Kind) !== BindingKind.Parameter) return false;
  return scopeCell(facts, bindingCell(facts, binding, B.Scope), S.Kind) === ScopeKind.Type;
}

/** Whether code runs with the constructor that the head of a type is, and not in a method: it sees the parameters of that. */
export function seesHead(facts: ProgramFile['facts'], row: RowIndex, binding: BindingIndex): boolean {
  const head = bindingCell(facts, binding, B.Scope);
  let isInMethod = false;
  for (let at = scopeAt(facts, row); !isNone(at) && at !== head; at = scopeCell(facts, at, S.Parent)) {
    const isOpen = (scopeCell(facts, at, S.Open) & ~CLOSED) > 0;
    const kind = scopeCell(facts, at, S.Kind);
    if (kind === ScopeKind.Function && !isOpen) isInMethod = true;
    if (kind !== ScopeKind.Type) continue;
    // A type without a name runs with the code around it.
    const type = facts.definitions[scopeCell(facts, at, S.Definition)];
    isInMethod = type !== undefined && !type.modifiers.includes('anonymous');
  }
  return !isInMethod;
}

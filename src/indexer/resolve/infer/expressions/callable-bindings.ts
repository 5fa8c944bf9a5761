import { type BindingIndex, isNone } from '../../../facts/ids.ts';
import { BindingColumn as B, BindingKind, ScopeColumn as S, ScopeKind } from '../../../facts/tables.ts';
import type { ProgramFile } from '../../bind/program.ts';
import { bindingCell, scopeCell, targetDefinition } from '../../bind/tables.ts';

/** Whether a binding can be called where callables have names of their own: neither a parameter nor a local variable. */
export function isCallableBinding({ facts, grammar }: ProgramFile, binding: BindingIndex): boolean {
  const kind = bindingCell(facts, binding, B.Kind);
  const isMember = scopeCell(facts, bindingCell(facts, binding, B.Scope), S.Kind) === ScopeKind.Type;
  if (isMember || kind === BindingKind.Definition || kind === BindingKind.Import) return true;
  // A method that a block declares.
  return grammar.manifest.scoping.bareCalls && !isNone(targetDefinition(facts, binding));
}

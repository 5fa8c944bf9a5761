import { FILE_SCOPE, isInnerScope, type ScopeIndex } from '../facts/ids.ts';
import { BindingKind, ScopeKind } from '../facts/tables.ts';
import type { BindingRow } from './binding-rows.ts';
import { redirectionOf, type PlacedBinding } from './name-bindings.ts';
import type { Structure } from './structure.ts';

/** Binds names where their functions say that they belong: in the file, or in a function around. */
export function redirectBindings(
  rows: readonly BindingRow[],
  placed: readonly PlacedBinding[],
  { source, scopes }: Structure,
): void {
  const redirected = new Map<string, number>();
  for (const { found, scope } of placed) {
    const kind = redirectionOf(found);
    const { startIndex, endIndex } = found.node;
    if (kind !== undefined) redirected.set(`${scope}:${source.slice(startIndex, endIndex)}`, kind);
  }
  if (redirected.size === 0) return;
  const isDeclaration = ({ kind }: BindingRow): boolean =>
    kind === BindingKind.Global || kind === BindingKind.Nonlocal;
  const bound = new Set(
    rows.filter((row) => !isDeclaration(row)).map(({ scope, name }) => `${scope}:${name}`),
  );
  const outerOf = (scope: ScopeIndex, name: string): ScopeIndex => {
    for (
      let at = scopes[scope]?.parent ?? FILE_SCOPE;
      isInnerScope(at);
      at = scopes[at]?.parent ?? FILE_SCOPE
    ) {
      const isIt = scopes[at]?.kind === ScopeKind.Function && !redirected.has(`${at}:${name}`);
      if (isIt && bound.has(`${at}:${name}`)) return at;
    }
    return FILE_SCOPE;
  };
  for (const row of rows) {
    const declared = redirected.get(`${row.scope}:${row.name}`);
    if (declared === undefined || isDeclaration(row)) continue;
    row.inner = isInnerScope(row.scope);
    row.scope = declared === BindingKind.Global ? FILE_SCOPE : outerOf(row.scope, row.name);
  }
}

import { FILE_SCOPE, isInnerScope, orFileScope, type ScopeIndex } from '../facts/ids.ts';
import type { FileFacts } from '../facts/facts.ts';
import { ScopeKind } from '../facts/tables.ts';
import { byStart } from './collect.ts';
import { MACRO_MARK } from '../facts/module-facts.ts';
import { definedMacroNamespaces } from './macro-namespaces.ts';
import { enclosingScope, macroScopeId, scopeCursor, scopesByNode } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Returns the namespace that the file declares itself part of, and those that blocks of it declare. */
export function readNamespaces({
  collected: { markers },
  scopes,
  source,
  manifest: { scoping, macroNamespaces: rules },
  macroNamespaces,
}: Structure): Pick<FileFacts, 'namespace' | 'namespaces' | 'macroNamespaces'> {
  const namespaces: FileFacts['namespaces'] = [];
  const names = new Map<number, string>();
  const add = (scope: ScopeIndex, own: readonly string[]): void => {
    const around = enclosingScope(scopes, scopes[scope]?.parent ?? FILE_SCOPE, ScopeKind.Namespace);
    const outer = scope === FILE_SCOPE ? undefined : names.get(orFileScope(around));
    const name = [...(outer ? [outer] : []), ...own].join('.');
    names.set(scope, name);
    if (isInnerScope(scope)) namespaces.push({ name, scope });
  };
  const byNode = scopesByNode(scopes);
  const ofMacros = macroNamespaces.map(({ start, macro }, index) => ({
    start,
    scope: byNode.get(macroScopeId(index)),
    own: () => [`${MACRO_MARK}${macro}`],
  }));
  const cursor = scopeCursor(scopes);
  const written = [...markers.namespace].sort(byStart).map((node) => ({
    start: node.startIndex,
    scope: orFileScope(enclosingScope(scopes, cursor.at(node.startIndex), ScopeKind.Namespace)),
    own: () =>
      source
        .slice(node.startIndex, node.endIndex)
        .replace(/\s+/g, '')
        .split(scoping.namespaceSeparator)
        .filter((part) => part !== ''),
  }));
  for (const { scope, own } of [...ofMacros, ...written].sort((a, b) => a.start - b.start))
    if (scope !== undefined && !names.has(scope)) add(scope, own());
  return {
    namespace: names.get(0) ?? '',
    namespaces,
    macroNamespaces: definedMacroNamespaces(source, rules),
  };
}

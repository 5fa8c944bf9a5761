import { FILE_SCOPE, isInnerScope, orFileScope } from '../facts/ids.ts';
import type { FileFacts } from '../facts/facts.ts';
import { ScopeKind } from '../facts/tables.ts';
import { byStart } from './collect.ts';
import { enclosingScope, scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Returns the namespace that the file declares itself part of, and those that blocks of it declare. */
export function readNamespaces({
  collected: { markers },
  scopes,
  source,
  manifest: { scoping },
}: Structure): Pick<FileFacts, 'namespace' | 'namespaces'> {
  const namespaces: FileFacts['namespaces'] = [];
  const names = new Map<number, string>();
  const cursor = scopeCursor(scopes);
  for (const node of [...markers.namespace].sort(byStart)) {
    const scope = orFileScope(enclosingScope(scopes, cursor.at(node.startIndex), ScopeKind.Namespace));
    if (names.has(scope)) continue;
    const own = source
      .slice(node.startIndex, node.endIndex)
      .replace(/\s+/g, '')
      .split(scoping.namespaceSeparator)
      .filter((part) => part !== '');
    const around = enclosingScope(scopes, scopes[scope]?.parent ?? FILE_SCOPE, ScopeKind.Namespace);
    const outer = scope === FILE_SCOPE ? undefined : names.get(orFileScope(around));
    const name = [...(outer ? [outer] : []), ...own].join('.');
    names.set(scope, name);
    if (isInnerScope(scope)) namespaces.push({ name, scope });
  }
  return { namespace: names.get(0) ?? '', namespaces };
}

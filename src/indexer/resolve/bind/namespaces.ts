import type { FileFacts } from '../../facts/facts.ts';
import { type DefinitionIndex, FIRST_BINDING, isNone, NONE, type ScopeIndex } from '../../facts/ids.ts';
import { BindingColumn as B, BindingKind, ScopeColumn as S } from '../../facts/tables.ts';
import { bindingCell, oncePerFile, scopeCell, targetDefinition } from './tables.ts';

const byScope = oncePerFile((facts) => new Map(facts.namespaces.map(({ scope, name }) => [scope, name])));

/** The namespace of the code in a scope. */
export function namespaceAt(facts: FileFacts, scope: ScopeIndex): string {
  if (facts.namespaces.length === 0) return facts.namespace;
  const names = byScope(facts);
  for (let at = scope; !isNone(at); at = scopeCell(facts, at, S.Parent)) {
    const name = names.get(at);
    if (name !== undefined) return name;
  }
  return facts.namespace;
}

/** The namespaces that blocks of a file give to definitions at its top, by their index. */
const byDefinition = oncePerFile((facts): ReadonlyMap<DefinitionIndex, string> => {
  const found = new Map<DefinitionIndex, string>();
  if (facts.namespaces.length === 0) return found;
  for (let row = FIRST_BINDING; row < facts.bindings.length / B.Width; row++)
    if (bindingCell(facts, row, B.Kind) === BindingKind.Definition)
      found.set(targetDefinition(facts, row), namespaceAt(facts, bindingCell(facts, row, B.Scope)));
  return found;
});

/** The namespace of which a definition at the top of a file is part. */
export function namespaceOf(facts: FileFacts, definition: DefinitionIndex): string {
  const scope = facts.definitions[definition]?.scope ?? NONE;
  return byDefinition(facts).get(definition) ?? namespaceAt(facts, scope);
}

/** The namespaces of which definitions at the top of a file are part. */
export const namespacesOf = oncePerFile((facts): readonly string[] => {
  if (facts.namespaces.length === 0) return [facts.namespace];
  const tops = facts.definitions.flatMap(({ parent }, index) =>
    parent === 0 ? [namespaceOf(facts, index)] : [],
  );
  return [...new Set([...tops, ...facts.namespaces.map(({ name }) => name)])];
});

/** A namespace and those around it, the innermost first and the one without a name last. */
export function namespacesAround(name: string): readonly string[] {
  const found: string[] = [];
  for (let end = name.length; end > 0; end = name.lastIndexOf('.', end - 1)) found.push(name.slice(0, end));
  return [...found, ''];
}

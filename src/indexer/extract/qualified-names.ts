import type { FileFacts } from '../facts/facts.ts';
import { type DefinitionIndex, orFileScope, isNone, type RowIndex } from '../facts/ids.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import { ExpressionColumn as Column, ScopeKind } from '../facts/tables.ts';
import type { Expressions } from './expressions.ts';
import type { ImportTable } from './import-table.ts';
import { scopeOfRow } from './expression-rows.ts';
import { enclosingScope } from './scopes.ts';
import type { Structure } from './structure.ts';

/** Makes the file import what the name in a row means, under the name as it is written. */
export type QualifyName = (expressions: Expressions, row: RowIndex) => void;

/**
 * Resolves names with a namespace in front of them, which imports and the namespace of the code decide without a look at other files.
 * Each becomes an import that is no statement.
 */
export function nameQualifier(
  { scopes, lines, manifest: { scoping } }: Structure,
  { namespace, namespaces }: Pick<FileFacts, 'namespace' | 'namespaces'>,
  imports: ImportTable,
): QualifyName {
  const { namespaceSeparator: separator, ownNamespace } = scoping;
  const byLocal = new Map(imports.all().map(({ fact }) => [fact.local, fact]));
  const byScope = new Map(namespaces.map(({ scope, name }) => [scope, name]));
  const known = new Set<string>();
  const partsOf = (name: string): string[] => name.split(separator).filter((part) => part !== '');
  return ({ rows, strings }, row) => {
    if (isNone(row)) return;
    const name = strings.list[rows.get(row, Column.A)] ?? '';
    const scope = orFileScope(enclosingScope(scopes, scopeOfRow(rows, row), ScopeKind.Namespace));
    if (known.has(`${scope} ${name}`)) return;
    known.add(`${scope} ${name}`);
    const [first = '', ...rest] = partsOf(name);
    const imported = byLocal.get(first);
    const own = (byScope.get(scope) ?? namespace).split('.').filter((part) => part !== '');
    let parts = [...own, first, ...rest];
    if (name.startsWith(separator)) parts = [first, ...rest];
    else if (first === ownNamespace) parts = [...own, ...rest];
    else if (imported) parts = [...partsOf(imported.source), imported.imported, ...rest];
    const offset = rows.get(row, Column.Offset);
    const fact: ImportFact = {
      source: parts.slice(0, -1).join(separator),
      kind: 'qualified',
      imported: parts.at(-1) ?? '',
      local: name,
      span: lines.span(offset, offset),
      container: rows.get(row, Column.Container) as DefinitionIndex,
      reexport: false,
      shared: false,
      erased: true,
    };
    imports.add(fact, scope);
  };
}

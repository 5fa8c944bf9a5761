import { Op } from '../facts/operations.ts';
import { BindingKind, ExpressionColumn } from '../facts/tables.ts';
import { assignedNames, assignedRows, boundNames } from './assigned.ts';
import { toTable, unmatched, type BindingRow } from './binding-rows.ts';
import { byStart } from './collect.ts';
import type { Decorators } from './decorators.ts';
import { definitionBindings } from './definition-bindings.ts';
import type { DocAlias, Documented, DocTypes } from './doc-types.ts';
import { assertType, type Expressions } from './expressions.ts';
import type { PlacedImport } from './imports.ts';
import { bindingScope, nameBindings, type PlacedBinding } from './name-bindings.ts';
import type { Patterns } from './patterns.ts';
import { redirectBindings } from './redirected-bindings.ts';
import type { Regions } from './regions.ts';
import { scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/** What bindings are built from, beside definitions and expressions. */
interface Given {
  patterns: Patterns;
  regions: Regions;
  documented: Documented;
  decorators: Decorators;
  imports: readonly PlacedImport[];
}

/** Builds the table of bindings, rows of `BindingColumn`. */
export function buildBindings(
  structure: Structure,
  expressions: Expressions,
  { patterns, regions, documented, decorators, imports }: Given,
): Int32Array {
  const { collected, scopes } = structure;
  const placed = placeBindings(structure);
  const byNode = new Map(placed.map(({ found }) => [found.node.id, found]));
  const assigned = assignedNames(collected);
  const { rows: ofDefinitions, declared } = definitionBindings(structure, expressions, {
    patterns,
    decorators,
    docTypes: documented.types,
    byNode,
  });
  const rows = [
    ...ofDefinitions,
    ...nameBindings(
      placed.filter(({ found: { node } }) => !assigned.has(node.id) && !declared.has(node.id)),
      structure,
      expressions,
      patterns,
    ),
    ...patterns.nameless.map(({ scope, start, matched }): BindingRow => ({
      ...matched,
      scope,
      name: '',
      kind: BindingKind.Parameter,
      target: -1,
      node: { startIndex: start, endIndex: start },
    })),
  ];
  redirectBindings(rows, placed, structure);
  for (const row of rows) {
    const documentedTypes = documented.types.get(scopes[row.scope]?.definition ?? -1);
    if (row.kind === BindingKind.Parameter && documentedTypes) addDocType(row, documentedTypes, expressions);
  }
  rows.push(...documented.aliases.map(aliasBinding), ...importBindings(imports, documented));
  const more = assignedRows(structure, assigned, boundNames(rows), patterns, expressions);
  return toTable(rows.concat(more), regions, expressions.strings);
}

/** The bindings that the queries found, in source order, with the scopes in which they bind. */
function placeBindings({ collected, scopes }: Structure): PlacedBinding[] {
  const cursor = scopeCursor(scopes);
  return [...collected.bindings.values()]
    .sort((a, b) => byStart(a.node, b.node))
    .map((found) => ({ found, scope: bindingScope(found, cursor.at(found.node.startIndex), scopes) }));
}

/** Gives a parameter without a type the one that the comment above its function declares. */
function addDocType(row: BindingRow, { ordered, parameters }: DocTypes, { rows }: Expressions): void {
  if (row.type >= 0) return;
  row.type = (row.name === '' ? ordered[row.position] : parameters.get(row.name)) ?? -1;
  const isPattern = row.name === '' && row.type >= 0 && row.value >= 0;
  // The names of the pattern take their values from it.
  if (isPattern && rows.get(row.value, ExpressionColumn.Op) === Op.Parameter)
    assertType(rows, row.value, row.type, -1);
}

function aliasBinding({ name, type, offset }: DocAlias): BindingRow {
  const node = { startIndex: offset, endIndex: offset };
  return { ...unmatched, type, scope: 0, name, kind: BindingKind.Alias, target: -1, node };
}

function importBindings(imports: readonly PlacedImport[], documented: Documented): BindingRow[] {
  const all = [...imports, ...documented.imports.map((fact) => ({ fact, scope: 0, node: undefined }))];
  return all.flatMap(({ fact: { local, reexport }, scope, node }, target) =>
    local === '' || reexport
      ? []
      : [{ ...unmatched, scope, name: local, kind: BindingKind.Import, target, node }],
  );
}

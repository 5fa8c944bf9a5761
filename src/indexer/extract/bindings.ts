import { isNone, NONE } from '../facts/ids.ts';
import { BindingKind } from '../facts/tables.ts';
import { assignedNames, assignedRows, boundNames } from './assigned.ts';
import { toTable, unmatched, type BindingRow } from './binding-rows.ts';
import { byStart } from './collect.ts';
import type { Decorators } from './decorators.ts';
import { definitionBindings } from './definition-bindings.ts';
import { applyDocTypes } from './doc-bindings.ts';
import type { Documented } from './doc-types.ts';
import type { Expressions } from './expressions.ts';
import type { PlacedImport } from './import-table.ts';
import { bindingScope, nameBindings, type PlacedBinding } from './name-bindings.ts';
import type { Patterns } from './patterns.ts';
import { redirectBindings } from './redirected-bindings.ts';
import type { Regions } from './regions.ts';
import { scopeCursor } from './scopes.ts';
import type { Structure } from './structure.ts';

/** The results of earlier steps that bindings are built from, beside definitions and expressions. */
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
  const { collected } = structure;
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
  rows.push(...applyDocTypes(rows, documented, structure, expressions), ...importBindings(imports));
  const more = assignedRows(structure, assigned, boundNames(rows), patterns, expressions);
  return toTable(rows.concat(more), regions, expressions.strings);
}

/** The bindings that the queries found, in source order, with the scopes in which they bind. */
function placeBindings({ collected, scopes, scopeOf }: Structure): PlacedBinding[] {
  const cursor = scopeCursor(scopes);
  return [...collected.bindings.values()]
    .sort((a, b) => byStart(a.node, b.node))
    .map((found) => {
      const innermost = cursor.at(found.node.startIndex);
      const { binder } = found.attributes;
      const named = binder ? scopeOf(binder) : NONE;
      return { found, scope: isNone(named) ? bindingScope(found, innermost, scopes) : named };
    });
}

function importBindings(imports: readonly PlacedImport[]): BindingRow[] {
  return imports.flatMap(({ fact: { local, reexport }, scope, node }, target) =>
    local === '' || reexport
      ? []
      : [{ ...unmatched, scope, name: local, kind: BindingKind.Import, target, node }],
  );
}

import { definitionTable, type DefinitionFact, type FileFacts } from '../../../../src/indexer/facts/facts.ts';
import type { RowIndex } from '../../../../src/indexer/facts/ids.ts';
import {
  BindingColumn as B,
  ConditionColumn as C,
  ExpressionColumn as E,
} from '../../../../src/indexer/facts/tables.ts';
import { operandKinds, type OperandKind } from '../../../../src/indexer/facts/operations.ts';

const rowKinds: ReadonlySet<OperandKind> = new Set(['row', 'expecting row']);

/** The same facts with the expressions in another order: row `r` becomes row `order[r]`. */
export function renumberRows(facts: FileFacts, order: readonly number[]): FileFacts {
  const row = (old: number): RowIndex => (old < 0 ? old : (order[old] ?? old)) as RowIndex;
  const rows = (old: readonly RowIndex[]): RowIndex[] => old.map(row);
  return {
    ...facts,
    expressions: renumberExpressions(facts, row),
    bindings: mapColumns(facts.bindings, B.Width, [B.Type, B.Value], row),
    conditions: mapColumns(facts.conditions, C.Width, [C.Row], row),
    lists: renumberLists(facts.lists, row),
    definitions: definitionTable(facts.definitions.map((fact) => renumberDefinition(fact, row))),
    exports: facts.exports.map((each) => ({ ...each, value: row(each.value) })),
    listing: facts.listing && { ...facts.listing, modules: rows(facts.listing.modules) },
  };
}

function renumberExpressions({ expressions }: FileFacts, row: (old: number) => RowIndex): Int32Array {
  const renumbered = new Int32Array(expressions.length);
  for (let at = 0; at < expressions.length; at += E.Width) {
    const cells = expressions.slice(at, at + E.Width);
    const [a, b] = operandKinds(cells[E.Op] ?? -1);
    if (rowKinds.has(a)) cells[E.A] = row(cells[E.A] ?? -1);
    if (rowKinds.has(b)) cells[E.B] = row(cells[E.B] ?? -1);
    renumbered.set(cells, row(at / E.Width) * E.Width);
  }
  return renumbered;
}

function mapColumns(
  table: Int32Array,
  width: number,
  columns: readonly number[],
  row: (old: number) => RowIndex,
): Int32Array {
  return table.map((cell, at) => (columns.includes(at % width) ? row(cell) : cell));
}

function renumberLists(lists: Int32Array, row: (old: number) => RowIndex): Int32Array {
  const renumbered = lists.slice();
  for (let at = 0; at < lists.length;) {
    const length = lists[at] ?? 0;
    for (let item = at + 1; item <= at + length; item++) renumbered[item] = row(lists[item] ?? -1);
    at += length + 1;
  }
  return renumbered;
}

function renumberDefinition(fact: DefinitionFact, row: (old: number) => RowIndex): DefinitionFact {
  return {
    ...fact,
    type: row(fact.type),
    whole: row(fact.whole),
    element: row(fact.element),
    overloads: fact.overloads.map((each) => ({ ...each, type: row(each.type) })),
    values: fact.values.map(row),
    returns: fact.returns.map(row),
    called: fact.called.map(row),
    constructed: fact.constructed.map(row),
    decorators: fact.decorators.map(row),
    extends: fact.extends.map(row),
    implements: fact.implements.map(row),
    mixins: fact.mixins.map(row),
    metatypes: fact.metatypes.map(row),
  };
}

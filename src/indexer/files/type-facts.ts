import { FILE_SCOPE, FIRST_BINDING, isNone, type RowIndex } from '../facts/ids.ts';
import { digest } from '../../base/digest.ts';
import { typeKinds } from '../../model/kinds.ts';
import type { DefinitionFact, FileFacts } from '../facts/facts.ts';
import { Op } from '../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E } from '../facts/tables.ts';
import { bindingCell, expressionCell, text, rowOperand } from '../resolve/bind/tables.ts';

/** A name to which a language gives a meaning, such as `__init_subclass__`: a type can observe its subtypes through such a member. */
export const SPECIAL_NAME = /^__.+__$/;

/**
 * Identifies what roots of subtypes depend on in a file that declares types, apart from the edges between types; see `OutsideTypes`.
 * Most edits do not change it.
 */
export function typeFactsOf(facts: FileFacts): string {
  const imported = importedNames(facts);
  const types = facts.definitions
    .filter(({ kind }) => typeKinds.has(kind))
    .map((fact) => [fact.symbol, imported.has(fact.name), ...supertypeFacts(fact, facts)]);
  return types.length === 0
    ? ''
    : digest(JSON.stringify([types, facts.strings.filter((name) => SPECIAL_NAME.test(name)).sort()]));
}

function supertypeFacts(fact: DefinitionFact, facts: FileFacts): unknown[] {
  const written = fact.extends.length + fact.implements.length;
  return [written, fact.mixins.length > 0, fact.metatypes.map((row) => typeName(facts, row))];
}

/** The names that imports bind at the top of a file. */
function importedNames(facts: FileFacts): Set<string> {
  const names = new Set<string>();
  for (let row = FIRST_BINDING; row < facts.bindings.length / B.Width; row++) {
    const isImport = bindingCell(facts, row, B.Kind) === BindingKind.Import;
    if (isImport && bindingCell(facts, row, B.Scope) === FILE_SCOPE)
      names.add(text(facts, bindingCell(facts, row, B.Name)));
  }
  return names;
}

/** Returns the name of a type without its type arguments. */
export function typeName(facts: FileFacts, row: RowIndex): string {
  let at = row;
  while (!isNone(at)) {
    const op = expressionCell(facts, at, E.Op);
    if (op === Op.Name) return text(facts, expressionCell(facts, at, E.A));
    if (op === Op.Member) return text(facts, expressionCell(facts, at, E.B));
    if (op !== Op.Same && op !== Op.Generic && op !== Op.Element) return '';
    at = rowOperand(facts, at, E.A);
  }
  return '';
}

import type { FileFacts } from '../../../facts/facts.ts';
import {
  type DefinitionIndex,
  type Operand,
  type ScopeIndex,
  toScope,
  type RowIndex,
  toRow,
  type ImportIndex,
  toImport,
} from '../../../facts/ids.ts';
import { ExpressionColumn as E } from '../../../facts/tables.ts';
import { operandKinds, type OperandKind } from '../../../facts/operations.ts';
import { expressionCell, list, classDefinition } from '../../bind/tables.ts';

/** What an expression refers to. */
export interface Operands {
  /** Rows, including -1, in the order in which the expression lists them. */
  rows: readonly RowIndex[];
  /** Numbers and strings that mean the same in each version of a file. */
  texts: readonly string[];
  scopes: readonly ScopeIndex[];
  definitions: readonly DefinitionIndex[];
  imports: readonly ImportIndex[];
}

/** Reads the operands of an expression by their meaning. */
export function operandsOf(facts: FileFacts, row: RowIndex): Operands {
  const definitions: DefinitionIndex[] = [];
  const scopes: ScopeIndex[] = [];
  const rows: RowIndex[] = [];
  const imports: ImportIndex[] = [];
  const found = {
    rows,
    texts: [] as string[],
    scopes,
    definitions,
    imports,
  };
  const add = (kind: OperandKind, cell: Operand): void => {
    switch (kind) {
      case 'row':
      case 'expecting row':
        rows.push(toRow(cell));
        break;
      case 'list':
      case 'expecting list':
        rows.push(...list(facts, cell));
        found.texts.push(cell < 0 ? '-' : 'list');
        break;
      case 'string':
        found.texts.push(cell < 0 ? '-' : `"${facts.strings[cell] ?? ''}`);
        break;
      case 'scope':
        scopes.push(toScope(cell));
        break;
      case 'definition':
        definitions.push(classDefinition(facts, row));
        break;
      case 'import':
        imports.push(toImport(cell));
        break;
      case 'number':
        found.texts.push(String(cell));
        break;
      case 'none':
    }
  };
  const [a, b] = operandKinds(expressionCell(facts, row, E.Op));
  add(a, expressionCell(facts, row, E.A));
  add(b, expressionCell(facts, row, E.B));
  return found;
}

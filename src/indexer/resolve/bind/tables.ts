import { callableKinds } from '../../../model/kinds.ts';
import type { FileFacts } from '../../facts/facts.ts';
import {
  type BindingIndex,
  type BindingTable,
  type DefinitionIndex,
  FIRST_BINDING,
  isInnerScope,
  isNone,
  lastBinding,
  lastScopeIndex,
  noBindings,
  NONE,
  type Operand,
  orFileScope,
  type ScopeIndex,
  toScope,
  FIRST_ROW,
  noRows,
  type RowIndex,
  type RowTable,
  toRow,
  type ImportIndex,
  toImport,
} from '../../facts/ids.ts';
import { Op } from '../../facts/operations.ts';
import {
  BindingColumn,
  BindingKind,
  ConditionColumn,
  ExpressionColumn,
  NAMED,
  REST,
  Role,
  ScopeColumn,
  ScopeKind,
} from '../../facts/tables.ts';
import { operandKinds, type OperandKind } from '../../facts/operations.ts';

type Column<Columns extends Record<string, number>> = Columns[keyof Columns];

/** The types of cells by column, where they identify something. */
interface ExpressionCells {
  [ExpressionColumn.A]: Operand;
  [ExpressionColumn.B]: Operand;
  [ExpressionColumn.Scope]: ScopeIndex;
  [ExpressionColumn.Container]: DefinitionIndex;
}
interface ScopeCells {
  [ScopeColumn.Parent]: ScopeIndex;
  [ScopeColumn.Definition]: DefinitionIndex;
}
interface ConditionCells {
  [ConditionColumn.Row]: RowIndex;
}
interface BindingCells {
  [BindingColumn.Scope]: ScopeIndex;
  [BindingColumn.Type]: RowIndex;
  [BindingColumn.Value]: RowIndex;
}
type Cell<Cells, Column> = Column extends keyof Cells ? Cells[Column] : number;

export function expressionCell<C extends Column<typeof ExpressionColumn>>(
  facts: FileFacts,
  row: RowIndex,
  column: C,
): Cell<ExpressionCells, C> {
  return (facts.expressions[row * ExpressionColumn.Width + column] ?? -1) as Cell<ExpressionCells, C>;
}

export function bindingCell<C extends Column<typeof BindingColumn>>(
  facts: FileFacts,
  row: BindingIndex,
  column: C,
): Cell<BindingCells, C> {
  return (facts.bindings[row * BindingColumn.Width + column] ?? -1) as Cell<BindingCells, C>;
}

/** Returns the target of a binding that a definition makes, or of a variable that holds a nested function; `NONE` if it has no target. */
export function targetDefinition(facts: FileFacts, binding: BindingIndex): DefinitionIndex {
  return bindingCell(facts, binding, BindingColumn.Target) as DefinitionIndex;
}

/** Returns the import whose name a binding is. */
export function targetImport(facts: FileFacts, binding: BindingIndex): ImportIndex {
  return bindingCell(facts, binding, BindingColumn.Target) as ImportIndex;
}

/** Returns the innermost definition around a row; the file if there is none. */
export function containerDefinition(facts: FileFacts, row: RowIndex): DefinitionIndex {
  return Math.max(0, expressionCell(facts, row, ExpressionColumn.Container)) as DefinitionIndex;
}

/** Returns the row that is an operand of a row. */
export function rowOperand(
  facts: FileFacts,
  row: RowIndex,
  column: (typeof ExpressionColumn)['A' | 'B'],
): RowIndex {
  return toRow(expressionCell(facts, row, column));
}

/** Returns the import that a row with the operation `Module` loads; `NONE` for the module of the file. */
export function importOperand(facts: FileFacts, row: RowIndex): ImportIndex {
  return toImport(expressionCell(facts, row, ExpressionColumn.A));
}

/** Returns the scope that is the first operand of a row. */
export function scopeOperand(facts: FileFacts, row: RowIndex): ScopeIndex {
  return toScope(expressionCell(facts, row, ExpressionColumn.A));
}

/** Returns the definition of the class that a row with the operation `Class` is. */
export function classDefinition(facts: FileFacts, row: RowIndex): DefinitionIndex {
  return expressionCell(facts, row, ExpressionColumn.A) as number as DefinitionIndex;
}

export function scopeCell<C extends Column<typeof ScopeColumn>>(
  facts: FileFacts,
  row: ScopeIndex,
  column: C,
): Cell<ScopeCells, C> {
  return (facts.scopes[row * ScopeColumn.Width + column] ?? -1) as Cell<ScopeCells, C>;
}

export function conditionCell<C extends Column<typeof ConditionColumn>>(
  facts: FileFacts,
  condition: number,
  column: C,
): Cell<ConditionCells, C> {
  return (facts.conditions[condition * ConditionColumn.Width + column] ?? -1) as Cell<ConditionCells, C>;
}

export function text(facts: FileFacts, index: number): string {
  return facts.strings[index] ?? '';
}

/** 1-based line and column of an offset. */
export function placeOf({ lineStarts }: FileFacts, offset: number): [line: number, column: number] {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return [low + 1, offset - (lineStarts[low] ?? 0) + 1];
}

/** The row of a value without parentheses and type arguments; -1 for none. */
export function underlyingRow(facts: FileFacts, row: RowIndex): RowIndex {
  let at = row;
  while (!isNone(at) && wrappers.has(expressionCell(facts, at, ExpressionColumn.Op)))
    at = rowOperand(facts, at, ExpressionColumn.A);
  return at;
}
const wrappers: ReadonlySet<number> = new Set([Op.Same, Op.Generic]);

/** The rows of a list; none for the place -1. */
export function list(facts: FileFacts, place: number): RowTable {
  if (place < 0) return none;
  return facts.lists.subarray(place + 1, place + 1 + (facts.lists[place] ?? 0)) as RowTable;
}
const none = noRows(0);

/** A number that the bindings of one name in one scope have in common: the key of `firstBinding`. */
export function bindingKey(facts: FileFacts, binding: BindingIndex): number {
  const scope = bindingCell(facts, binding, BindingColumn.Scope);
  return scope * facts.strings.length + bindingCell(facts, binding, BindingColumn.Name);
}

/** Chains the bindings of one name in one scope, in source order. */
export function indexBindings(facts: FileFacts): {
  firstBinding: Map<number, BindingIndex>;
  nextBinding: BindingTable;
} {
  const count = facts.bindings.length / BindingColumn.Width;
  const firstBinding = new Map<number, BindingIndex>();
  const nextBinding = noBindings(count);
  for (let binding = lastBinding(count); !isNone(binding); binding--) {
    const key = bindingKey(facts, binding);
    nextBinding[binding] = firstBinding.get(key) ?? NONE;
    firstBinding.set(key, binding);
  }
  return { firstBinding, nextBinding };
}

/** The scope in which a row is evaluated. */
export function scopeAt(facts: FileFacts, row: RowIndex): ScopeIndex {
  const scope = expressionCell(facts, row, ExpressionColumn.Scope);
  const isOutside = (expressionCell(facts, row, ExpressionColumn.Role) & Role.Outside) !== 0;
  return isOutside ? scopeCell(facts, scope, ScopeColumn.Parent) : scope;
}

/** Whether nothing that can be evaluated stands in a row. */
export function isNowhere(facts: FileFacts, row: RowIndex): boolean {
  let at = row;
  while (!isNone(at) && expressionCell(facts, at, ExpressionColumn.Op) === Op.Same)
    at = rowOperand(facts, at, ExpressionColumn.A);
  return isNone(at);
}

/** Whether a row, or what it means unchanged, has a role. */
export function hasRole(facts: FileFacts, row: RowIndex, role: number): boolean {
  let at = row;
  while (!isNone(at) && expressionCell(facts, at, ExpressionColumn.Op) === Op.Same)
    at = rowOperand(facts, at, ExpressionColumn.A);
  if (!isNone(at) && expressionCell(facts, at, ExpressionColumn.Op) === Op.Generic)
    at = rowOperand(facts, at, ExpressionColumn.A);
  return !isNone(at) && (expressionCell(facts, at, ExpressionColumn.Role) & role) !== 0;
}

/** Whether a row says that there is no value. */
export function isNothing(facts: FileFacts, row: RowIndex): boolean {
  let at = row;
  while (!isNone(at) && expressionCell(facts, at, ExpressionColumn.Op) === Op.Same)
    at = rowOperand(facts, at, ExpressionColumn.A);
  if (isNone(at) || expressionCell(facts, at, ExpressionColumn.Op) !== Op.Literal) return false;
  return expressionCell(facts, at, ExpressionColumn.A) < 0;
}

/** Whether a row is an anonymous function. */
export function isFunction(facts: FileFacts, row: RowIndex): boolean {
  return !isNone(row) && expressionCell(facts, row, ExpressionColumn.Op) === Op.Function;
}

/** The innermost function around a scope, itself included; 0 for the file. */
export function functionScope(facts: FileFacts, scope: ScopeIndex): ScopeIndex {
  let at = scope;
  while (isInnerScope(at) && scopeCell(facts, at, ScopeColumn.Kind) !== ScopeKind.Function)
    at = scopeCell(facts, at, ScopeColumn.Parent);
  return orFileScope(at);
}

/** What facts tell by themselves is the same for all who ask: it is found once. */
export function oncePerFile<T>(find: (facts: FileFacts) => T): (facts: FileFacts) => T {
  const found = new WeakMap<FileFacts, { value: T }>();
  return (facts) => {
    const known = found.get(facts) ?? { value: find(facts) };
    found.set(facts, known);
    return known.value;
  };
}

/** Indexes of the callables of a file, by the scopes of their bodies. */
export const callablesByScope = oncePerFile(
  ({ definitions }): ReadonlyMap<ScopeIndex, DefinitionIndex> =>
    new Map(
      definitions.flatMap(({ kind, scope }, index) =>
        index > 0 && callableKinds.has(kind) && !isNone(scope) ? [[scope, index] as const] : [],
      ),
    ),
);

/** Bindings that are numbered in each scope: parameters of functions, and type parameters. */
export interface Numbered {
  /** By what is given in order. */
  parameters: ReadonlyMap<ScopeIndex, readonly BindingIndex[]>;
  typeParameters: ReadonlyMap<ScopeIndex, readonly BindingIndex[]>;
  /** Parameters that only their names give values. */
  named: ReadonlyMap<ScopeIndex, readonly BindingIndex[]>;
  /** The parameter by which a function says what it is called on. */
  receivers: ReadonlyMap<ScopeIndex, BindingIndex>;
}

export const numberedBindings = oncePerFile((facts): Numbered => {
  const parameters = new Map<ScopeIndex, BindingIndex[]>();
  const typeParameters = new Map<ScopeIndex, BindingIndex[]>();
  const named = new Map<ScopeIndex, BindingIndex[]>();
  const receivers = new Map<ScopeIndex, BindingIndex>();
  for (let binding = FIRST_BINDING; binding < facts.bindings.length / BindingColumn.Width; binding++) {
    const kind = bindingCell(facts, binding, BindingColumn.Kind);
    const position = bindingCell(facts, binding, BindingColumn.Position);
    if (kind === BindingKind.Receiver || kind === BindingKind.ReceiverType)
      receivers.set(bindingCell(facts, binding, BindingColumn.Scope), binding);
    const group =
      kind === BindingKind.Parameter
        ? position >= NAMED
          ? named
          : parameters
        : kind === BindingKind.TypeParameter
          ? typeParameters
          : undefined;
    if (!group || position < 0) continue;
    const scope = bindingCell(facts, binding, BindingColumn.Scope);
    let known = group.get(scope);
    if (!known) group.set(scope, (known = []));
    if (position >= NAMED) known.push(binding);
    else known[position >= REST ? position - REST : position] ??= binding;
  }
  // A receiver that stands first in the list of parameters is none of them.
  for (const scope of receivers.keys()) {
    const listed = parameters.get(scope);
    if (listed && !(0 in listed)) listed.shift();
  }
  return { parameters, typeParameters, named, receivers };
});

/** The row that tells which type each row is expected to have; -1 for none. Of functions also the row by their scope. */
export interface Parents {
  parents: RowTable;
  functions: ReadonlyMap<ScopeIndex, RowIndex>;
}

export const parentsOf = oncePerFile((facts): Parents => {
  const count = facts.expressions.length / ExpressionColumn.Width;
  const parents = noRows(count);
  const functions = new Map<ScopeIndex, RowIndex>();
  const expect = (row: RowIndex, kind: OperandKind, cell: Operand): void => {
    if (cell < 0) return;
    if (kind === 'expecting row') parents[toRow(cell)] = row;
    else if (kind === 'expecting list')
      for (const each of list(facts, cell)) if (!isNone(each)) parents[each] = row;
  };
  for (let row = FIRST_ROW; row < count; row++) {
    const operation = expressionCell(facts, row, ExpressionColumn.Op);
    if (operation === Op.Function) functions.set(scopeOperand(facts, row), row);
    const [a, b] = operandKinds(operation);
    expect(row, a, expressionCell(facts, row, ExpressionColumn.A));
    expect(row, b, expressionCell(facts, row, ExpressionColumn.B));
  }
  return { parents, functions };
});

/** The other bodies of a namespace that has several, by the scope of each. */
export const twinScopes = oncePerFile((facts): ReadonlyMap<ScopeIndex, readonly ScopeIndex[]> => {
  const { definitions } = facts;
  const twins = new Map<ScopeIndex, readonly ScopeIndex[]>();
  if (!definitions.some(({ kind }) => kind === 'namespace')) return twins;
  // What a namespace defines stands in the block of it.
  const bodies = new Map<ScopeIndex, ScopeIndex>();
  for (let scope = lastScopeIndex(facts.scopes.length / ScopeColumn.Width); isInnerScope(scope); scope--)
    bodies.set(scopeCell(facts, scope, ScopeColumn.Parent), scope);
  const groups = new Map<string, ScopeIndex[]>();
  for (const { kind, name, parent, scope } of definitions) {
    if (kind !== 'namespace' || isNone(scope)) continue;
    // Bodies in bodies of one namespace are those of one namespace too.
    const key = `${definitions[parent]?.symbol.replace(/~\d+/g, '') ?? ''} ${name}`;
    const group = groups.get(key);
    const body = bodies.get(scope) ?? scope;
    if (group) group.push(body);
    else groups.set(key, [body]);
  }
  for (const group of groups.values())
    if (group.length > 1) for (const scope of group) twins.set(scope, group);
  return twins;
});

/** The name that a row is, or that of the member that it accesses or gives a value to. */
export function nameOfRow(facts: FileFacts, row: RowIndex): string {
  const op = expressionCell(facts, row, ExpressionColumn.Op);
  const isMember = op === Op.Member || op === Op.Named;
  return text(facts, expressionCell(facts, row, isMember ? ExpressionColumn.B : ExpressionColumn.A));
}

/** The call of which a row is the callee, or -1. */
export function callOf(facts: FileFacts, row: RowIndex): RowIndex {
  return callsByCallee(facts).get(row) ?? NONE;
}

const callsByCallee = oncePerFile((facts): ReadonlyMap<RowIndex, RowIndex> => {
  const calls = new Map<RowIndex, RowIndex>();
  for (let row = FIRST_ROW; row < facts.expressions.length / ExpressionColumn.Width; row++) {
    const op = expressionCell(facts, row, ExpressionColumn.Op);
    if (op !== Op.Call && op !== Op.New) continue;
    let callee = rowOperand(facts, row, ExpressionColumn.A);
    for (let inner = callee; !isNone(inner); callee = inner) {
      const through = expressionCell(facts, inner, ExpressionColumn.Op);
      if (through !== Op.Same && through !== Op.Generic) break;
      inner = rowOperand(facts, inner, ExpressionColumn.A);
    }
    calls.set(callee, row);
  }
  return calls;
});

/** The number of type arguments that are written behind a name. */
export function argumentCount(facts: FileFacts, row: RowIndex): number {
  return argumentCounts(facts).get(row) ?? 0;
}

const argumentCounts = oncePerFile((facts): ReadonlyMap<RowIndex, number> => {
  const counts = new Map<RowIndex, number>();
  for (let row = FIRST_ROW; row < facts.expressions.length / ExpressionColumn.Width; row++)
    if (expressionCell(facts, row, ExpressionColumn.Op) === Op.Generic)
      counts.set(
        rowOperand(facts, row, ExpressionColumn.A),
        list(facts, expressionCell(facts, row, ExpressionColumn.B)).length,
      );
  return counts;
});

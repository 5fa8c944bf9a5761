import { partitionPoint } from '../../../../base/partition-point.ts';
import { callableKinds } from '../../../../model/kinds.ts';
import type { FileFacts } from '../../../facts/facts.ts';
import {
  type BindingIndex,
  type DefinitionIndex,
  definitionIndexIn,
  FILE_DEFINITION,
  FILE_SCOPE,
  FIRST_BINDING,
  isNone,
  type ScopeIndex,
  FIRST_ROW,
  NONE,
  type RowIndex,
} from '../../../facts/ids.ts';
import { Op } from '../../../facts/operations.ts';
import {
  BindingColumn as B,
  BindingKind,
  ConditionColumn as C,
  ExpressionColumn as E,
  ScopeColumn as S,
  ScopeKind,
} from '../../../facts/tables.ts';
import { bindingCell, conditionCell, expressionCell, scopeCell, scopeOperand } from '../../bind/tables.ts';
import { definitionKeys } from './definition-keys.ts';
import { operandsOf } from './operands.ts';

/**
 * Divides the facts of a file into regions: two for each definition, its head and its body, and those of the file for the
 * rest. What one region contains can be compared in two versions of a file, wherever in the file it stands.
 *
 * A callable contains everything that is defined in it. Only a callable that declares its result has a body: whoever calls
 * any other reads all of it.
 */
export class Regions {
  /** By row of `expressions`. */
  readonly ofRow: Int32Array;
  /** By row of `scopes`. */
  readonly ofScope: Int32Array;
  /** By row of `scopes`: whether no function is around it, so that its names may be read from all of the file. */
  readonly isShared: Uint8Array;
  readonly #facts: FileFacts;
  readonly #definitionAt: (offset: number) => DefinitionIndex;
  /** By definition: offsets of its rows, and of what is compared with them, in order. */
  readonly #offsets: Int32Array[];

  constructor(facts: FileFacts) {
    this.#facts = facts;
    this.#definitionAt = definitionsByOffset(facts);
    const rowCount = facts.expressions.length / E.Width;
    const definitions = new Int32Array(rowCount);
    for (let row = FIRST_ROW; row < rowCount; row++)
      definitions[row] = this.#definitionAt(expressionCell(facts, row, E.Offset));
    this.ofRow = definitions.map((_, row) => headOf(definitionIndexIn(definitions, row)));
    this.#markBodies(definitions);
    this.isShared = new Uint8Array(facts.scopes.length / S.Width);
    this.ofScope = this.#regionsOfScopes();
    this.#offsets = this.#offsetsIn(definitions);
  }

  /** Where an offset stands: the definition, and its order among all offsets there that matter. */
  rank(offset: number): string {
    if (offset < 0) return '-';
    const definition = this.#definitionAt(offset);
    const all = this.#offsets[definition] ?? noOffsets;
    const at = partitionPoint(all.length, (index) => (all[index] ?? 0) < offset);
    return `${definitionKeys(this.#facts).keys[definition] ?? ''}@${at * 2 + (all[at] === offset ? 1 : 0)}`;
  }

  /** The region of a binding that no other function can see. */
  ofBinding(binding: BindingIndex): number {
    const scope = bindingCell(this.#facts, binding, B.Scope);
    const definition = scopeCell(this.#facts, scope, S.Definition);
    const isHead =
      headKinds.has(bindingCell(this.#facts, binding, B.Kind)) &&
      this.ofScope[scope] === bodyOf(definition) &&
      !isNone(definition);
    return isHead ? headOf(definition) : (this.ofScope[scope] ?? 0);
  }

  #markBodies(definitions: Int32Array): void {
    const facts = this.#facts;
    const heads = new Uint8Array(definitions.length);
    const mark = (row: RowIndex): void => {
      if (isNone(row) || heads[row] === 1) return;
      heads[row] = 1;
      for (const each of operandsOf(facts, row).rows) mark(each);
    };
    const scopes = new Set<number>();
    for (const fact of facts.definitions) {
      if (!hasBody(fact)) continue;
      for (const row of [fact.type, fact.whole, ...fact.decorators, ...fact.called, ...fact.constructed])
        mark(row);
      for (const { type, scope } of fact.overloads) {
        mark(type);
        scopes.add(scope);
      }
      scopes.add(fact.scope);
    }
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++) {
      if (!headKinds.has(bindingCell(facts, binding, B.Kind))) continue;
      if (!scopes.has(bindingCell(facts, binding, B.Scope))) continue;
      mark(bindingCell(facts, binding, B.Type));
      mark(bindingCell(facts, binding, B.Value));
    }
    definitions.forEach((_, row) => {
      const definition = definitionIndexIn(definitions, row);
      const fact = facts.definitions[definition];
      if (fact && hasBody(fact) && heads[row] !== 1) this.ofRow[row] = bodyOf(definition);
    });
  }

  #regionsOfScopes(): Int32Array {
    const facts = this.#facts;
    const functions = new Map<ScopeIndex, number>();
    for (let row = FIRST_ROW; row < this.ofRow.length; row++)
      if (expressionCell(facts, row, E.Op) === Op.Function) functions.set(scopeOperand(facts, row), row);
    const found = new Int32Array(this.isShared.length);
    for (let scope = FILE_SCOPE; scope < found.length; scope++) {
      const parent = scopeCell(facts, scope, S.Parent);
      const isFunction = scopeCell(facts, scope, S.Kind) === ScopeKind.Function;
      this.isShared[scope] = !isFunction && (isNone(parent) || this.isShared[parent] === 1) ? 1 : 0;
      const definition = scopeCell(facts, scope, S.Definition);
      const row = functions.get(scope);
      if (row !== undefined) found[scope] = this.ofRow[row] ?? 0;
      else if (!isNone(definition)) found[scope] = this.#regionIn(definition);
      else found[scope] = isNone(parent) ? 0 : (found[parent] ?? 0);
    }
    return found;
  }

  /** The region of the inside of a definition. */
  #regionIn(definition: DefinitionIndex): number {
    const fact = this.#facts.definitions[definition];
    if (!fact || definition === 0) return 0;
    const around = this.#definitionAt(offsetOf(this.#facts, fact.span[0], fact.span[1]));
    const outer = this.#facts.definitions[around];
    return outer && hasBody(outer) ? bodyOf(around) : headOf(around);
  }

  #offsetsIn(definitions: Int32Array): Int32Array[] {
    const facts = this.#facts;
    const found = new Map<number, Set<number>>();
    const add = (definition: number, offset: number): void => {
      if (offset < 0) return;
      const known = found.get(definition);
      if (known) known.add(offset);
      else found.set(definition, new Set([offset]));
    };
    // Where a function or a type can be added, only rows count: the ends of what is added would change all ranks.
    const addInCallable = (offset: number): void => {
      const definition = this.#definitionAt(offset);
      const fact = facts.definitions[definition];
      if (fact && callableKinds.has(fact.kind)) add(definition, offset);
    };
    for (let row = FIRST_ROW; row < definitions.length; row++)
      add(definitions[row] ?? NONE, expressionCell(facts, row, E.Offset));
    for (let binding = FIRST_BINDING; binding < facts.bindings.length / B.Width; binding++)
      for (const column of [B.From, B.Until, B.Again, B.Gone, B.Back] as const)
        addInCallable(bindingCell(facts, binding, column));
    for (let at = 0; at < facts.conditions.length / C.Width; at++)
      for (const column of [C.From, C.Until] as const) addInCallable(conditionCell(facts, at, column));
    const sorted: Int32Array[] = [];
    for (const [definition, offsets] of found) sorted[definition] = Int32Array.from(offsets).sort();
    return sorted;
  }
}

/** The region of what others see of a definition. */
export function headOf(definition: DefinitionIndex): number {
  return definition * 2;
}

/** The definition of which a region is a part. */
export function definitionOfRegion(region: number): DefinitionIndex {
  return (region >> 1) as DefinitionIndex;
}

/** The region of what only a callable itself sees. */
export function bodyOf(definition: DefinitionIndex): number {
  return definition * 2 + 1;
}

/** Whether a callable declares its result, so that nobody else reads its body. */
export function hasBody({ kind, type, scope }: FileFacts['definitions'][number]): boolean {
  return callableKinds.has(kind) && !isNone(type) && !isNone(scope);
}

/** 0-based offset of a 1-based line and column. */
export function offsetOf({ lineStarts }: FileFacts, line: number, column: number): number {
  return (lineStarts[line - 1] ?? 0) + column - 1;
}

const noOffsets = new Int32Array();

const headKinds: ReadonlySet<number> = new Set([
  BindingKind.Parameter,
  BindingKind.Receiver,
  BindingKind.ReceiverType,
  BindingKind.TypeParameter,
]);

/** Finds the definition around an offset: the outermost callable, or else the innermost definition. */
function definitionsByOffset(facts: FileFacts): (offset: number) => DefinitionIndex {
  const spans = facts.definitions.map(({ span: [line, column, endLine, endColumn] }, index) => ({
    index,
    start: offsetOf(facts, line, column),
    end: offsetOf(facts, endLine, endColumn),
  }));
  const sorted = spans.slice(1).sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index);
  // Each entry holds from its offset to that of the next one.
  const starts: number[] = [0];
  const owners: DefinitionIndex[] = [FILE_DEFINITION];
  const stack: { end: number; owner: DefinitionIndex; isCallable: boolean }[] = [];
  const set = (offset: number): void => {
    const owner = stack.at(-1)?.owner ?? FILE_DEFINITION;
    if (starts.at(-1) === offset) owners[owners.length - 1] = owner;
    else {
      starts.push(offset);
      owners.push(owner);
    }
  };
  const close = (until: number): void => {
    for (let top = stack.at(-1); top && top.end <= until; top = stack.at(-1)) {
      stack.pop();
      set(top.end);
    }
  };
  for (const { index, start, end } of sorted) {
    close(start);
    const around = stack.at(-1);
    const kind = facts.definitions[index]?.kind;
    const isIn = around?.isCallable === true;
    stack.push({
      end: Math.min(end, around?.end ?? Infinity),
      owner: isIn ? around.owner : index,
      isCallable: isIn || (kind !== undefined && callableKinds.has(kind)),
    });
    set(start);
  }
  close(Infinity);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return owners[low] ?? FILE_DEFINITION;
  };
}

import { contractKinds } from '../../model/kinds.ts';
import type { ShardValueCall } from '../../model/file-shard.ts';
import type { Span } from '../../model/position.ts';
import { type DefinitionNumber, isDefinition, isNone, NONE, FIRST_ROW, type RowIndex } from '../facts/ids.ts';
import { Op } from '../facts/operations.ts';
import { BindingColumn as B, BindingKind, ExpressionColumn as E, Role } from '../facts/tables.ts';
import { lookUpRow } from '../resolve/bind/lookup.ts';
import { variableKinds, type Program, type ProgramFile } from '../resolve/bind/program.ts';
import { underlyingRow, bindingCell, expressionCell, placeOf, rowOperand } from '../resolve/bind/tables.ts';
import { isCandidateRow, linkCell } from '../resolve/link/edges.ts';
import { LinkColumn as L, typeCode, UnresolvedColumn as U, type FileLinks } from '../resolve/link/links.ts';
import { containerOf, spanOfRow } from '../resolve/link/use.ts';

/** Calls of one file that are listed. */
const MAX_LISTED = 200;
/** UTF-16 units of the text of a call that are shown. */
const MAX_NAME = 60;
/** Through how many operands the beginning of an expression is looked for. */
const MAX_STEPS = 20;

/** A call of a value of which no name tells the function; `from` is the number of the definition with the call. */
export interface ValueCall {
  from: DefinitionNumber;
  /** The place of what is called. */
  span: Span;
  /** The start of that, in UTF-16 units. */
  offset: number;
  /** In UTF-16 units; undefined if only its beginning is known. */
  length: number | undefined;
}

/**
 * Returns the calls of values in a file: of a parameter, a variable, a field, an element or the result of another call, if nothing says which
 * function that is. What the function is is decided where it is passed on, which no reference shows.
 */
export function valueCallsIn(program: Program, file: ProgramFile, links: FileLinks): ValueCall[] {
  const { facts } = file;
  const linked = new LinkedCalls(program, links);
  const known = new Set(links.knownCallees);
  const found = new Map<string, ValueCall>();
  for (let row = FIRST_ROW; row < facts.expressions.length / E.Width; row++) {
    const op = expressionCell(facts, row, E.Op);
    const isApplied = (expressionCell(facts, row, E.Role) & Role.Applied) !== 0;
    if (op !== Op.Call && op !== Op.New && !isApplied) continue;
    const callee = isApplied ? row : underlyingRow(facts, rowOperand(facts, row, E.A));
    if (isNone(callee) || known.has(callee) || !isValue(file, callee, linked)) continue;
    const isNamed = named.has(expressionCell(facts, callee, E.Op));
    const offset = isNamed ? expressionCell(facts, callee, E.Offset) : startOf(file, callee);
    const length = isNamed ? expressionCell(facts, callee, E.Length) : undefined;
    const [line, column] = placeOf(facts, offset);
    const span: Span = [line, column, line, column + (length ?? 0)];
    found.set(span.join(), { from: containerOf(file, callee), span, offset, length });
  }
  return [...found.values()].sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1]);
}

/** Expressions whose range is that of their name. */
const named: ReadonlySet<number> = new Set([Op.Name, Op.Member]);

/** The offset at which an expression begins: that of the first thing in it. */
function startOf(file: ProgramFile, row: RowIndex, steps = MAX_STEPS): number {
  const offset = expressionCell(file.facts, row, E.Offset);
  const first = holders.has(expressionCell(file.facts, row, E.Op)) ? rowOperand(file.facts, row, E.A) : NONE;
  return isNone(first) || steps === 0 ? offset : Math.min(offset, startOf(file, first, steps - 1));
}

/** Expressions that begin with their first operand, if it is not in parentheses. */
const holders: ReadonlySet<number> = new Set([Op.Call, Op.Member, Op.Element, Op.At, Op.Same, Op.Generic]);

/** A `ShardValueCall` with the number of a definition instead of an index. */
type NumberedValueCall = ShardValueCall & { from: DefinitionNumber };

/** Groups the first calls by definition and text. `source` is that of the file. */
export function listValueCalls(calls: readonly ValueCall[], source: string): NumberedValueCall[] {
  const listed = new Map<string, NumberedValueCall>();
  for (const { from, span, offset, length } of calls.slice(0, MAX_LISTED)) {
    const name = shortened(source, offset, length);
    const same = listed.get(`${from} ${name}`);
    if (same) same.sites.push(span);
    else listed.set(`${from} ${name}`, { name, from, sites: [span] });
  }
  return [...listed.values()];
}

/** The name, or the rest of the line from an offset on. */
function shortened(source: string, offset: number, length: number | undefined): string {
  const end = source.indexOf('\n', offset);
  const text = source.slice(offset, length === undefined ? (end < 0 ? undefined : end) : offset + length);
  return text.length > MAX_NAME ? `${text.slice(0, MAX_NAME)}…` : text.trimEnd();
}

function isValue(file: ProgramFile, callee: RowIndex, linked: LinkedCalls): boolean {
  const { facts } = file;
  const op = expressionCell(facts, callee, E.Op);
  const place = spanOfRow(facts, callee);
  switch (op) {
    case Op.Name:
      return linked.isValue(place, isLocalValue(file, callee));
    case Op.Member:
      return linked.isValue(place, false);
    default:
      return made.has(op) && !linked.isKnown(place);
  }
}

/** Expressions of which no name tells what they are. */
const made: ReadonlySet<number> = new Set([
  ...[Op.Call, Op.Await, Op.Either, Op.And, Op.Or, Op.AnyOf],
  ...[Op.Element, Op.Iterated, Op.Entered, Op.Parameter, Op.Rest, Op.At, Op.Yielded],
]);

/** Whether a name means a parameter or a local variable, and that is not a function that stands right there. */
function isLocalValue(file: ProgramFile, row: RowIndex): boolean {
  const { facts } = file;
  const binding = lookUpRow(file, row, false);
  if (isNone(binding) || bindingCell(facts, binding, B.Target) >= 0) return false;
  const kind = bindingCell(facts, binding, B.Kind);
  if (kind !== BindingKind.Parameter && kind !== BindingKind.Variable && kind !== BindingKind.Assigned)
    return false;
  const value = underlyingRow(facts, bindingCell(facts, binding, B.Value));
  return isNone(value) || !stated.has(expressionCell(facts, value, E.Op));
}

const stated: ReadonlySet<number> = new Set([Op.Function, Op.Class, Op.Module]);

/** Whether what is called is held by a definition: by a variable, or by a value of an interface that functions have by being called. */
function isHolder(program: Program, number: DefinitionNumber, isImplicit: boolean): boolean {
  if (variableKinds.has(program.definition(number).kind)) return true;
  const owner = isImplicit ? program.parentOf(number) : NONE;
  return !isNone(owner) && contractKinds.has(program.definition(owner).kind);
}

/** The targets of the calls of a file, by their places. */
class LinkedCalls {
  readonly #known = new Set<string>();
  /** Calls of what holds functions. */
  readonly #holders = new Set<string>();
  /** Certain calls that a construct makes without a name: they have an empty place. */
  readonly #unnamed = new Set<string>();

  constructor(program: Program, { rows, unresolvedUses }: FileLinks) {
    const calls = typeCode('CALLS');
    for (let row = 0; row < rows.length / L.Width; row++) {
      if (linkCell(rows, row, L.Type) !== calls) continue;
      const column = linkCell(rows, row, L.Column);
      const isUnnamed = column === linkCell(rows, row, L.EndColumn);
      const to = linkCell(rows, row, L.To);
      const key = `${linkCell(rows, row, L.Line)}:${column}`;
      // A possible function may not be the only one.
      if (isCandidateRow(rows, row)) continue;
      if (isDefinition(to) && isHolder(program, to, isUnnamed)) this.#holders.add(key);
      else (isUnnamed ? this.#unnamed : this.#known).add(key);
    }
    for (let at = 0; at < unresolvedUses.length; at += U.Width)
      this.#known.add(`${unresolvedUses[at + U.Line]}:${unresolvedUses[at + U.Column]}`);
  }

  /** Whether what is called by the name at a place is a value of which no function is certain. */
  isValue(place: Span, isLocal: boolean): boolean {
    const key = keyOf(place);
    if (this.#known.has(key) || this.#unnamed.has(key)) return false;
    return isLocal || this.#holders.has(key);
  }

  /** Whether it is certain what runs when the value is called that begins at a place. */
  isKnown(place: Span): boolean {
    return this.#unnamed.has(keyOf(place));
  }
}

function keyOf([line, column]: Span): string {
  return `${line}:${column}`;
}

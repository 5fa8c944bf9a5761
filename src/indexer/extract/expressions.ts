import type { Interner } from '../../base/interner.ts';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import { Op } from '../facts/operations.ts';
import { ExpressionColumn as Column, Role } from '../facts/tables.ts';
import { byStart, type Collected, type Found, type SyntaxNode } from './collect.ts';
import type { Definition } from './definitions.ts';
import { Lists } from './lists.ts';
import { linkOperands, returnsByScope } from './operands.ts';
import { toStretches } from './nesting.ts';
import { outsideFinder, Places } from './places.ts';
import { parseQuotedType, type QuotedType } from './quoted.ts';
import { markAccessors, markDefining, markRoles } from './roles.ts';
import { Rows } from '../../base/rows.ts';
import type { Scope } from './scopes.ts';

export interface Expressions {
  rows: Rows;
  lists: Lists;
  /** Rows of what the function that is a scope returns. */
  returns: ReadonlyMap<number, readonly number[]>;
  /** Row of the expression that a node is; -1 when it is none. */
  rowOf(node: SyntaxNode | undefined): number;
}

/** What the extraction of a file hands on from step to step. */
export interface ExtractContext {
  source: string;
  strings: Interner;
  scopes: readonly Scope[];
  definitions: readonly Definition[];
  manifest: LanguageManifest;
  /** Index of a definition among the facts; -1 for a local one. */
  factIndex(definition: number): number;
}

const ops: Record<string, number> = {
  module: Op.Module,
  member: Op.Member,
  qualified: Op.Name,
  label: Op.Name,
  'type.member': Op.Member,
  call: Op.Call,
  new: Op.New,
  await: Op.Await,
  same: Op.Same,
  'type.same': Op.Same,
  self: Op.Self,
  super: Op.Super,
  either: Op.Either,
  'type.union': Op.AnyOf,
  element: Op.Element,
  'type.element': Op.Element,
  literal: Op.Literal,
  'type.builtin': Op.Literal,
  function: Op.Function,
  reference: Op.Member,
  'new.passed': Op.New,
  'type.function': Op.Function,
  class: Op.Class,
  object: Op.Object,
  'type.object': Op.Object,
  cast: Op.Cast,
  'type.generic': Op.Generic,
  generic: Op.Generic,
  method: Op.Named,
  component: Op.Call,
  host: Op.Host,
  attribute: Op.Named,
  'type.array': Op.Array,
  'type.optional': Op.Optional,
  'type.query': Op.Query,
  'type.predicate': Op.Predicate,
  named: Op.Named,
  'type.named': Op.Named,
  spread: Op.Spread,
  tuple: Op.Tuple,
  'type.tuple': Op.Tuple,
  and: Op.And,
  or: Op.Or,
  not: Op.Not,
  test: Op.Test,
  operator: Op.Operator,
  entered: Op.Entered,
  text: Op.Text,
  'type.inferred': Op.Name,
  'type.lookup': Op.Lookup,
  'type.keys': Op.Keys,
  'type.conditional': Op.Conditional,
};

const roles: Record<string, number> = {
  attribute: Role.Asked,
  method: Role.Asked,
  reference: Role.Function,
  'new.passed': Role.Function,
};

/** Expressions that stand where their key does, without quotes. */
const keyed: ReadonlySet<string> = new Set(['attribute', 'method', 'host', 'element']);
const quotes: ReadonlySet<string> = new Set(['"', "'"]);

interface Form {
  op: number;
  isNamed: boolean;
  role: number;
}

function formOf(kind: string, op: number): Form {
  const isType = kind.startsWith('type.') && kind !== 'type.query';
  const declares = op === Op.Name && kind !== 'label' && kind !== 'qualified' ? Role.Defining : 0;
  return {
    op,
    isNamed: op === Op.Member || op === Op.Name,
    role: declares | (isType ? Role.Type : (roles[kind] ?? 0)),
  };
}

const forms = new Map(Object.entries(ops).map(([kind, op]) => [kind, formOf(kind, op)]));
const otherForm = formOf('', Op.Same);
/** A reference to a constructor: without a property it names no member. */
const newReference = formOf('reference', Op.Function);

function formIn(kind: string, attributes: Found['attributes']): Form {
  if (kind === 'reference' && !attributes.property) return newReference;
  return forms.get(kind) ?? otherForm;
}

/** Builds the table of expressions. `consumed` is 1 for nodes that bind or declare and so are no uses. */
export function buildExpressions(
  collected: Collected,
  context: ExtractContext,
  consumed: Uint8Array,
): Expressions {
  const { source, strings, scopes, definitions, factIndex } = context;
  const { names, typeNames, expressions } = collected;
  const rows = new Rows(Column.Width, Math.max(16, names.length + typeNames.length + expressions.size));
  const lists = new Lists();
  const rowByNode = new Int32Array(collected.tree.count).fill(-1);
  const rowOf = (node: SyntaxNode | undefined): number => (node ? (rowByNode[node.id] ?? -1) : -1);
  const places = (): Places => new Places(definitions, scopes, factIndex);
  const heads = toStretches(collected.markers.outside);

  const addNames = (nodes: SyntaxNode[], role: number): void => {
    const place = places();
    const isOutside = outsideFinder(heads, scopes);
    for (const node of nodes.sort(byStart)) {
      if (consumed[node.id] === 1) continue;
      const { startIndex, endIndex } = node;
      const text = strings.index(source.slice(startIndex, endIndex));
      const scope = place.scope(startIndex);
      const container = place.container(startIndex);
      const all = isOutside(startIndex, scope) ? role | Role.Outside : role;
      const row = rows.push(Op.Name, text, -1, all, scope, container, startIndex, endIndex - startIndex);
      rowByNode[node.id] = row;
    }
  };
  addNames(names, 0);
  addNames(typeNames, Role.Type);
  addNames(collected.nameOnly.calls, Role.NameOnly | Role.Callee);
  addNames(collected.nameOnly.types, Role.NameOnly | Role.Type);
  addNames(collected.nameOnly.others, Role.NameOnly);

  const place = places();
  const found = shortestFirst(expressions.values()).filter(
    ({ node, kind }) => kind !== 'type.quoted' && !(kind === 'qualified' && consumed[node.id] === 1),
  );
  for (const { node, kind, attributes } of found) {
    if (kind === 'wrapped') continue;
    const { op, isNamed, role } = formIn(kind, attributes);
    const isKeyed = attributes.key !== undefined && keyed.has(kind);
    const isText = op === Op.Text;
    const named = isNamed ? attributes.property : isKeyed ? attributes.key : isText ? attributes.text : node;
    const site = named ?? node;
    const isQuoted = isKeyed && quotes.has(source.charAt(site.startIndex));
    const startIndex = site.startIndex + (isQuoted ? 1 : 0);
    const isWhole =
      isNamed || isKeyed || op === Op.Super || op === Op.Self || (isText && isOneLine(site, source));
    const endIndex = isWhole ? site.endIndex - (isQuoted ? 1 : 0) : startIndex;
    const whole = kind === 'qualified' ? node : { startIndex, endIndex };
    const text = isNamed ? strings.index(source.slice(whole.startIndex, whole.endIndex)) : -1;
    const scope = place.scope(node.startIndex);
    const container = place.container(node.startIndex);
    const a = op === Op.Name ? text : -1;
    const b = op === Op.Member ? text : -1;
    rowByNode[node.id] = rows.push(op, a, b, role, scope, container, startIndex, endIndex - startIndex);
  }
  for (const { node, kind, attributes } of found)
    if (kind === 'wrapped') rowByNode[node.id] = rowOf(attributes.operand);
  addQuoted(collected, context, rows, lists, rowByNode, places(), outsideFinder(heads, scopes));
  const returns = returnsByScope(collected, scopes, rows, rowOf);
  linkOperands(found, collected, context, rows, lists, rowOf, returns);
  nameMembers(collected, rows, rowOf);
  markRoles(collected, rows, rowOf, context.manifest);
  markAccessors(collected, rows);
  markDefining(found, collected, definitions, rows, rowOf);
  return { rows, lists, returns, rowOf };
}

/** Makes a row assert that a value, or -1, is of a type. */
export function assertType(rows: Rows, row: number, type: number, value: number): void {
  rows.set(row, Column.Op, Op.Cast);
  rows.set(row, Column.A, type);
  rows.set(row, Column.B, value);
}

function isOneLine({ startIndex, endIndex }: SyntaxNode, source: string): boolean {
  const end = source.indexOf('\n', startIndex);
  return end < 0 || end >= endIndex;
}

/**
 * Sorts expressions that begin at the same offset by their ends, so that long chains are evaluated from their beginning on.
 * `found` is in source order.
 */
function shortestFirst(found: readonly Found[]): readonly Found[] {
  const sorted: Found[] = [];
  let together: Found[] = [];
  const flush = (): void => {
    if (together.length > 1) together.sort((a, b) => a.node.endIndex - b.node.endIndex);
    for (const each of together) sorted.push(each);
    together = [];
  };
  for (const each of found) {
    if (together[0]?.node.startIndex !== each.node.startIndex) flush();
    together.push(each);
  }
  flush();
  return sorted;
}

/** Says of the names in a statement that they may be members of its object. */
function nameMembers(
  { withins, names }: Collected,
  rows: Rows,
  rowOf: (node: SyntaxNode | undefined) => number,
): void {
  for (const { node, kind, attributes } of withins.values()) {
    const { object } = attributes;
    const owner = rowOf(object);
    if (!object || owner < 0) continue;
    for (const name of names) {
      if (name.startIndex < object.endIndex || name.endIndex > node.endIndex) continue;
      const row = rowOf(name);
      if (row < 0) continue;
      rows.set(row, Column.B, owner);
      if (kind === 'unbound') rows.set(row, Column.Role, rows.get(row, Column.Role) | Role.Unbound);
    }
  }
}

/** A type in quotes becomes the rows that it would be without them. */
function addQuoted(
  collected: Collected,
  { source, strings, manifest }: ExtractContext,
  rows: Rows,
  lists: Lists,
  rowByNode: Int32Array,
  place: Places,
  isOutside: (offset: number, scope: number) => boolean,
): void {
  const ignored = new Set(collected.markers.ignore.map((node) => node.id));
  const quoted = collected.expressions
    .values()
    .filter(({ node, kind }) => kind === 'type.quoted' && !ignored.has(node.id));
  for (const { node, attributes } of quoted) {
    const text = attributes.text;
    const type = text && parseQuotedType(source.slice(text.startIndex, text.endIndex));
    if (!type) continue;
    const scope = place.scope(node.startIndex);
    const container = place.container(node.startIndex);
    const role = isOutside(node.startIndex, scope) ? Role.Type | Role.Outside : Role.Type;
    const push: PushQuoted = (op, a, b, offset = 0, length = 0) =>
      rows.push(op, a, b, role, scope, container, text.startIndex + offset, length);
    rowByNode[node.id] = pushQuoted(type, strings, lists, manifest.scoping.literals, push);
  }
}

type PushQuoted = (op: number, a: number, b: number, offset?: number, length?: number) => number;

function pushQuoted(
  type: QuotedType,
  strings: Interner,
  lists: Lists,
  literals: Readonly<Record<string, string>>,
  push: PushQuoted,
): number {
  const all = (types: readonly QuotedType[]): number[] =>
    types.map((each) => pushQuoted(each, strings, lists, literals, push));
  if (type.kind === 'union') return push(Op.AnyOf, -1, lists.push(all(type.of)));
  let base = -1;
  for (const { text, offset } of type.parts) {
    const name = strings.index(text);
    // The word for nothing is no name.
    if (type.parts.length === 1 && literals[text] === '') return push(Op.Literal, -1, -1, offset);
    base =
      base < 0
        ? push(Op.Name, name, -1, offset, text.length)
        : push(Op.Member, base, name, offset, text.length);
  }
  if (type.arguments.length === 0) return base;
  return push(Op.Generic, base, lists.push(all(type.arguments)));
}

import type { LanguageManifest } from '../../grammar/manifest.ts';
import { callableKinds } from '../../model/kinds.ts';
import { Op } from '../facts/operations.ts';
import { BindingColumn as Column, BindingKind, ExpressionColumn, Role, ScopeKind } from '../facts/tables.ts';
import type { ImportFact } from '../facts/module-facts.ts';
import { assignedNames, assignedRows, boundNames } from './assigned.ts';
import type { Collected, Found, SyntaxNode } from './collect.ts';
import { decoratorsOf } from './definition-facts.ts';
import { isNestedCallable, typeOfWhole, type Definition } from './definitions.ts';
import { tellingType, type DocAlias, type DocLocal, type DocTypes } from './doc-types.ts';
import { assertType, type Expressions, type ExtractContext } from './expressions.ts';
import type { Matched, Patterns } from './patterns.ts';
import type { Reach, Regions } from './regions.ts';
import { Rows } from '../../base/rows.ts';
import { enclosingScope, hoistTarget, scopeCursor, type Scope } from './scopes.ts';

const kinds: Record<string, number> = {
  parameter: BindingKind.Parameter,
  receiver: BindingKind.Receiver,
  receiver_type: BindingKind.ReceiverType,
  type_parameter: BindingKind.TypeParameter,
  inferred: BindingKind.TypeParameter,
  global: BindingKind.Global,
  nonlocal: BindingKind.Nonlocal,
};

export interface Row extends Matched {
  scope: number;
  name: string;
  kind: number;
  target: number;
  /** A function inside of the scope binds it. */
  inner?: boolean;
  /** What is bound: the value holds from its end on. */
  node: { startIndex: number; endIndex: number } | undefined;
  /** What is written where it is declared. */
  nameNode?: SyntaxNode | undefined;
  /** Of what is assigned in a loop: where that begins. */
  again?: number;
}

/** Builds the table of bindings. `importScopes` are the scopes in which the imports stand. */
export function buildBindings(
  collected: Collected,
  expressions: Expressions,
  patterns: Patterns,
  regions: Regions,
  docTypes: ReadonlyMap<number, DocTypes>,
  aliases: readonly DocAlias[],
  locals: readonly DocLocal[],
  context: ExtractContext,
  imports: readonly ImportFact[],
  importScopes: readonly number[],
  importNodes: readonly (SyntaxNode | undefined)[],
): Int32Array {
  const { source, scopes } = context;
  const ordered = [...collected.bindings.values()].sort((a, b) => a.node.startIndex - b.node.startIndex);
  const byNode = new Map(ordered.map((found) => [found.node.id, found]));
  const cursor = scopeCursor(scopes);
  const places = ordered.map((found) => bindingScope(found, cursor.at(found.node.startIndex), scopes));
  const redirected = new Map<string, number>();
  ordered.forEach((found, index) => {
    const kind = kinds[found.kind];
    if (kind === BindingKind.Global || kind === BindingKind.Nonlocal)
      redirected.set(`${places[index]}:${textOf(found.node, source)}`, kind);
  });
  const declared = new Set<number>();
  const assigned = assignedNames(collected);
  const { annotations } = context.manifest.scoping;
  const decorating = annotations ? [] : collected.markers.decorator;
  const decorators = decoratorsOf(decorating, context.definitions, expressions);
  const rows = [
    ...definitionRows(context, expressions, decorators, patterns, byNode, declared, docTypes),
    ...nameRows(
      ordered.filter(({ node }) => !assigned.has(node.id)),
      places.filter((_, index) => !assigned.has(ordered[index]?.node.id ?? -1)),
      context,
      expressions,
      patterns,
      declared,
    ),
    ...patterns.nameless.map(({ scope, start, matched }): Row => ({
      ...matched,
      scope,
      name: '',
      kind: BindingKind.Parameter,
      target: -1,
      node: { startIndex: start, endIndex: start },
    })),
  ];
  redirect(rows, redirected, scopes);
  for (const row of rows) {
    const definition = scopes[row.scope]?.definition ?? -1;
    const documented = docTypes.get(definition);
    if (row.kind !== BindingKind.Parameter || definition <= 0 || !documented) continue;
    const given = row.name === '' ? documented.ordered[row.position] : documented.parameters.get(row.name);
    row.type = tellingType(expressions, row.type, given ?? -1, documented.subtypes);
    const isPattern = row.name === '' && row.type >= 0 && row.value >= 0;
    // The names of the pattern take their values from it.
    if (isPattern && expressions.rows.get(row.value, ExpressionColumn.Op) === Op.Parameter)
      assertType(expressions.rows, row.value, row.type, -1);
  }
  addTypeParameters(rows, docTypes, scopes);
  typeLocals(rows, locals, source);
  for (const { name, type, offset } of aliases)
    rows.push({
      ...unmatched,
      type,
      scope: 0,
      name,
      kind: BindingKind.Alias,
      target: -1,
      node: { startIndex: offset, endIndex: offset },
    });
  imports.forEach(({ local, reexport }, index) => {
    if (local === '' || reexport) return;
    const scope = importScopes[index] ?? 0;
    rows.push({
      ...unmatched,
      scope,
      name: local,
      kind: BindingKind.Import,
      target: index,
      node: importNodes[index],
    });
  });
  const more = assignedRows(collected, assigned, boundNames(rows), patterns, expressions, context);
  return toTable(rows.concat(more), regions, context);
}

/** Binds the type parameters that comments declare. */
function addTypeParameters(
  rows: Row[],
  docTypes: ReadonlyMap<number, DocTypes>,
  scopes: readonly Scope[],
): void {
  for (const [definition, { typeParameters }] of docTypes) {
    const scope = typeParameters.size === 0 ? -1 : scopes.findIndex((each) => each.definition === definition);
    if (scope < 0) continue;
    for (const [position, [name, type]] of [...typeParameters].entries())
      rows.push({
        ...unmatched,
        type,
        position,
        scope,
        name,
        kind: BindingKind.TypeParameter,
        target: -1,
        node: undefined,
      });
  }
}

/** Gives local names the types that comments say: to the next binding, or from the comment on where none follows in its statement. */
function typeLocals(rows: Row[], locals: readonly DocLocal[], source: string): void {
  for (const { name, type, scope, end, behind } of locals) {
    const bound = rows.find(({ nameNode, name: own }) => {
      if (!nameNode || nameNode.startIndex < end) return false;
      if (name === '') return nameNode.startIndex === behind;
      return own === name && !/[;}]/.test(source.slice(end, nameNode.startIndex));
    });
    if (bound) bound.type = type;
    else if (name !== '') {
      const node = { startIndex: end, endIndex: end };
      rows.push({ ...unmatched, type, scope, name, kind: BindingKind.Variable, target: -1, node });
    }
  }
}

const unmatched: Matched = { type: -1, value: -1, position: -1 };

function definitionRows(
  { source, scopes, definitions, manifest, factIndex }: ExtractContext,
  expressions: Expressions,
  decorators: ReadonlyMap<number, readonly number[]>,
  { matched }: Patterns,
  byNode: ReadonlyMap<number, Found>,
  declared: Set<number>,
  docTypes: ReadonlyMap<number, DocTypes>,
): Row[] {
  const rows: Row[] = [];
  const { rowOf } = expressions;
  const scopeByNode = new Map(scopes.map(({ nodeId }, index) => [nodeId, index]));
  const typeOf = (each: Found, index: number): number => {
    const isCallable = callableKinds.has(definitions[index]?.kind ?? 'module');
    const type = isCallable ? rowOf(typeOfWhole(each)) : rowOf(each.attributes.type);
    const documented = docTypes.get(index);
    return tellingType(expressions, type, documented?.value ?? -1, documented?.subtypes);
  };
  definitions.forEach((definition, index) => {
    const { scope, member, found, again } = definition;
    const local = definition.local || isNestedCallable(definition);
    if (index === 0 || (member && !isBound(definition, scopes, manifest))) return;
    if (found.kind === 'self_member') return;
    for (const each of [found, ...again]) {
      const nameNode = each.attributes.name;
      // The name of an expression is known inside of it only.
      if (nameNode && byNode.get(nameNode.id)?.kind === 'inner') continue;
      if (nameNode) declared.add(nameNode.id);
      if (each.kind === 'self_member') continue;
      const hoisted = nameNode && byNode.get(nameNode.id)?.kind === 'hoisted';
      const own = nameNode ? matched.get(nameNode.id) : undefined;
      const held = rowOf(each.attributes.value);
      const isFunction = held < 0 && callableKinds.has(definition.kind);
      const value =
        isFunction && local
          ? localFunction(
              each,
              scope,
              scopeByNode.get(each.node.id) ?? -1,
              decorators.get(index),
              expressions,
            )
          : held;
      rows.push({
        ...(own ?? { type: isFunction ? -1 : typeOf(each, index), value, position: -1 }),
        scope: hoisted ? hoistTarget(scopes, scope) : scope,
        name: definition.name || textOf(nameNode, source),
        kind: local ? BindingKind.Variable : BindingKind.Definition,
        target: factIndex(index),
        node: rangeOf(each),
        nameNode,
      });
    }
  });
  return rows;
}

/** The range of what is bound. It ends with the declaration, if that is known. */
function rangeOf({ node, attributes: { declaration } }: Found): Row['node'] {
  return declaration ? { startIndex: node.startIndex, endIndex: declaration.endIndex } : node;
}

/** A function inside of a function has no page, but calls of it have a result. */
function localFunction(
  { node, attributes, modifiers }: Found,
  around: number,
  scope: number,
  decorators: readonly number[] | undefined,
  { rows, lists, returns, rowOf }: Expressions,
): number {
  if (scope < 0) return -1;
  const role = modifiers.includes('async') ? Role.Async : 0;
  const results = lists.push([rowOf(attributes.type), ...(returns.get(scope) ?? [])]);
  const push = (op: number, a: number, b: number): number =>
    rows.push(op, a, b, op === Op.Function ? role : 0, around, 0, node.startIndex, 0);
  let value = push(Op.Function, scope, results);
  for (const decorator of (decorators ?? []).toReversed())
    value = push(Op.Call, decorator, lists.push([value]));
  return value;
}

function nameRows(
  ordered: readonly Found[],
  places: readonly number[],
  { source, definitions, scopes, manifest, factIndex }: ExtractContext,
  { rowOf }: Expressions,
  { matched }: Patterns,
  declared: ReadonlySet<number>,
): Row[] {
  const rows: Row[] = [];
  const typeParameters = new Map<number, number>();
  const numbered = (kind: number, scope: number): { position?: number } => {
    if (kind !== BindingKind.TypeParameter) return {};
    const position = typeParameters.get(scope) ?? 0;
    typeParameters.set(scope, position + 1);
    return { position };
  };
  ordered.forEach((found, index) => {
    const { node, attributes } = found;
    if (declared.has(node.id)) return;
    const written = textOf(attributes.name ?? node, source);
    const name = found.kind === 'implied' ? (manifest.scoping.impliedNames[written] ?? written) : written;
    const kind = kinds[found.kind] ?? BindingKind.Variable;
    const scope = places[index] ?? 0;
    const own = found.kind === 'inner' ? (scopes[scope]?.definition ?? -1) : -1;
    if (own > 0 && !definitions[own]?.local) {
      rows.push({ ...unmatched, scope, name, kind: BindingKind.Definition, target: factIndex(own), node });
      return;
    }
    const given = matched.get(node.id) ?? {
      ...unmatched,
      type: rowOf(attributes.type),
      value: rowOf(attributes.value),
    };
    const range = rangeOf(found);
    const nameNode = found.kind === 'implied' ? undefined : (attributes.name ?? node);
    rows.push({ ...given, ...numbered(kind, scope), scope, name, kind, target: -1, node: range, nameNode });
  });
  return rows;
}

/** Binds a name where its function says that it belongs. */
function redirect(
  rows: readonly Row[],
  redirected: ReadonlyMap<string, number>,
  scopes: readonly Scope[],
): void {
  if (redirected.size === 0) return;
  const isDeclaration = ({ kind }: Row): boolean =>
    kind === BindingKind.Global || kind === BindingKind.Nonlocal;
  const bound = new Set(
    rows.filter((row) => !isDeclaration(row)).map(({ scope, name }) => `${scope}:${name}`),
  );
  const outerOf = (scope: number, name: string): number => {
    for (let at = scopes[scope]?.parent ?? 0; at > 0; at = scopes[at]?.parent ?? 0) {
      const isIt = scopes[at]?.kind === ScopeKind.Function && !redirected.has(`${at}:${name}`);
      if (isIt && bound.has(`${at}:${name}`)) return at;
    }
    return 0;
  };
  for (const row of rows) {
    const declared = redirected.get(`${row.scope}:${row.name}`);
    if (declared === undefined || isDeclaration(row)) continue;
    row.inner = row.scope > 0;
    row.scope = declared === BindingKind.Global ? 0 : outerOf(row.scope, row.name);
  }
}

function toTable(rows: Row[], regions: Regions, { strings }: ExtractContext): Int32Array {
  const table = new Rows(Column.Width, Math.max(16, rows.length));
  const order = rows.map((_, index) => index);
  const start = (index: number): number => rows[index]?.node?.startIndex ?? 0;
  const reachOf = regions.reaches();
  const reaches: Reach[] = [];
  for (const index of order.sort((a, b) => start(a) - start(b))) reaches[index] = reachOf(start(index));
  rows.forEach((row, index) => {
    const { scope, name, kind, target, type, value, position, node, inner, again = -1, nameNode } = row;
    const from = node?.endIndex ?? 0;
    const { until, gone, back } = reaches[index] ?? { until: 0, gone: -1, back: -1 };
    const to = inner ? -1 : until;
    const at = nameNode?.startIndex ?? -1;
    table.push(
      scope,
      strings.index(name),
      kind,
      target,
      type,
      value,
      position,
      from,
      to,
      again,
      gone,
      back,
      at,
    );
  });
  return table.toArray();
}

/** Whether a member can be meant by its bare name in the body of its type. */
function isBound(
  { scope, kind, local }: Definition,
  scopes: readonly Scope[],
  { scoping }: LanguageManifest,
): boolean {
  // The members of a local type belong to no definition.
  const isKnown = scoping.typeBodyIsScope || kind === 'enum_member' || (local && scoping.implicitReceiver);
  return scopes[scope]?.kind === ScopeKind.Type && isKnown;
}

function bindingScope({ kind }: Found, innermost: number, scopes: readonly Scope[]): number {
  if (kind === 'hoisted') return hoistTarget(scopes, innermost);
  // What a type asks for is known in the whole of the choice that asks.
  const asked = kind === 'inferred' ? enclosingScope(scopes, innermost, ScopeKind.Block) : -1;
  if (asked >= 0) return asked;
  return Math.max(0, innermost);
}

function textOf(node: SyntaxNode | undefined, source: string): string {
  return node ? source.slice(node.startIndex, node.endIndex) : '';
}

import { FILE_SCOPE, isInnerScope, lastScopeIndex, NONE, type ScopeIndex } from '../facts/ids.ts';
import { CLOSED, ScopeColumn, ScopeKind } from '../facts/tables.ts';
import type { Collected, Found } from './collect.ts';
import { compareStretches, InnermostCursor, type Stretch } from './nesting.ts';
import { Rows } from '../../base/rows.ts';

export interface Scope extends Stretch {
  /** Id of the syntax node; -1 for the file. */
  nodeId: number;
  kind: number;
  parent: ScopeIndex;
  /** Index of the definition whose body this is, or -1. Set by `buildDefinitions`. */
  definition: number;
  /** Whether its instance (`this`) is that of the enclosing scope. */
  open: boolean;
  /** Whether its instance (`this`) is the type itself, as in static members. */
  ofType: boolean;
  /** Whether it sees no variables of the scopes around it, unless it names them. */
  closed: boolean;
  /** Whether it only has the parameters of a head, and no code of a function. */
  signature: boolean;
}

const kinds: Record<string, number> = {
  function: ScopeKind.Function,
  lambda: ScopeKind.Function,
  static: ScopeKind.Function,
  signature: ScopeKind.Function,
  type: ScopeKind.Type,
  namespace: ScopeKind.Namespace,
  block: ScopeKind.Block,
  object: ScopeKind.Object,
};

/** Scopes, outer before inner, whose callbacks get the index of each. */
export interface ScopeTable extends ReadonlyArray<Readonly<Scope>> {
  forEach(
    callback: (scope: Readonly<Scope>, index: ScopeIndex, all: readonly Readonly<Scope>[]) => void,
  ): void;
  findIndex(
    isIt: (scope: Readonly<Scope>, index: ScopeIndex, all: readonly Readonly<Scope>[]) => unknown,
  ): ScopeIndex;
}

/** Returns scopes in the order of their indexes as a table. */
export const scopeTable = (scopes: readonly Scope[]): ScopeTable => scopes as ScopeTable;

/**
 * Scopes nested deeper than this are merged into the one at this depth. Many steps walk from a scope to its ancestors, so
 * without a limit they would take time quadratic in the depth. The deepest scope in 5,400 files of six repositories is 25
 * levels deep.
 */
export const MAX_SCOPE_DEPTH = 100;

export interface FileScopes {
  /** Outer before inner; the first is the file itself. */
  scopes: Scope[];
  /** Offset of the first scope deeper than `MAX_SCOPE_DEPTH`; undefined if there is none. */
  tooDeep: number | undefined;
}

/** Builds the scopes of a file. `sourceLength` is in UTF-16 units. */
export function buildScopes(
  collected: Collected,
  sourceLength: number,
  macroNamespaces: readonly Stretch[] = [],
): FileScopes {
  const file: Scope = { ...scopeAt(0, sourceLength + 1), kind: ScopeKind.File, parent: NONE, definition: 0 };
  const closed = new Set(collected.markers.closed.map(({ id }) => id));
  const written = [...collected.scopes.values()].map((found) => scopeOf(found, closed.has(found.node.id)));
  const inner = [
    ...written,
    ...namespacesInOrder(collected, written, file.end),
    ...macroScopes(macroNamespaces, written),
  ].sort(compareStretches);
  const scopes = [file];
  let tooDeep: number | undefined;
  const open: ScopeIndex[] = [FILE_SCOPE];
  for (const scope of inner) {
    while (open.length > 1 && (scopes[open.at(-1) ?? FILE_SCOPE]?.end ?? 0) <= scope.start) open.pop();
    if (open.length > MAX_SCOPE_DEPTH) {
      tooDeep ??= scope.start;
      continue;
    }
    scope.parent = open.at(-1) ?? FILE_SCOPE;
    open.push(lastScopeIndex(scopes.push(scope)));
  }
  return { scopes, tooDeep };
}

/** The scopes of namespaces without a block, if the file declares several: each reaches to the next. */
function namespacesInOrder({ markers }: Collected, written: readonly Scope[], end: number): Scope[] {
  if (markers.namespace.length < 2) return [];
  const blocks = written.filter(({ kind }) => kind === ScopeKind.Namespace);
  const open = markers.namespace
    .map(({ startIndex }) => startIndex)
    .filter((at) => !blocks.some((block) => block.start <= at && at < block.end))
    .sort((a, b) => a - b);
  if (open.length < 2) return [];
  return open.map((start, index) => ({
    ...scopeAt(start, open[index + 1] ?? end),
    nodeId: -2 - index,
    kind: ScopeKind.Namespace,
  }));
}

/** The node of the scope of a namespace that a macro begins, by the order of these in the file. */
export function macroScopeId(index: number): number {
  return -MACRO_SCOPES - index;
}
const MACRO_SCOPES = 1_000_000;

/** The scopes of namespaces that macros begin, unless another one reaches into it. */
function macroScopes(stretches: readonly Stretch[], written: readonly Scope[]): Scope[] {
  const cursor = new InnermostCursor([...written].sort(compareStretches));
  const offsets = stretches.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  const around = new Map(offsets.map((offset) => [offset, cursor.at(offset)]));
  return stretches.flatMap(({ start, end }, index) =>
    around.get(start) === around.get(end)
      ? [{ ...scopeAt(start, end), nodeId: macroScopeId(index), kind: ScopeKind.Namespace }]
      : [],
  );
}

function scopeOf({ node, kind }: Found, closed: boolean): Scope {
  return {
    ...scopeAt(node.startIndex, node.endIndex),
    nodeId: node.id,
    kind: kinds[kind] ?? ScopeKind.Block,
    open: kind === 'lambda',
    ofType: kind === 'static',
    signature: kind === 'signature',
    closed,
  };
}

function scopeAt(start: number, end: number): Scope {
  return {
    start,
    end,
    nodeId: -1,
    kind: ScopeKind.Block,
    parent: FILE_SCOPE,
    definition: -1,
    open: false,
    ofType: false,
    signature: false,
    closed: false,
  };
}

/** Finds the innermost scope around offsets: see `InnermostCursor`. */
export interface ScopeCursor {
  at(offset: number): ScopeIndex;
}

export function scopeCursor(scopes: readonly Scope[]): ScopeCursor {
  return new InnermostCursor(scopes) as unknown as ScopeCursor;
}

/** Returns the indexes of scopes by the ids of their nodes. */
export function scopesByNode(scopes: readonly Scope[]): ReadonlyMap<number, ScopeIndex> {
  return new Map(scopes.map(({ nodeId }, index) => [nodeId, index as ScopeIndex]));
}

/** Whether definitions in a scope cannot be reached from outside: in a function, or in something anonymous. */
export function isLocalScope(
  scopes: readonly Scope[],
  index: ScopeIndex,
  isLocalDefinition: (d: number) => boolean,
): boolean {
  for (let at = index; isInnerScope(at);) {
    const scope = scopes[at];
    if (!scope || scope.kind === ScopeKind.Function) return true;
    if (scope.kind === ScopeKind.Object || scope.kind === ScopeKind.Type) {
      return scope.definition < 0 || isLocalDefinition(scope.definition);
    }
    at = scope.parent;
  }
  return false;
}

/** The innermost scope of a kind that encloses a scope, which may be itself; -1 if none but the file does. */
export function enclosingScope(scopes: readonly Scope[], index: ScopeIndex, kind: number): ScopeIndex {
  let at = index;
  while (isInnerScope(at) && scopes[at]?.kind !== kind) at = scopes[at]?.parent ?? FILE_SCOPE;
  return isInnerScope(at) ? at : NONE;
}

/** The scope in which a hoisted name is bound: the nearest function, namespace or file. */
export function hoistTarget(scopes: readonly Scope[], index: ScopeIndex): ScopeIndex {
  for (let at = index; isInnerScope(at);) {
    const scope = scopes[at];
    if (!scope) return FILE_SCOPE;
    if (scope.kind === ScopeKind.Function || scope.kind === ScopeKind.Namespace) return at;
    at = scope.parent;
  }
  return FILE_SCOPE;
}

/** Returns the rows of `ScopeColumn`. `definitionOf` gives the index among the facts of the definition that a scope is of, or -1. */
export function scopeRows(
  scopes: readonly Scope[],
  definitionOf: (definition: number) => number,
): Int32Array {
  const rows = new Rows(ScopeColumn.Width, scopes.length);
  for (const { parent, kind, definition, open, ofType, closed } of scopes)
    rows.push(parent, kind, definitionOf(definition), (open ? 1 : ofType ? 2 : 0) | (closed ? CLOSED : 0));
  return rows.toArray();
}

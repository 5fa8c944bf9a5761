import { isNone, type ScopeIndex, NONE, type RowIndex } from '../facts/ids.ts';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import { callableKinds } from '../../model/kinds.ts';
import { Op } from '../facts/operations.ts';
import { BindingKind, Role, ScopeKind } from '../facts/tables.ts';
import { isAnonymousType } from './anonymous-types.ts';
import { rangeOf, type BindingRow } from './binding-rows.ts';
import type { Found } from './collect.ts';
import type { Decorators } from './decorators.ts';
import { isNestedCallable, typeOfWhole, type Definition } from './definitions.ts';
import { tellingType, type DocTypes } from './doc-types.ts';
import type { Expressions } from './expressions.ts';
import type { Patterns } from './patterns.ts';
import { hoistTarget, type Scope } from './scopes.ts';
import type { Structure } from './structure.ts';

/** The results of earlier steps that bindings of definitions are made from. */
interface Given {
  patterns: Patterns;
  decorators: Decorators;
  docTypes: ReadonlyMap<number, DocTypes>;
  /** Bindings by their node. */
  byNode: ReadonlyMap<number, Found>;
}

interface DefinitionBindings {
  rows: BindingRow[];
  /** Ids of the nodes that name definitions, with those that no row is made for. */
  declared: ReadonlySet<number>;
}

/** Makes the bindings of the names of definitions, one for each declaration. */
export function definitionBindings(
  { source, scopes, definitions, manifest, scopeOf, factIndex }: Structure,
  expressions: Expressions,
  { patterns: { matched }, decorators, docTypes, byNode }: Given,
): DefinitionBindings {
  const rows: BindingRow[] = [];
  const declared = new Set<number>();
  const { rowOf } = expressions;
  const typeOf = (each: Found, index: number): RowIndex => {
    const isCallable = callableKinds.has(definitions[index]?.kind ?? 'module');
    const type = isCallable ? rowOf(typeOfWhole(each)) : rowOf(each.attributes.type);
    const documented = docTypes.get(index);
    return tellingType(expressions, type, documented?.value ?? NONE, documented?.subtypes);
  };
  definitions.forEach((definition, index) => {
    const { scope, member, found, again } = definition;
    const local = definition.local || isNestedCallable(definition);
    if (index === 0 || (member && !isBound(definition, scopes, manifest))) return;
    if (found.kind === 'self_member' || isAnonymousType(found)) return;
    // Nothing calls it by its name.
    if (callableKinds.has(definition.kind) && found.modifiers.includes('explicit')) return;
    for (const each of [found, ...again]) {
      const nameNode = each.attributes.name;
      // The name of an expression is known inside of it only.
      if (nameNode && byNode.get(nameNode.id)?.kind === 'inner') continue;
      if (nameNode) declared.add(nameNode.id);
      if (each.kind === 'self_member') continue;
      const hoisted = nameNode && byNode.get(nameNode.id)?.kind === 'hoisted';
      const own = nameNode ? matched.get(nameNode.id) : undefined;
      const held = rowOf(each.attributes.value);
      const isFunction = isNone(held) && callableKinds.has(definition.kind);
      const value =
        isFunction && local
          ? localFunction(each, scope, scopeOf(each.node), decorators.get(index), expressions)
          : held;
      const isOpen =
        member && manifest.scoping.openKinds.includes(definitions[definition.parent]?.kind ?? 'module');
      const bound = isOpen ? (scopes[scope]?.parent ?? scope) : scope;
      rows.push({
        ...(own ?? { type: isFunction ? NONE : typeOf(each, index), value, position: -1 }),
        scope: hoisted ? hoistTarget(scopes, scope) : bound,
        name: definition.name || (nameNode ? source.slice(nameNode.startIndex, nameNode.endIndex) : ''),
        kind: local ? BindingKind.Variable : BindingKind.Definition,
        target: factIndex(index),
        node: rangeOf(each),
        nameNode,
      });
    }
  });
  return { rows, declared };
}

/** A function inside of a function has no page, but calls of it have a result. */
function localFunction(
  { node, attributes, modifiers }: Found,
  around: number,
  scope: ScopeIndex,
  decorators: readonly RowIndex[] | undefined,
  { rows, lists, returns, rowOf }: Expressions,
): RowIndex {
  if (isNone(scope)) return NONE;
  const role = modifiers.includes('async') ? Role.Async : 0;
  const results = lists.push([rowOf(attributes.type), ...(returns.get(scope) ?? [])]);
  const push = (op: number, a: number, b: number): RowIndex =>
    rows.push(op, a, b, op === Op.Function ? role : 0, around, 0, node.startIndex, 0);
  let value = push(Op.Function, scope, results);
  for (const decorator of (decorators ?? []).toReversed())
    value = push(Op.Call, decorator, lists.push([value]));
  return value;
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

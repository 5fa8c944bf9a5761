import type { Node } from 'web-tree-sitter';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import { callableKinds, NodeKind, typeKinds } from '../../model/kinds.ts';
import { ScopeKind } from '../facts.ts';
import type { Collected, Found } from './collect.ts';
import { docComment, type Comment } from './docs.ts';
import { compareStretches, type Stretch } from './nesting.ts';
import { isLocalScope, scopeCursor, type Scope } from './scopes.ts';

/** A definition on its way to becoming a fact. */
export interface Definition extends Stretch {
  found: Found;
  kind: NodeKind;
  name: string;
  nameNode: Node | undefined;
  parent: number;
  /** Where its name is bound. */
  scope: number;
  /** Begins what is shown of it: `export`, decorators. */
  outerStart: number;
  outerEnd: number;
  doc: string;
  /** Function-local: bound, but no node of the atlas. */
  local: boolean;
  /** Its name is a member of its parent rather than a name of a scope. */
  member: boolean;
  exported: boolean;
}

const mergeable: ReadonlySet<NodeKind> = new Set(['variable', 'constant', 'property', 'field']);

/** All definitions of a file, local ones included; the first is the file. Sets `definition` of the scopes. */
export function buildDefinitions(
  collected: Collected,
  scopes: Scope[],
  source: string,
  manifest: LanguageManifest,
  comments: readonly Comment[],
): Definition[] {
  const raw = [...collected.definitions.values()].filter(({ kind }) => kind !== '' && kind !== 'file');
  const sorted = raw
    .map((found) => ({ found, start: found.node.startIndex, end: found.node.endIndex }))
    .sort(compareStretches);
  const definitions = [fileDefinition(collected, source, manifest, comments)];
  const cursor = scopeCursor(scopes);
  const scopeByNode = new Map(scopes.map((scope, index) => [scope.nodeId, index]));
  const known = new Map<string, Definition>();
  const byName = new Map<string, number>();

  const ownScope = (node: Node | undefined, definition: number): void => {
    const own = node && scopes[scopeByNode.get(node.id) ?? -1];
    if (own && own.definition < 0 && own.kind !== ScopeKind.Block) own.definition = definition;
  };

  for (const { found, start, end } of sorted) {
    const { name: nameNode, value, body, member_of: memberOf } = found.attributes;
    const name = nameNode ? nameOf(nameNode, source) : 'default';
    if (name === '') continue;
    let scope = cursor.at(start);
    while (scopes[scope]?.nodeId === found.node.id) scope = scopes[scope]?.parent ?? 0;

    const selfMember = found.kind === 'self_member';
    const owner = memberOf
      ? (byName.get(nameOf(memberOf, source)) ?? -1)
      : selfMember
        ? enclosingType(scopes, scope)
        : -1;
    if ((memberOf || selfMember) && owner < 0) continue;
    const holder = scopes[scope];
    const parent = owner >= 0 ? owner : enclosingDefinition(scopes, scope);
    const member = owner >= 0 || holder?.kind === ScopeKind.Type || holder?.kind === ScopeKind.Object;
    const isLocal = (index: number): boolean => definitions[index]?.local ?? true;
    const local = owner >= 0 ? isLocal(owner) : isLocalScope(scopes, scope, isLocal);
    const kind = kindOf(found.kind, name, definitions[parent]?.kind, member, manifest);

    const key = `${local ? `${scope}/` : ''}${parent}.${name}`;
    const twin = known.get(key);
    if (
      twin &&
      mergeable.has(kind) &&
      (twin.member || selfMember || twin.scope === scope || mergeable.has(twin.kind))
    ) {
      twin.found.attributes = { ...found.attributes, ...twin.found.attributes };
      continue;
    }
    const outer = outermost(collected, found.node);
    if (twin && isOverload(twin, kind, parent, definitions)) {
      extendOverload(twin, found, outer.endIndex, end);
      for (const node of [found.node, value, body]) ownScope(node, definitions.indexOf(twin));
      continue;
    }
    const definition: Definition = {
      found,
      start,
      end,
      kind,
      name,
      nameNode,
      parent,
      scope,
      outerStart: outer.startIndex,
      outerEnd: Math.max(outer.endIndex, end),
      doc: docComment(found, outer, source, manifest, comments),
      local,
      member,
      exported: false,
    };
    const index = definitions.push(definition) - 1;
    if (!twin) known.set(key, definition);
    if (parent === 0 && !local && !byName.has(name)) byName.set(name, index);
    for (const node of [found.node, value, body]) ownScope(node, index);
  }
  return definitions;
}

/** Signatures of one callable, one after the other, with or without a body at the end, are one definition. */
function isOverload(
  twin: Definition,
  kind: NodeKind,
  parent: number,
  definitions: readonly Definition[],
): boolean {
  if (twin.kind !== kind || !callableKinds.has(kind) || twin.found.attributes.body) return false;
  return definitions.findLast((each) => each.parent === parent) === twin;
}

function extendOverload(twin: Definition, found: Found, outerEnd: number, end: number): void {
  twin.end = end;
  twin.outerEnd = Math.max(outerEnd, end);
  const { body, type } = found.attributes;
  if (body) twin.found.attributes.body = body;
  if (type && !twin.found.attributes.type) twin.found.attributes.type = type;
}

function fileDefinition(
  collected: Collected,
  source: string,
  manifest: LanguageManifest,
  comments: readonly Comment[],
): Definition {
  const found = [...collected.definitions.values()].find(({ kind }) => kind === 'file');
  const node = found?.node;
  return {
    found: found ?? { node: undefined as never, kind: 'file', pattern: -1, attributes: {}, modifiers: [] },
    start: 0,
    end: source.length,
    kind: 'module',
    name: '',
    nameNode: undefined,
    parent: -1,
    scope: 0,
    outerStart: 0,
    outerEnd: source.length,
    doc: found && node ? docComment(found, node, source, manifest, comments) : '',
    local: false,
    member: false,
    exported: true,
  };
}

/** A name as written, without the quotes that a string as a name has. */
function nameOf(node: Node, source: string): string {
  const text = source.slice(node.startIndex, node.endIndex);
  return /^(['"`]).*\1$/s.test(text) ? text.slice(1, -1) : text.replace(/\s+/g, '');
}

function kindOf(
  captured: string,
  name: string,
  parent: NodeKind | undefined,
  member: boolean,
  { scoping }: LanguageManifest,
): NodeKind {
  const kind = captured === 'self_member' ? 'property' : NodeKind.parse(captured);
  if (!member || !parent || !typeKinds.has(parent)) return kind;
  const asMember = (Object.hasOwn(scoping.memberKinds, kind) ? scoping.memberKinds[kind] : undefined) ?? kind;
  return asMember === 'method' && scoping.constructors.includes(name) ? 'constructor' : asMember;
}

function enclosingType(scopes: readonly Scope[], index: number): number {
  for (let at = index; at > 0; at = scopes[at]?.parent ?? 0) {
    const scope = scopes[at];
    if (scope?.kind === ScopeKind.Type) return scope.definition;
  }
  return -1;
}

function enclosingDefinition(scopes: readonly Scope[], index: number): number {
  for (let at = index; at > 0; at = scopes[at]?.parent ?? 0) {
    const definition = scopes[at]?.definition ?? -1;
    if (definition >= 0) return definition;
  }
  return 0;
}

function outermost(collected: Collected, node: Node): Node {
  let outer = node;
  for (let next = collected.outers.get(outer.id); next; next = collected.outers.get(outer.id)) outer = next;
  return outer;
}

/** Whether uses inside a definition count as its own: not so for what merely holds a value. */
export function isContainer({ kind, local, found }: Definition): boolean {
  if (local) return false;
  if (kind === 'module' || kind === 'namespace' || callableKinds.has(kind) || typeKinds.has(kind))
    return true;
  // An accessor is a property with a body.
  return found.attributes.body !== undefined;
}

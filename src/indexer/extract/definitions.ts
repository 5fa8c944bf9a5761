import type { LanguageManifest } from '../../grammar/manifest.ts';
import { callableKinds, NodeKind, typeKinds } from '../../model/kinds.ts';
import { ScopeKind } from '../facts/tables.ts';
import type { Collected, Found, SyntaxNode } from './collect.ts';
import { continues, extendTwin, isSame, mergeable, mergeValue } from './declaration-merging.ts';
import type { DocReader } from './docs.ts';
import { declaredMembers, importedLocals, importedNames, nameOf } from './definition-names.ts';
import { anonymousName, isAnonymousType } from './anonymous-types.ts';
import { nestedSymbols } from './nested-symbols.ts';
import { compareStretches, InnermostCursor, toStretches, type Stretch } from './nesting.ts';
import { OwnerNames } from './owner-names.ts';
import { enclosingDefinition, selfOwner } from './owners.ts';
import { enclosingScope, isLocalScope, scopeCursor, type Scope } from './scopes.ts';
import { outermost, prefixFinder } from './shown-source.ts';

/**
 * Definitions with a longer qualified name are treated as local, with their members. Qualified names are repeated for every
 * member and reference, so output would be quadratic in their length. The longest one in 6,700 files of six repositories
 * has 102 characters.
 */
export const MAX_QUALIFIED_NAME = 250;

/** Units in which a file adds members to types of other files without an import. */
const sharesTypes: ReadonlySet<string> = new Set(['directory', 'namespace']);

/** A definition on its way to becoming a fact. */
export interface Definition extends Stretch {
  found: Found;
  kind: NodeKind;
  name: string;
  nameNode: SyntaxNode | undefined;
  /** Length of the qualified name, in UTF-16 units. */
  qualifiedLength: number;
  parent: number;
  /** Name of the type that it is a member of, if the file does not declare that; otherwise empty. */
  owner: string;
  /** Index of the scope in which its name is bound. */
  scope: number;
  /** Start of the shown source, with `export` and decorators. */
  outerStart: number;
  outerEnd: number;
  doc: string;
  /** Other declarations of it and assignments to it. */
  again: Found[];
  /** The other signatures of a callable. */
  overloads: Found[];
  /** Local to a function: bound, but not a node of the atlas. */
  local: boolean;
  /** Declared in the body of a function, and a node of the atlas: see `nestedSymbols`. */
  nested: boolean;
  /** Whether it is a member of its parent, rather than a name of a scope. */
  member: boolean;
  /** Code in its value that runs when the value is used: see `deferCode`. */
  deferred?: Stretch[];
}

/** The scopes, and all else that definitions are built from beside the captures. */
interface Around {
  scopes: Scope[];
  /** Index of the scope that a node is; -1 if it is none. */
  scopeOf: (node: SyntaxNode) => number;
  source: string;
  manifest: LanguageManifest;
  docOf: DocReader;
}

interface Built {
  /** Local ones included; the first is the file. */
  definitions: Definition[];
  /** The definitions to which members may be assigned from outside. */
  owners: OwnerNames;
}

/** Builds the definitions of a file, and sets `definition` of its scopes. */
export function buildDefinitions(
  collected: Collected,
  { scopes, scopeOf, source, manifest, docOf }: Around,
): Built {
  const owners = new OwnerNames(collected, scopes, source);
  const raw = [...collected.definitions.values()].filter(({ kind }) => kind !== '' && kind !== 'file');
  const sorted = raw
    .map((found) => ({ found, start: found.node.startIndex, end: found.node.endIndex }))
    .sort(compareStretches);
  const definitions = [fileDefinition(collected, source, docOf)];
  // A method and a field may have one name.
  const areSeparate = ['members', 'all'].includes(manifest.scoping.separateNames);
  const fields = areSeparate ? sorted.filter(({ found }) => !callables.has(found.kind)) : sorted;
  const declared = declaredMembers(fields, scopes, source);
  const imported = importedNames(collected);
  const prefixed = prefixFinder(collected, source);
  const localNames = importedLocals(collected, source);
  // A type that another file of the unit declares, or one that an import brings.
  const isKnownElsewhere = (name: string): boolean =>
    sharesTypes.has(manifest.scoping.unit) || localNames.has(name);
  const known = new Map<string, number>();
  /** The last definition in each definition, and the last of all that holds a value under a name. */
  const lastIn = new Map<number, Definition>();
  let lastValue: Definition | undefined;

  // A variable of a block at the top of a file lives no longer than the block.
  const isOfBlock = ({ attributes: { name } }: Found, scope: number): boolean =>
    scopes[scope]?.kind === ScopeKind.Block &&
    // The block of a namespace is its body.
    scopes[scopes[scope].parent]?.kind !== ScopeKind.Namespace &&
    !(name && collected.bindings.get(name.id)?.kind === 'hoisted');

  const ownScope = (node: SyntaxNode | undefined, definition: number): void => {
    const own = node && scopes[scopeOf(node)];
    if (!own || own.definition >= 0 || own.kind === ScopeKind.Block) return;
    // A function may have nothing but a type as its body.
    const kind = definitions[definition]?.kind;
    if (own.kind === ScopeKind.Type && kind === 'function') return;
    own.definition = definition;
  };

  const placed = withScopes(sorted, scopes);
  const nestedFounds = nestedSymbols(placed, collected, scopes, source);
  for (const { found, start, end, scope } of ownersFirst(placed, owners, source)) {
    const { name: nameNode, value, body, member_of: memberOf } = found.attributes;
    const anonymous = isAnonymousType(found);
    const written = nameNode ? nameOf(nameNode, source) : nameOfUnnamed(found, scopes, scope);
    const name = anonymous ? anonymousName(found, source) : written;
    if (name === '' || (nameNode && imported.has(nameNode.id))) continue;
    // The members of the value of a field or constant are those of the field.
    if (anonymous && (scopes[scopeOf(found.node)]?.definition ?? -1) >= 0) continue;

    if (found.kind === 'self_value') {
      const bare = declared.get(`${enclosingScope(scopes, scope, ScopeKind.Type)}.${name}`);
      if (bare && value && !bare.attributes.type && !bare.attributes.value) bare.items.push(value);
      continue;
    }
    const selfMember = found.kind === 'self_member';
    const named = memberOf && owners.ownerOf(memberOf, scope);
    const owner = named?.index ?? (selfMember ? selfOwner(scopes, scope, definitions) : -1);
    const ownerName = named && owner < 0 ? named.name : '';
    if (owner < 0 && (selfMember || (memberOf && !isKnownElsewhere(ownerName)))) continue;
    // Assigned before the line that declares it.
    const later = selfMember && declared.get(`${enclosingScope(scopes, scope, ScopeKind.Type)}.${name}`);
    if (later && later.node.startIndex > start) {
      if (found.attributes.value) later.items.push(found.attributes.value);
      continue;
    }
    const holder = scopes[scope];
    const around = owner >= 0 ? owner : enclosingDefinition(scopes, scope);
    const member =
      !anonymous &&
      (owner >= 0 ||
        ownerName !== '' ||
        holder?.kind === ScopeKind.Type ||
        holder?.kind === ScopeKind.Object);
    const kind = kindOf(found.kind, name, definitions[around]?.kind, member, manifest);
    // An object whose members are copied to a type of another file is no scope of theirs.
    const outsideObject = ownerName !== '' && holder?.kind === ScopeKind.Object ? holder.parent : scope;
    const isInFunction =
      anonymous ||
      (owner >= 0
        ? isLocal(definitions, owner)
        : isLocalScope(scopes, outsideObject, (index) => isLocal(definitions, index)) ||
          (mergeable.has(kind) && isOfBlock(found, scope)));
    const outside = nodeAround(definitions, around);
    // A type without a name needs the name of the function around it.
    const isNested = isInFunction && !member && nestedFounds.has(found) && (!!nameNode || outside > 0);
    const parent = isNested ? outside : around;
    const prefixLength = ownerName === '' ? (definitions[parent]?.qualifiedLength ?? 0) : ownerName.length;
    const qualifiedLength = prefixLength + 1 + name.length;
    const local = qualifiedLength > MAX_QUALIFIED_NAME || (isInFunction && !isNested);
    const nested = isNested && !local;

    // A type and its instances may each have a member of that name.
    const side = found.modifiers.includes('static') ? 'static ' : '';
    const sort = areSeparate && callableKinds.has(kind) ? '()' : '';
    const key = `${isInFunction ? `${scope}/` : ''}${around}.${ownerName}.${side}${name}${sort}`;
    const twinIndex = anonymous ? -1 : (known.get(key) ?? -1);
    const twin = definitions[twinIndex];
    if (twin && isSame(twin, found, kind, selfMember, scope)) {
      mergeValue(twin, found);
      continue;
    }
    const outer = outermost(collected, found.node);
    const isOverload = manifest.scoping.overloads && callableKinds.has(kind);
    if (twin && !isOverload && lastIn.get(parent) === twin && continues(twin, found, kind)) {
      // A copy, because its own attributes are completed from the others.
      if (twin.overloads.length === 0 && callableKinds.has(kind))
        twin.overloads.push({ ...twin.found, attributes: { ...twin.found.attributes } });
      extendTwin(twin, found, outer.endIndex, end);
      // The documentation of overloads often stands at the implementation.
      if (twin.doc === '' && callableKinds.has(kind)) twin.doc = docOf(found, prefixed(outer.startIndex));
      for (const node of [found.node, value, body]) ownScope(node, twinIndex);
      continue;
    }
    // The name of a primary constructor is that of its type, and stands before it.
    const outerStart = Math.min(prefixed(outer.startIndex), nameNode?.startIndex ?? start);
    const definition: Definition = {
      found,
      start,
      end,
      kind,
      name,
      nameNode,
      qualifiedLength,
      parent,
      owner: ownerName,
      scope,
      outerStart,
      outerEnd: Math.max(outer.endIndex, end),
      doc: docOf(found, outerStart),
      local,
      nested,
      member,
      again: [],
      overloads: [],
    };
    const index = definitions.push(definition) - 1;
    lastIn.set(parent, definition);
    if (!twin && !anonymous) known.set(key, index);
    if (parent === 0 && ownerName === '' && !isInFunction && !owners.byName.has(name))
      owners.byName.set(name, index);
    if (value && parent === 0 && !isInFunction) owners.addValue(value, index);
    // Members that are assigned to a variable belong to the function that initialises it.
    // The name of a function expression, if it has one, is not known outside of it.
    const isValue = !nameNode || (!member && scope === lastValue?.scope);
    if (lastValue && isValue && callableKinds.has(kind) && lastValue.start <= start && end <= lastValue.end)
      owners.byName.set(lastValue.name, index);
    if (nameNode && mergeable.has(kind)) lastValue = definition;
    const types = kind === 'type_alias' ? found.items : [];
    for (const node of [found.node, value, body, ...types]) ownScope(node, index);
  }
  deferCode(definitions, toStretches(collected.markers.deferred));
  return { definitions, owners };
}

/** The name of a definition without one: of a type that is a value inside of a function its kind, as it is no default export. */
function nameOfUnnamed({ kind, attributes }: Found, scopes: readonly Scope[], scope: number): string {
  return !attributes.value && isLocalScope(scopes, scope, () => true) ? kind : 'default';
}

/** Whether what is declared in the body of a definition, or assigned to it, is local. */
function isLocal(definitions: readonly Definition[], index: number): boolean {
  const definition = definitions[index];
  return !definition || definition.local || isNestedCallable(definition);
}

/** A function inside of a function. It is evaluated as the value that its name holds, as a local one is. */
export function isNestedCallable({ nested, kind }: Definition): boolean {
  return nested && callableKinds.has(kind);
}

/** The innermost node of the atlas that is, or encloses, a definition. */
function nodeAround(definitions: readonly Definition[], index: number): number {
  let at = index;
  while (at > 0 && definitions[at]?.local) at = definitions[at]?.parent ?? 0;
  return at;
}

interface InScope {
  found: Found;
  start: number;
  end: number;
  /** Index of the scope in which the definition stands. */
  scope: number;
}

function withScopes(sorted: readonly (Stretch & { found: Found })[], scopes: readonly Scope[]): InScope[] {
  const cursor = scopeCursor(scopes);
  return sorted.map(({ found, start, end }) => {
    let scope = cursor.at(start);
    while (scopes[scope]?.nodeId === found.node.id) scope = scopes[scope]?.parent ?? 0;
    return { found, start, end, scope };
  });
}

/** Moves types and functions before the first definition that says that it is a member of them, because parents come first. */
function ownersFirst(sorted: readonly InScope[], owners: OwnerNames, source: string): readonly InScope[] {
  const firstMembers = new Map<string, number>();
  sorted.forEach(({ found, scope }, index) => {
    const owner = found.attributes.member_of;
    const name = owner && owners.ownerOf(owner, scope).name;
    if (name !== undefined && !firstMembers.has(name)) firstMembers.set(name, index);
  });
  if (firstMembers.size === 0) return sorted;
  const rank = sorted.map(({ found, scope }, index) => {
    const name = scope === 0 && ownerKindNames.has(found.kind) ? found.attributes.name : undefined;
    const first = name && firstMembers.get(nameOf(name, source));
    return first !== undefined && first < index ? first - 0.5 : index;
  });
  return sorted
    .map((each, index) => ({ each, rank: rank[index] ?? index }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}

const callables: ReadonlySet<string> = callableKinds;
const ownerKindNames: ReadonlySet<string> = new Set([...typeKinds, 'function']);

function fileDefinition(collected: Collected, source: string, docOf: DocReader): Definition {
  const found = [...collected.definitions.values()].find(({ kind }) => kind === 'file');
  const node = found?.node;
  return {
    found: found ?? {
      node: undefined as never,
      kind: 'file',
      pattern: -1,
      attributes: {},
      items: [],
      modifiers: [],
    },
    start: 0,
    end: source.length,
    kind: 'module',
    name: '',
    nameNode: undefined,
    qualifiedLength: 0,
    parent: -1,
    owner: '',
    scope: 0,
    outerStart: 0,
    outerEnd: source.length,
    doc: found && node ? docOf(found, 0) : '',
    again: [],
    overloads: [],
    local: false,
    nested: false,
    member: false,
  };
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

/** Whether references inside a definition belong to it. Those in the values of variables and properties do not, unless the grammar calls the value a body. */
export function isContainer({ kind, local, found }: Definition): boolean {
  if (local) return false;
  if (kind === 'module' || kind === 'namespace' || callableKinds.has(kind) || typeKinds.has(kind))
    return true;
  // An accessor is a property with a body.
  return found.attributes.body !== undefined;
}

/** Gives functions in the value of a variable or field to it: they run when the value is used, and not where it is declared. */
function deferCode(definitions: readonly Definition[], functions: readonly Stretch[]): void {
  if (functions.length === 0) return;
  const sorted = definitions.map((definition, index) => ({
    start: definition.start,
    end: definition.end,
    index,
  }));
  const around = new InnermostCursor(sorted.sort(compareStretches));
  for (const each of functions) {
    const definition = definitions[sorted[around.at(each.start)]?.index ?? 0];
    if (!definition || definition.local || isContainer(definition) || definition.kind === 'enum_member')
      continue;
    (definition.deferred ??= []).push(each);
  }
}

/** The declared type of a callable as a whole, as opposed to its return type. */
export function typeOfWhole({ attributes: { type, value } }: Found): SyntaxNode | undefined {
  return type && value && type.endIndex <= value.startIndex ? type : undefined;
}

import { FILE_SCOPE, type ScopeIndex } from '../facts/ids.ts';
import type { LanguageManifest } from '../../grammar/manifest.ts';
import { callableKinds, NodeKind, typeKinds } from '../../model/kinds.ts';
import { ScopeKind } from '../facts/tables.ts';
import type { Collected, Found, SyntaxNode } from './collect.ts';
import { continues, extendTwin, isSame, mergeable, mergeValue } from './declaration-merging.ts';
import type { DocReader } from './docs.ts';
import { declaredMembers, importedLocals, importedNames, nameOf } from './definition-names.ts';
import { ownersFirst, withScopes, type InScope } from './definition-order.ts';
import { fileDefinition } from './file-definition.ts';
import { anonymousName, isAnonymousType } from './anonymous-types.ts';
import { nestedSymbols } from './nested-symbols.ts';
import { deferCode } from './containers.ts';
import { compareStretches, toStretches, type Stretch } from './nesting.ts';
import { OwnerNames } from './owner-names.ts';
import { enclosingDefinition, selfOwner } from './owners.ts';
import { enclosingScope, isLocalScope, type Scope } from './scopes.ts';
import { outermost, prefixFinder } from './shown-source.ts';

/**
 * Definitions with a longer qualified name are treated as local, with their members. Qualified names are repeated for every
 * member and reference, so output would be quadratic in their length. The longest one in 6,700 files of six repositories
 * has 102 characters.
 */
export const MAX_QUALIFIED_NAME = 250;

/** Units in which a file adds members to types of other files without an import. */
const sharesTypes: ReadonlySet<string> = new Set(['directory', 'namespace', 'program']);

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
  scope: ScopeIndex;
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
export function buildDefinitions(collected: Collected, around: Around): Built {
  const raw = [...collected.definitions.values()].filter(({ kind }) => kind !== '' && kind !== 'file');
  const sorted = raw
    .map((found) => ({ found, start: found.node.startIndex, end: found.node.endIndex }))
    .sort(compareStretches);
  return new DefinitionBuilder(collected, around, sorted).build();
}

/** A captured definition with its name. */
interface NamedFound extends InScope {
  name: string;
  /** Whether it is a type without a name. */
  anonymous: boolean;
  /** Index of the definition of which it is said to be a member; -1 if it is not, or another file has that. */
  owner: number;
  /** Name of the type of another file of which it is said to be a member; otherwise empty. */
  ownerName: string;
}

/** What a definition is among the others. */
type Place = Pick<Definition, 'kind' | 'parent' | 'member' | 'qualifiedLength' | 'local' | 'nested'> & {
  /** The same for declarations of one thing. */
  key: string;
  isInFunction: boolean;
};

class DefinitionBuilder {
  readonly #collected: Collected;
  readonly #scopes: Scope[];
  readonly #scopeOf: Around['scopeOf'];
  readonly #source: string;
  readonly #manifest: LanguageManifest;
  readonly #docOf: DocReader;
  readonly #owners: OwnerNames;
  readonly #definitions: Definition[];
  /** A method and a field may have one name. */
  readonly #areSeparate: boolean;
  readonly #placed: readonly InScope[];
  readonly #nested: ReadonlySet<Found>;
  readonly #declared: ReturnType<typeof declaredMembers>;
  readonly #imported: ReturnType<typeof importedNames>;
  readonly #localNames: ReturnType<typeof importedLocals>;
  readonly #prefixed: ReturnType<typeof prefixFinder>;
  /** Indices of definitions by `Place.key`. */
  readonly #known = new Map<string, number>();
  /** The dotted names of types, by index: see `#pathOf`. */
  readonly #paths = new Map<number, string>();
  /** The last definition in each definition. */
  readonly #lastIn = new Map<number, Definition>();
  /** The last of all that holds a value under a name. */
  #lastValue: Definition | undefined;

  constructor(
    collected: Collected,
    { scopes, scopeOf, source, manifest, docOf }: Around,
    sorted: readonly (Stretch & { found: Found })[],
  ) {
    this.#collected = collected;
    this.#scopes = scopes;
    this.#scopeOf = scopeOf;
    this.#source = source;
    this.#manifest = manifest;
    this.#docOf = docOf;
    this.#owners = new OwnerNames(collected, scopes, source, manifest.scoping);
    this.#definitions = [fileDefinition(collected, source, docOf)];
    this.#areSeparate = ['members', 'all'].includes(manifest.scoping.separateNames);
    const fields = this.#areSeparate ? sorted.filter(({ found }) => !callables.has(found.kind)) : sorted;
    this.#declared = declaredMembers(fields, scopes, source);
    this.#imported = importedNames(collected);
    this.#prefixed = prefixFinder(collected, source);
    this.#localNames = importedLocals(collected, source);
    this.#placed = withScopes(sorted, scopes);
    this.#nested = nestedSymbols(this.#placed, collected, scopes, source, manifest.scoping.bareCalls);
  }

  build(): Built {
    for (const each of ownersFirst(this.#placed, this.#owners, this.#source)) {
      const named = this.#named(each);
      if (!named || this.#isTakenByDeclared(named)) continue;
      const place = this.#placeOf(named);
      if (!this.#joins(named, place)) this.#add(named, place);
    }
    deferCode(this.#definitions, toStretches(this.#collected.markers.deferred));
    return { definitions: this.#definitions, owners: this.#owners };
  }

  /** Returns undefined for what is no definition of its own: an import, or a type that is the value of a field. */
  #named(placed: InScope): NamedFound | undefined {
    const { found, scope } = placed;
    const { name: nameNode, member_of: memberOf } = found.attributes;
    const anonymous = isAnonymousType(found);
    const written = nameNode ? nameOf(nameNode, this.#source) : nameOfUnnamed(found, this.#scopes, scope);
    const suffix = found.modifiers.includes('setter') ? (this.#manifest.scoping.setterSuffix ?? '') : '';
    const name = anonymous ? anonymousName(found, this.#source) : `${written}${suffix}`;
    if (name === '' || (nameNode && this.#imported.has(nameNode.id))) return undefined;
    // The members of the value of a field or constant are those of the field.
    if (anonymous && (this.#scopes[this.#scopeOf(found.node)]?.definition ?? -1) >= 0) return undefined;
    const named = memberOf && this.#owners.ownerOf(memberOf, scope);
    const own = found.kind === 'self_member' ? selfOwner(this.#scopes, scope, this.#definitions) : -1;
    const owner = named?.index ?? own;
    return { ...placed, name, anonymous, owner, ownerName: named && owner < 0 ? named.name : '' };
  }

  /**
   * Whether it is no definition of its own: it only gives a value to a member that is declared elsewhere, which gets that value here, or is a
   * member of something unknown.
   */
  #isTakenByDeclared({ found, start, scope, name, owner, ownerName }: NamedFound): boolean {
    const { value, member_of: memberOf } = found.attributes;
    const selfMember = found.kind === 'self_member';
    const declared =
      selfMember || found.kind === 'self_value'
        ? this.#declared.get(`${enclosingScope(this.#scopes, scope, ScopeKind.Type)}.${name}`)
        : undefined;
    if (found.kind === 'self_value') {
      if (declared && value && !declared.attributes.type && !declared.attributes.value)
        declared.items.push(value);
      return true;
    }
    // Only code of another language knows the type of a member that is not called by its plain name.
    const needsType = memberOf && !found.modifiers.includes('explicit');
    if (owner < 0 && (selfMember || (needsType && !this.#isKnownElsewhere(ownerName)))) return true;
    // Assigned before the line that declares it.
    if (!declared || declared.node.startIndex <= start) return false;
    if (value) declared.items.push(value);
    return true;
  }

  /** Whether another file of the unit declares a type, or an import brings it. */
  #isKnownElsewhere(name: string): boolean {
    return sharesTypes.has(this.#manifest.scoping.unit) || this.#localNames.has(name);
  }

  #placeOf({ found, scope, name, anonymous, owner, ownerName }: NamedFound): Place {
    const holder = this.#scopes[scope];
    const isFriend = found.modifiers.includes('friend');
    const around = isFriend ? 0 : owner >= 0 ? owner : enclosingDefinition(this.#scopes, scope);
    const member =
      !(anonymous || isFriend) &&
      (owner >= 0 ||
        ownerName !== '' ||
        holder?.kind === ScopeKind.Type ||
        holder?.kind === ScopeKind.Object);
    const kind = kindOf(found.kind, name, this.#definitions[around]?.kind, member, this.#manifest);
    // An object whose members are copied to a type of another file is no scope of theirs, nor is a head with type parameters around them.
    const isAround = holder?.kind === ScopeKind.Object || holder?.signature === true;
    const holderScope = ownerName !== '' && isAround ? holder.parent : scope;
    const isInFunction =
      anonymous ||
      (owner >= 0
        ? isLocal(this.#definitions, owner)
        : isLocalScope(this.#scopes, holderScope, (index) => isLocal(this.#definitions, index)) ||
          (mergeable.has(kind) && this.#isOfBlock(found, scope)));
    const outside = nodeAround(this.#definitions, around);
    // A type without a name needs the name of the function around it.
    const isNamed = found.attributes.name !== undefined || outside > 0;
    const isNested = isInFunction && !member && this.#nested.has(found) && isNamed;
    const parent = isNested ? outside : around;
    const prefix = ownerName === '' ? (this.#definitions[parent]?.qualifiedLength ?? 0) : ownerName.length;
    const qualifiedLength = prefix + 1 + name.length;
    const local = qualifiedLength > MAX_QUALIFIED_NAME || (isInFunction && !isNested);
    // A type and its instances may each have a member of that name.
    const side = found.modifiers.includes('static') ? 'static ' : '';
    const sort = this.#areSeparate && callableKinds.has(kind) ? '()' : '';
    const key = `${isInFunction ? `${scope}/` : ''}${around}.${ownerName}.${side}${name}${sort}`;
    return { kind, parent, member, qualifiedLength, local, nested: isNested && !local, key, isInFunction };
  }

  /** Whether it is a variable of a block at the top of a file, which lives no longer than the block. */
  #isOfBlock({ attributes: { name } }: Found, scope: ScopeIndex): boolean {
    const block = this.#scopes[scope];
    return (
      block?.kind === ScopeKind.Block &&
      // The block of a namespace is its body.
      this.#scopes[block.parent]?.kind !== ScopeKind.Namespace &&
      !(name && this.#collected.bindings.get(name.id)?.kind === 'hoisted')
    );
  }

  /** Adds it to the definition that it declares again, if there is one. */
  #joins({ found, end, scope, anonymous }: NamedFound, { kind, key, parent }: Place): boolean {
    const index = anonymous ? -1 : (this.#known.get(key) ?? -1);
    const twin = this.#definitions[index];
    if (!twin) return false;
    if (isSame(twin, found, kind, found.kind === 'self_member', scope)) {
      mergeValue(twin, found);
      return true;
    }
    const isCallable = callableKinds.has(kind);
    if (this.#manifest.scoping.overloads && isCallable) return false;
    if (this.#lastIn.get(parent) !== twin || !continues(twin, found, kind)) return false;
    // A copy, because its own attributes are completed from the others.
    if (twin.overloads.length === 0 && isCallable)
      twin.overloads.push({ ...twin.found, attributes: { ...twin.found.attributes } });
    const outer = outermost(this.#collected, found.node);
    extendTwin(twin, found, outer.endIndex, end);
    // The documentation of overloads often stands at the implementation.
    if (twin.doc === '' && isCallable) twin.doc = this.#docOf(found, this.#prefixed(outer.startIndex));
    const { value, body } = found.attributes;
    for (const node of [found.node, value, body]) this.#setDefinition(node, index);
    return true;
  }

  #add(named: NamedFound, { key, isInFunction, ...place }: Place): void {
    const { found, start, end, scope, name, anonymous, ownerName } = named;
    const { name: nameNode, value, body } = found.attributes;
    const outer = outermost(this.#collected, found.node);
    // The name of a primary constructor is that of its type, and stands before it.
    const outerStart = Math.min(this.#prefixed(outer.startIndex), nameNode?.startIndex ?? start);
    const definition: Definition = {
      ...place,
      ...{ found, start, end, name, nameNode, owner: ownerName, scope, outerStart },
      outerEnd: Math.max(outer.endIndex, end),
      doc: this.#docOf(found, outerStart),
      again: [],
      overloads: [],
    };
    const index = this.#definitions.push(definition) - 1;
    this.#lastIn.set(place.parent, definition);
    if (!anonymous && !this.#known.has(key)) this.#known.set(key, index);
    this.#nameOwner(definition, index, isInFunction);
    const types = place.kind === 'type_alias' ? found.items : [];
    for (const node of [found.node, value, body, ...types]) this.#setDefinition(node, index);
  }

  /** Makes known under which names members may be assigned to a definition from outside. */
  #nameOwner(definition: Definition, index: number, isInFunction: boolean): void {
    const { found, kind, name, nameNode, parent, owner, member, scope, start, end } = definition;
    const { value } = found.attributes;
    const isTop = parent === 0 && !isInFunction;
    const path = this.#pathOf(definition, index);
    const isNew = !found.modifiers.includes('forward') && !this.#owners.byName.has(path);
    const isNamed = owner === '' && !isInFunction && (isTop || path !== name);
    if (isNamed && isNew) this.#owners.byName.set(path, index);
    if (typeKinds.has(kind) && !isInFunction)
      this.#owners.addPath(index, parent, owner === '' ? name : `${owner}.${name}`);
    if (this.#manifest.scoping.pathWords && typeKinds.has(kind) && scope !== FILE_SCOPE)
      this.#owners.addInScope(scope, name, index);
    if (value && isTop) this.#owners.addValue(value, index);
    // Members that are assigned to a variable belong to the function that initialises it.
    // The name of a function expression, if it has one, is not known outside of it.
    const last = this.#lastValue;
    const isValue = !nameNode || (!member && scope === last?.scope);
    const isInLast = last && last.start <= start && end <= last.end;
    if (isInLast && isValue && callableKinds.has(kind)) this.#owners.byName.set(last.name, index);
    if (nameNode && mergeable.has(kind)) this.#lastValue = definition;
  }

  /** The dotted name of a type in types, where members that stand outside name their owners so; otherwise its own name. */
  #pathOf({ kind, name, parent }: Definition, index: number): string {
    const around = parent > 0 && typeKinds.has(kind) ? this.#paths.get(parent) : undefined;
    const path = around === undefined ? name : `${around}.${name}`;
    if (this.#manifest.scoping.includes) this.#paths.set(index, path);
    return path;
  }

  /** Makes the scope of a node that of a definition. */
  #setDefinition(node: SyntaxNode | undefined, index: number): void {
    const own = node && this.#scopes[this.#scopeOf(node)];
    if (!own || own.definition >= 0 || own.kind === ScopeKind.Block) return;
    // A function may have nothing but a type as its body.
    if (own.kind === ScopeKind.Type && this.#definitions[index]?.kind === 'function') return;
    own.definition = index;
  }
}

/**
 * The name of a definition without one: `default`, as in `export default class {}`. A declaration inside of a function cannot be exported and
 * has its kind as a name.
 */
function nameOfUnnamed({ kind, attributes }: Found, scopes: readonly Scope[], scope: ScopeIndex): string {
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

const callables: ReadonlySet<string> = callableKinds;

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

/** The declared type of a callable as a whole, as opposed to its return type. */
export function typeOfWhole({ attributes: { type, value } }: Found): SyntaxNode | undefined {
  return type && value && type.endIndex <= value.startIndex ? type : undefined;
}
